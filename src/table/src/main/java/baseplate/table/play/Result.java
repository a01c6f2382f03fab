package baseplate.table.play;

import baseplate.core.Ending;
import baseplate.core.SideId;
import baseplate.core.scene.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What came of a battle that is over, as far as the side that looks may know it.
///
/// @param ending who won, by which rule and how
/// @param rounds how many rounds were played
/// @param sides what became of each side, in order
public record Result(Ending ending, int rounds, List<Fate> sides) {
  public Result {
    sides = List.copyOf(sides);
  }

  /// What became of a side.
  ///
  /// @param side which
  /// @param pieces how many pieces it had
  /// @param lost those that it lost
  /// @param away those that left without being lost
  /// @param luck how its rolls went
  public record Fate(SideId side, int pieces, List<Member> lost, List<Member> away, Luck luck) {
    public Fate {
      lost = List.copyOf(lost);
      away = List.copyOf(away);
    }
  }

  /// The result of a battle; empty while it goes on.
  public static Optional<Result> of(BattleModel model) {
    Shown shown = model.shown().get();
    return shown.view().ending().map(ending -> of(model, shown, ending));
  }

  private static Result of(BattleModel model, Shown shown, Ending ending) {
    List<Luck> luck = Luck.seenBy(model.journal(), shown.view().viewer());
    List<Fate> sides = new ArrayList<>();
    for (Luck one : luck) {
      sides.add(fate(shown.rosters().get(one.side().number()), one));
    }
    return new Result(ending, shown.view().clock().round(), sides);
  }

  private static Fate fate(List<Member> roster, Luck luck) {
    return new Fate(
        luck.side(),
        roster.size(),
        those(roster, Member.Standing.LOST),
        those(roster, Member.Standing.AWAY),
        luck);
  }

  private static List<Member> those(List<Member> roster, Member.Standing standing) {
    return roster.stream().filter(member -> member.standing() == standing).toList();
  }
}
