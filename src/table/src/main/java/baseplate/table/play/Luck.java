package baseplate.table.play;

import baseplate.core.Command;
import baseplate.core.SideId;
import baseplate.core.Step;
import baseplate.core.Verdict;
import baseplate.core.input.Input;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Log;
import baseplate.core.journal.Seen;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The luck of a side: how its rolls went against what was to be expected of them, from what the
/// record holds of the entries that still count.
///
/// A roll is its side's who gave the order that led to it, or, in what comes after the order
/// itself, who chose that it be made. A success is what the roll is made for: that a sum is
/// reached, that one is more than the other. Rolls that set the table up before the first round are
/// left out.
///
/// @param side whose
/// @param tries its rolls that succeed or fail
/// @param totals its rolls that come to a number
public record Luck(SideId side, Tries tries, Totals totals) {
  /// The luck of each side, with all that happened.
  public static List<Luck> of(Journal journal) {
    return tallied(journal, entry -> Log.whole(entry, Verdict.Findings.NONE));
  }

  /// The luck of each side as far as one of them may know what was rolled.
  public static List<Luck> seenBy(Journal journal, SideId viewer) {
    Log log = new Log(journal, viewer);
    return tallied(journal, entry -> log.seen(entry, Verdict.Findings.NONE));
  }

  private static List<Luck> tallied(Journal journal, Function<Entry, Seen> seeing) {
    List<LuckTally> tallies = new ArrayList<>();
    for (int side = 0; side < journal.setting().header().sides().size(); side++) {
      tallies.add(new LuckTally(new SideId(side)));
    }
    SideId rolling = SideId.FIRST;
    for (Entry entry : journal.standing()) {
      rolling = rolling(journal, entry, rolling);
      if (isPlayed(journal, entry)) {
        LuckTally tally = tallies.get(rolling.number());
        Rolls.of(journal, entry, seeing.apply(entry)).forEach(tally::take);
      }
    }
    return tallies.stream().map(LuckTally::luck).toList();
  }

  /// What is rolled to set the table up is nobody's luck.
  private static boolean isPlayed(Journal journal, Entry entry) {
    return journal.battleAfter(entry.number() - 1).clock().round() > 0;
  }

  /// @param before whose rolls those of the entry before it are
  private static SideId rolling(Journal journal, Entry entry, SideId before) {
    return switch (entry.command()) {
      case Command.ByStop _ -> answering(journal, entry, before);
      case Command.Answer(Input.Chosen _) -> answering(journal, entry, before);
      case Command.Answer _ -> before;
      default -> entry.side();
    };
  }

  /// Who answers what a step asks that comes after the order's own goes on as the one who acts, as
  /// in a blow struck back.
  private static SideId answering(Journal journal, Entry entry, SideId before) {
    boolean isLater =
        journal
            .battleAfter(entry.number() - 1)
            .pending()
            .filter(pending -> !(pending.step() instanceof Step.Opening))
            .isPresent();
    return isLater ? entry.side() : before;
  }
}
