package baseplate.core;

import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The only judge of commands: pure, the same for play, replay, odds and simulation.
///
/// Equal battles, commands and inputs give equal verdicts, whatever was judged before, on any
/// thread. What the history of a battle decides (undo, redo, take-back) is refused here and belongs
/// to the journal.
public final class Judge {
  private final Rules rules;
  private final Enforcement enforcement;
  private final Showing showing;
  private final int sides;

  /// Whether evidence is wanted.
  public enum Showing {
    /// Rulings and reckonings are built.
    EVIDENCE,
    /// They are not; events and battles are the same.
    RESULT_ONLY
  }

  /// Of a battle of two sides.
  public Judge(Rules rules, Enforcement enforcement, Showing showing) {
    this(rules, enforcement, showing, 2);
  }

  /// @param rules the ruleset with the battle's data and agreements
  /// @param enforcement what becomes of refusals by rule
  /// @param showing whether rulings and reckonings are built
  /// @param sides how many sides the battle has
  public Judge(Rules rules, Enforcement enforcement, Showing showing, int sides) {
    this.rules = rules;
    this.enforcement = enforcement;
    this.showing = showing;
    this.sides = sides;
  }

  /// The rules that it judges by.
  public Rules rules() {
    return rules;
  }

  /// Judges a command. Inputs are asked in order; where one is missing the verdict awaits it.
  public Verdict judge(Battle battle, Command command, Inputs inputs) {
    return switch (beginning(battle, command)) {
      case Beginning.At(Step step, List<Input> earlier) -> run(battle, step, earlier, inputs);
      case Beginning.Nowhere(Refusal refusal) ->
          new Verdict.Refused(refusal, Verdict.Findings.NONE);
    };
  }

  /// Where the judging of a command begins, before any rule is asked.
  public Beginning beginning(Battle battle, Command command) {
    return Beginning.of(battle, command, sides);
  }

  private Verdict run(Battle battle, Step first, List<Input> earlier, Inputs inputs) {
    Run run = new Run(battle);
    Optional<Step> next = Optional.of(first);
    List<Input> known = earlier;
    while (next.isPresent()) {
      Step step = next.get();
      Hearing hearing = new Hearing(known, inputs, waiver(step), run.evidence);
      Stage stage = stage(run.at, step, hearing);
      switch (stage) {
        case Stage.Settled settled -> {
          run.settle(settled, hearing, known.size());
          next = settled.next();
          known = List.of();
        }
        case Stage.Waiting waits -> {
          return run.awaiting(step, waits, hearing, known.size());
        }
        case Stage.Stopped stopped -> {
          return new Verdict.Refused(stopped.refusal(), run.findings());
        }
      }
    }
    return run.accepted();
  }

  private Hearing.Waiver waiver(Step step) {
    boolean waives =
        enforcement != Enforcement.ENFORCE
            || step instanceof Step.Opening(SideId _, Command.Override _);
    return waives ? Hearing.Waiver.RULES : Hearing.Waiver.NOTHING;
  }

  /// Judges one step with the inputs that it has had and those that come, for what walks a
  /// resolution step by step, as odds do.
  public Stage step(Battle battle, Step step, List<Input> earlier, Inputs inputs) {
    return stage(battle, step, new Hearing(earlier, inputs, waiver(step), Evidence.none()));
  }

  private Stage stage(Battle battle, Step step, Hearing hearing) {
    try {
      return switch (resolve(battle, step, hearing)) {
        case Resolution.Done(List<Event> events, Step next) ->
            new Stage.Settled(released(battle).after(events), events, next);
        case Resolution.NotDone() -> new Stage.Stopped(hearing.standing());
      };
    } catch (Awaited awaited) {
      return new Stage.Waiting(awaited.request(), hearing.used());
    }
  }

  private static Battle released(Battle battle) {
    return battle.pending().isEmpty() ? battle : battle.after(Event.PendingChanged.NO_MORE);
  }

  private Resolution resolve(Battle battle, Step step, Hearing hearing) {
    if (!(step instanceof Step.Opening(SideId by, Command given))) {
      return rules.proceed(battle, step, hearing);
    }
    Command command = given instanceof Command.Override override ? override.command() : given;
    return command instanceof RulesCommand own
        ? rules.carryOut(battle, by, own, hearing)
        : Endings.carryOut(rules, by, command, hearing);
  }

  /// What piles up over the steps of one command.
  private final class Run {
    private final Evidence evidence =
        showing == Showing.EVIDENCE ? Evidence.collecting() : Evidence.none();
    private final List<Event> events = new ArrayList<>();
    private final List<Input> used = new ArrayList<>();
    private final List<Refusal> waived = new ArrayList<>(0);
    private Battle at;

    Run(Battle battle) {
      this.at = battle;
    }

    void settle(Stage.Settled settled, Hearing hearing, int earlier) {
      if (at.pending().isPresent()) {
        events.add(Event.PendingChanged.NO_MORE);
      }
      events.addAll(settled.events());
      keep(hearing, earlier);
      at = settled.after();
    }

    Verdict awaiting(Step step, Stage.Waiting waits, Hearing hearing, int earlier) {
      keep(hearing, earlier);
      Event pending = new Event.PendingChanged(new Pending(step, waits.used(), waits.request()));
      events.add(pending);
      return new Verdict.Awaiting(waits.request(), at.after(pending), events, used, findings());
    }

    Verdict accepted() {
      return new Verdict.Accepted(at, events, used, findings());
    }

    Verdict.Findings findings() {
      return evidence.on() || !waived.isEmpty()
          ? new Verdict.Findings(evidence.rulings(), evidence.reckonings(), waived)
          : Verdict.Findings.NONE;
    }

    private void keep(Hearing hearing, int earlier) {
      used.addAll(hearing.used().subList(earlier, hearing.used().size()));
      waived.addAll(hearing.waived());
    }
  }
}
