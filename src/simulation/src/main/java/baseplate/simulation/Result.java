package baseplate.simulation;

import baseplate.core.SideId;
import java.util.List;
import java.util.stream.IntStream;

/// What a campaign came to.
///
/// @param plan what was to be played
/// @param tally what was played: the first battles of the plan, all of them unless it was cancelled
public record Result(Plan plan, Tally tally) {
  /// How each player fared, in the order of the plan.
  public List<Standing> standings() {
    return IntStream.range(0, plan.players().size()).mapToObj(this::standing).toList();
  }

  private Standing standing(int player) {
    int wins = tally.wins().get(player);
    return new Standing(
        new SideId(player),
        plan.players().get(player).name(),
        wins,
        Share.of(wins, tally.battles()));
  }

  /// Whether it was cancelled before its last battle.
  public boolean isPartial() {
    return tally.battles() < plan.battles();
  }
}
