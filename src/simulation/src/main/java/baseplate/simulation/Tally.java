package baseplate.simulation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// What battles came to, in whole numbers: tallies add up to the same in any order.
///
/// @param battles how many
/// @param wins by player
/// @param draws without a winner
/// @param unfinished cut off at the limit of decisions
/// @param rounds of all battles together
/// @param decisions of all battles together
/// @param judged commands judged in all battles, what-ifs included
/// @param refused commands of players that the rules refused
public record Tally(
    int battles,
    List<Integer> wins,
    int draws,
    int unfinished,
    long rounds,
    long decisions,
    long judged,
    long refused) {
  public Tally {
    wins = List.copyOf(wins);
  }

  /// No battles.
  public static Tally none(int players) {
    return new Tally(0, Collections.nCopies(players, 0), 0, 0, 0, 0, 0, 0);
  }

  /// One battle.
  ///
  /// @param winner the player who won, -1 where nobody did
  static Tally one(int players, Played played, int winner) {
    boolean ended = played.ending().isPresent();
    return new Tally(
        1,
        IntStream.range(0, players).mapToObj(player -> player == winner ? 1 : 0).toList(),
        ended && winner < 0 ? 1 : 0,
        ended ? 0 : 1,
        played.end().clock().round(),
        played.decisions(),
        played.judged(),
        played.refused());
  }

  /// Both together.
  public Tally plus(Tally other) {
    return new Tally(
        battles + other.battles,
        wins(other),
        draws + other.draws,
        unfinished + other.unfinished,
        rounds + other.rounds,
        decisions + other.decisions,
        judged + other.judged,
        refused + other.refused);
  }

  private List<Integer> wins(Tally other) {
    List<Integer> sums = new ArrayList<>();
    for (int player = 0; player < wins.size(); player++) {
      sums.add(wins.get(player) + other.wins.get(player));
    }
    return sums;
  }
}
