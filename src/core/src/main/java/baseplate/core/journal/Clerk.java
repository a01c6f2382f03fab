package baseplate.core.journal;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Event;
import baseplate.core.Judge;
import baseplate.core.Pending;
import baseplate.core.Refusal;
import baseplate.core.RulesCommand;
import baseplate.core.SideId;
import baseplate.core.Step;
import baseplate.core.Verdict;
import baseplate.core.Verdict.Findings;
import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.input.Outcomes;
import baseplate.core.input.Request;
import baseplate.core.play.Stop;
import baseplate.core.words.Phrase;
import java.util.List;
import java.util.Optional;

/// Judges commands in their place in a history: undo, redo and take-back itself, all others by the
/// [Judge]. Enters nothing.
final class Clerk {
  private final Journal journal;
  private final Judge judge;
  private final History history;
  private final int sides;

  Clerk(Journal journal, Judge judge) {
    this.journal = journal;
    this.judge = judge;
    this.history = new History(journal);
    this.sides = journal.setting().header().sides().size();
  }

  /// @param side who gives the command
  Judged judge(SideId side, Command command, Inputs inputs) {
    return SideId.unknown(side, sides)
        .map(refusal -> refused(side, command, refusal))
        .orElseGet(() -> known(side, command, inputs));
  }

  private Judged known(SideId side, Command command, Inputs inputs) {
    SideId acting = journal.battle().toAct();
    return switch (command) {
      case Command.TakeBack(int toEntry) -> takeBack(side, command, toEntry);
      case Command.SetStop(SideId whose, String choice, Stop.Answering by) -> {
        SideId setting = whose == null ? side : whose;
        yield moved(setting, new Command.SetStop(setting, choice, by), journal.now());
      }
      case Command.Override _ -> judged(side, command, inputs);
      case Command.Surrender(SideId whose) -> {
        SideId loser = whose == null ? side : whose;
        yield judged(loser, new Command.Surrender(loser), inputs);
      }
      case Command.OfferDraw(SideId whose) -> {
        SideId asking = whose == null ? side : whose;
        yield judged(asking, new Command.OfferDraw(asking), inputs);
      }
      case Command.Undo _, Command.Redo _, Command.Answer _, Command.ByStop _, RulesCommand _ ->
          side.equals(acting)
              ? inTurn(side, command, inputs)
              : refused(
                  side, command, Phrase.of("core.refusal.turn", "side", side, "acting", acting));
    };
  }

  private Judged inTurn(SideId side, Command command, Inputs inputs) {
    return switch (command) {
      case Command.Undo _ -> moved(side, command, history.undo(side));
      case Command.Redo _ -> moved(side, command, history.redo());
      case Command.Answer answer -> answered(side, answer, answer.input(), inputs);
      case Command.ByStop stop ->
          isSet(side, stop)
              ? answered(side, stop, stop.answer(), inputs)
              : refused(side, stop, Phrase.of("core.refusal.stop"));
      default -> judged(side, command, inputs);
    };
  }

  private Judged judged(SideId side, Command command, Inputs inputs) {
    Recording recording = new Recording(inputs);
    Verdict verdict = judge.judge(journal.battle(), command, recording);
    return new Judged(side, command, verdict, recording.given(), null);
  }

  private static Judged moved(SideId side, Command command, History.Move move) {
    return switch (move) {
      case History.Move.No(Phrase reason) -> refused(side, command, reason);
      case History.Move.To(Moment moment) -> moved(side, command, moment);
    };
  }

  private static Judged moved(SideId side, Command command, Moment moment) {
    Verdict verdict = standing(moment.battle(), List.of());
    return new Judged(side, command, verdict, List.of(), moment);
  }

  /// What is said where the journal alone decided: accepted, or awaiting what is pending again.
  private static Verdict standing(Battle after, List<Event> events) {
    Optional<Pending> pending = after.pending();
    return pending.isPresent()
        ? new Verdict.Awaiting(pending.get().awaited(), after, events, List.of(), Findings.NONE)
        : new Verdict.Accepted(after, events, List.of(), Findings.NONE);
  }

  private Judged takeBack(SideId side, Command command, int toEntry) {
    if (history.back(toEntry) instanceof History.Move.No(Phrase reason)) {
      return refused(side, command, reason);
    }
    Event asked = new Event.PendingChanged(History.asking(side, toEntry));
    Verdict verdict = standing(journal.battle().after(asked), List.of(asked));
    return new Judged(side, command, verdict, List.of(), null);
  }

  /// Whether the side that is asked had set such choices to be answered so.
  private boolean isSet(SideId side, Command.ByStop stop) {
    return journal.battle().pending().map(Pending::awaited).orElse(null) instanceof Request.Ask ask
        && journal.stopOf(side).of(ask.kind()) == stop.by()
        && switch (stop.by()) {
          case ASK -> false;
          case DECLINE -> ask.options().getFirst().id().equals(stop.answer().option());
          case ADVISOR -> true;
        };
  }

  private Judged answered(SideId side, Command command, Input input, Inputs inputs) {
    if (input instanceof Input.Outcome) {
      return refused(side, command, Phrase.of("core.refusal.outcome"));
    }
    Optional<Pending> pending = journal.battle().pending();
    return pending.isPresent() && pending.get().step() instanceof Step.TakingBack asked
        ? answered(side, command, input, pending.get(), asked)
        : judged(side, command, inputs);
  }

  private Judged answered(
      SideId side, Command command, Input input, Pending pending, Step.TakingBack asked) {
    Optional<Phrase> unfit = Outcomes.unfit(pending.awaited(), input);
    if (unfit.isPresent()) {
      return refused(side, command, unfit.get());
    }
    boolean agreed = Outcomes.of(pending.awaited(), input) == History.AGREED;
    return moved(side, command, agreed ? journal.moment(asked.toEntry()) : history.beforeAsking());
  }

  private static Judged refused(SideId side, Command command, Phrase reason) {
    return refused(side, command, Refusal.byStructure(reason));
  }

  private static Judged refused(SideId side, Command command, Refusal refusal) {
    return new Judged(side, command, new Verdict.Refused(refusal, Findings.NONE), List.of(), null);
  }
}
