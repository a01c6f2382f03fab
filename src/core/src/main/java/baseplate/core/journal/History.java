package baseplate.core.journal;

import baseplate.core.Battle;
import baseplate.core.Pending;
import baseplate.core.SideId;
import baseplate.core.Step;
import baseplate.core.input.Request;
import baseplate.core.words.Phrase;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// What may be undone, done again and taken back.
///
/// Undo is free back to the side's last decision, and stops at a revealed roll or card and where
/// the other side has been to act. Beyond that the other side must agree to a take-back.
final class History {
  /// The outcome of an [#asking] that is agreed to.
  static final int AGREED = 1;

  private final Journal journal;

  History(Journal journal) {
    this.journal = journal;
  }

  /// Where a move through history leads, or why it is not made.
  sealed interface Move {
    /// To a moment.
    record To(Moment moment) implements Move {}

    /// Nowhere.
    record No(Phrase reason) implements Move {}
  }

  /// What an undo of the side leads to.
  Move undo(SideId side) {
    Moment now = journal.now();
    Moment before = now.before();
    Entry last = now.entry();
    if (before == null || last == null) {
      return no("core.refusal.undo.nothing");
    }
    if (last.reveals()) {
      return no("core.refusal.undo.rolled", before.number());
    }
    if (!last.side().equals(side)) {
      return new Move.No(
          Phrase.of("core.refusal.undo.other", "side", last.side(), "entry", before.number()));
    }
    if (handedOver(before.battle(), now.battle())) {
      return no("core.refusal.undo.handed-over", before.number());
    }
    return new Move.To(before);
  }

  private static boolean handedOver(Battle before, Battle now) {
    return !before.toAct().equals(now.toAct())
        || before.clock().turn() != now.clock().turn()
        || before.ending().isPresent() != now.ending().isPresent();
  }

  Move redo() {
    Optional<Moment> undone = journal.undone();
    return undone.isEmpty() ? no("core.refusal.redo.nothing") : new Move.To(undone.get());
  }

  /// Where a take-back to just after an entry leads.
  @SuppressWarnings("ReferenceEquality") // a moment is told apart by identity
  Move back(int toEntry) {
    Moment now = journal.now();
    if (isAsked(now.battle())) {
      return no("core.refusal.take-back.asked");
    }
    if (toEntry < 0 || toEntry > journal.size()) {
      return unknown(toEntry);
    }
    Moment target = journal.moment(toEntry);
    return target != now && counts(target) && !isAsked(target.battle())
        ? new Move.To(target)
        : unknown(toEntry);
  }

  @SuppressWarnings("ReferenceEquality") // a moment is told apart by identity
  private boolean counts(Moment target) {
    Moment at = journal.now();
    while (at != null && at.number() > target.number()) {
      at = at.before();
    }
    return at == target;
  }

  private Move unknown(int toEntry) {
    return new Move.No(
        Phrase.of("core.refusal.take-back.entry", "entry", toEntry)
            .with("last", journal.now().number()));
  }

  private static Move no(String key) {
    return new Move.No(Phrase.of(key));
  }

  private static Move no(String key, int entry) {
    return new Move.No(Phrase.of(key, "entry", entry));
  }

  /// Whether a take-back is being asked for.
  static boolean isAsked(Battle battle) {
    return battle.pending().isPresent() && battle.pending().get().step() instanceof Step.TakingBack;
  }

  /// Where the battle stood before the take-back that is being asked for; a refusal leads there.
  Moment beforeAsking() {
    return Objects.requireNonNull(journal.now().before());
  }

  /// The question whether the other side agrees.
  static Pending asking(SideId by, int toEntry) {
    Request.Ask ask =
        new Request.Ask(
            by.other(),
            "take-back",
            Phrase.of("core.ask.take-back", "side", by, "entry", toEntry),
            List.of(
                new Request.Way("decline", Phrase.of("core.way.decline")),
                new Request.Way("agree", Phrase.of("core.way.agree"))));
    return new Pending(new Step.TakingBack(by, toEntry), List.of(), ask);
  }
}
