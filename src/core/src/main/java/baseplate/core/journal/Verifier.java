package baseplate.core.journal;

import baseplate.core.Battle;
import baseplate.core.Judge;
import baseplate.core.Verdict;
import baseplate.core.doc.Malformed;
import baseplate.core.input.Given;
import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Checks a record entry by entry and judges it again: faces, folding, digests of the battle, and
/// whether the rules of today judge the same. Links are checked by whoever has the lines.
///
/// Judging goes on after a fault as long as the entries can be followed.
public final class Verifier {
  private final Setting setting;
  private final Journal journal;
  private final Clerk clerk;
  private final Dice dice;
  private final States states;
  private Verification.@Nullable Fault fault;
  private Verification.@Nullable Difference difference;
  private boolean lost;

  /// Whether an entry's link holds on the one before it.
  public enum Link {
    /// It does.
    HOLDS,
    /// It does not.
    BROKEN
  }

  /// What the digests of battles in a record were taken over.
  public enum States {
    /// The form that battles have today: they are checked.
    OF_TODAY,
    /// The form of an older format: they cannot be.
    OF_AN_OLDER_FORMAT
  }

  /// Of a record of today's format.
  public Verifier(Setting setting) {
    this(setting, States.OF_TODAY);
  }

  /// @param setting of the record
  /// @param states whether digests of battles are checked
  public Verifier(Setting setting, States states) {
    this.setting = setting;
    this.states = states;
    this.journal = new Journal(setting);
    this.clerk = new Clerk(journal, setting.judge(Judge.Showing.RESULT_ONLY));
    this.dice = Dice.of(setting.header().dice());
  }

  /// Checks a whole record, its links too.
  public static Verification verify(Journal record) {
    Verifier verifier = new Verifier(record.setting());
    for (Entry entry : record.entries()) {
      Entry linked = record.setting().entries().chain(verifier.journal.chain(), entry);
      boolean holds = linked.chain().equals(entry.chain());
      verifier.check(entry, holds ? Link.HOLDS : Link.BROKEN);
    }
    return verifier.result();
  }

  /// Whether the next entry can still be followed.
  public boolean goesOn() {
    return !lost;
  }

  /// A line that whoever has the lines found wrong; the first fault counts.
  ///
  /// @param entry the number of the line's entry, 0 for the header
  public void fault(int entry, Phrase reason) {
    if (fault == null) {
      fault = new Verification.Fault(entry + 1, reason);
    }
  }

  /// A line that cannot be read: nothing after it can be followed.
  public void lost(int entry, Phrase reason) {
    fault(entry, reason);
    lost = true;
    if (difference == null) {
      difference =
          new Verification.Difference(entry, Phrase.of("core.verify.unfollowed"), List.of());
    }
  }

  /// Checks the next entry.
  public void check(Entry entry, Link link) {
    if (lost) {
      return;
    }
    if (difference == null && entry.number() == journal.size() + 1) {
      judgeAgain(entry);
    }
    checkFaces(entry);
    boolean asWritten = isAsWritten(entry);
    fold(entry);
    if (link == Link.BROKEN) {
      fault(entry.number(), Phrase.of("core.verify.link"));
    } else if (!asWritten) {
      fault(entry.number(), Phrase.of("core.verify.form"));
    }
  }

  /// Whether the link is the one of the entry as it is written today: a line may say the same in a
  /// form that no program wrote, and its links be made anew.
  private boolean isAsWritten(Entry entry) {
    return states != States.OF_TODAY
        || setting.entries().chain(journal.chain(), entry).chain().equals(entry.chain());
  }

  private void checkFaces(Entry entry) {
    if (entry.given().isEmpty() || entry.number() != journal.size() + 1) {
      return;
    }
    Inputs own = dice.from(journal.rolls());
    for (Given given : entry.given()) {
      checkFaces(entry, given, own.next(given.asked()).orElse(null));
    }
  }

  /// Typed faces and answers of sides come by commands of their own, never with another.
  private void checkFaces(Entry entry, Given given, @Nullable Input right) {
    if (right == null) {
      fault(entry.number(), Phrase.of("core.verify.given"));
    } else if (!right.equals(given.input())) {
      Object found = shown(given.input());
      Object seed = shown(right);
      fault(entry.number(), Phrase.of("core.verify.dice", "found", found, "seed", seed));
    }
  }

  private static Object shown(Input input) {
    return switch (input) {
      case Input.Faces(List<Integer> faces) -> List.copyOf(faces);
      case Input.Card(String card) -> card;
      case Input.Chosen(String option) -> option;
      case Input.Outcome(int value) -> value;
    };
  }

  private void fold(Entry entry) {
    Battle before = journal.battle();
    try {
      journal.append(entry);
    } catch (Malformed malformed) {
      lost(journal.size() + 1, malformed.problem());
      return;
    }
    if (states == States.OF_AN_OLDER_FORMAT) {
      return;
    }
    Battle after = journal.battle();
    boolean wanted = Setting.isMilestone(before, after);
    Optional<Digest> stated = entry.stateDigest();
    if (wanted != stated.isPresent() || wanted && !stated.get().equals(setting.digest(after))) {
      fault(entry.number(), Phrase.of("core.verify.state"));
    }
  }

  /// Rules that were given a battle that they could never have made may fail anywhere.
  private void judgeAgain(Entry entry) {
    try {
      difference = difference(entry);
    } catch (RuntimeException e) {
      difference = differs(entry, Phrase.of("core.verify.failed"), List.of());
    }
  }

  private Verification.@Nullable Difference difference(Entry entry) {
    Replaying replaying = new Replaying(entry.given());
    Judged judged = clerk.judge(entry.side(), entry.command(), replaying);
    if (judged.verdict() instanceof Verdict.Refused(var refusal, _)) {
      return differs(
          entry, Phrase.of("core.verify.refused", "reason", refusal.reason()), refusal.rules());
    }
    if (!replaying.isUsedUp()) {
      return differs(entry, Phrase.of("core.verify.asked"), List.of());
    }
    Entry again = judged.entry(entry.number(), null);
    return compare(entry, again);
  }

  private static Verification.@Nullable Difference compare(Entry entry, Entry again) {
    if (entry.outcome() != again.outcome()) {
      return differs(entry, Phrase.of("core.verify.outcome"), List.of());
    }
    if (!entry.command().equals(again.command())
        || !entry.returnsTo().equals(again.returnsTo())
        || !entry.events().equals(again.events())) {
      return differs(entry, Phrase.of("core.verify.events"), List.of());
    }
    if (!entry.waived().equals(again.waived())) {
      return differs(entry, Phrase.of("core.verify.waived"), cited(entry, again));
    }
    return null;
  }

  private static List<RuleId> cited(Entry entry, Entry again) {
    return java.util.stream.Stream.of(entry, again)
        .flatMap(one -> one.waived().stream())
        .flatMap(refusal -> refusal.rules().stream())
        .distinct()
        .toList();
  }

  private static Verification.Difference differs(Entry entry, Phrase reason, List<RuleId> rules) {
    return new Verification.Difference(entry.number(), reason, rules);
  }

  /// What was found.
  public Verification result() {
    Verification.Faces faces =
        setting.header().dice() instanceof Header.Typed
            ? Verification.Faces.TYPED
            : Verification.Faces.FROM_THE_SEED;
    return new Verification(journal.size(), fault, difference, faces);
  }
}
