package baseplate.table.play;

import baseplate.core.Judge;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.input.Script;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Log;
import baseplate.core.journal.Seen;
import java.util.ArrayList;
import java.util.List;

/// What happened, entry by entry, with the rulings that judging each again gives, as far as one
/// side may know it.
public final class Chronicle {
  private final Journal journal;
  private final Judge judge;

  public Chronicle(Journal journal) {
    this.journal = journal;
    this.judge = journal.setting().judge(Judge.Showing.EVIDENCE);
  }

  /// The last entries, the newest first.
  ///
  /// @param most how many at most
  public List<Seen> last(int most, SideId viewer) {
    List<Seen> last = new ArrayList<>();
    for (int number = journal.size(); number > 0 && last.size() < most; number--) {
      last.add(seen(number, viewer));
    }
    return List.copyOf(last);
  }

  /// An entry by its number from 1.
  public Seen seen(int number, SideId viewer) {
    Entry entry = journal.entry(number);
    return new Log(journal, viewer).seen(entry, findings(entry));
  }

  /// What judging an entry again says.
  Verdict again(Entry entry) {
    var before = journal.battleAfter(entry.number() - 1);
    return judge.judge(before, entry.command(), new Script(entry.inputs()));
  }

  private Verdict.Findings findings(Entry entry) {
    return findings(again(entry));
  }

  static Verdict.Findings findings(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Accepted accepted -> accepted.findings();
      case Verdict.Awaiting awaiting -> awaiting.findings();
      case Verdict.Refused _ -> Verdict.Findings.NONE;
    };
  }
}
