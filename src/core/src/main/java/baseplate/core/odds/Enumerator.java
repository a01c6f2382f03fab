package baseplate.core.odds;

import baseplate.core.Battle;
import baseplate.core.Beginning;
import baseplate.core.Command;
import baseplate.core.Judge;
import baseplate.core.Pending;
import baseplate.core.Refusal;
import baseplate.core.Step;
import baseplate.core.dice.Seed;
import baseplate.core.input.Distributions;
import baseplate.core.input.Fraction;
import baseplate.core.input.Input;
import baseplate.core.words.Phrase;
import java.util.List;
import java.util.Optional;

/// Works out the odds of commands by the rules themselves: it takes the place of dice, cards and
/// players, and tries everything that they could answer.
///
/// It changes no battle and takes nothing from a battle's dice. Past its budget the answer is
/// sampled, and says so. Safe on any thread where the budget's clock is.
public final class Enumerator {
  private final Judge judge;
  private final Distributions distributions;
  private final Budget budget;
  private final Seed seed;

  /// @param judge who judges each branch
  /// @param distributions the chances at hand
  /// @param budget how much an answer may take
  /// @param seed where sampled answers come from; never the seed of the battle's dice
  public Enumerator(Judge judge, Distributions distributions, Budget budget, Seed seed) {
    this.judge = judge;
    this.distributions = distributions;
    this.budget = budget;
    this.seed = seed;
  }

  /// The odds of a command or an answer.
  ///
  /// @param battle the battle, or what a side knows of it
  /// @param command what is tried
  /// @param intention how choices are answered on the way
  public Reply odds(Battle battle, Command command, Intention intention) {
    return switch (judge.beginning(battle, command)) {
      case Beginning.At(Step step, List<Input> inputs) -> odds(battle, step, inputs, intention);
      case Beginning.Nowhere(Refusal refusal) -> new Reply.Refused(refusal);
    };
  }

  /// The odds of what waits for an input; refused where nothing waits.
  public Reply pending(Battle battle, Intention intention) {
    Optional<Pending> pending = battle.pending();
    return pending.isEmpty()
        ? refused("core.refusal.nothing-asked")
        : odds(battle, pending.get().step(), pending.get().inputs(), intention);
  }

  private Reply odds(Battle battle, Step step, List<Input> inputs, Intention intention) {
    Node first = new Node(battle, step);
    Meter meter = Meter.ofWalking(budget);
    Walk walk = new Walk(judge, distributions, chooser(intention, meter), meter);
    try {
      walk.from(first, inputs);
    } catch (Exhausted _) {
      return intention instanceof Intention.Reckoned
          ? refused("core.refusal.odds.far")
          : sampled(first, inputs, intention);
    }
    Optional<Refusal> refusal = walk.refusal();
    return refusal.isPresent()
        ? new Reply.Refused(refusal.get())
        : new Reply.Told(told(battle, walk, meter, intention));
  }

  private Chooser chooser(Intention intention, Meter meter) {
    return switch (intention) {
      case Intention.Decline _ -> Chooser.declining();
      case Intention.Advised advised -> Chooser.advised(judge, advised.advisor());
      case Intention.Reckoned reckoned -> new Foresight(judge, distributions, reckoned, meter);
    };
  }

  private Odds told(Battle before, Walk walk, Meter meter, Intention intention) {
    Telling telling = new Telling(judge.rules(), before);
    walk.ends().forEach(telling::add);
    Fraction residual = walk.residual().reduced();
    return new Odds(
        telling.outcomes(residual),
        residual,
        intention.name(),
        new Odds.Working(meter.edges(), walk.choices(), 0));
  }

  private Reply sampled(Node first, List<Input> inputs, Intention intention) {
    Meter meter = Meter.ofSampling(budget);
    Sampler sampler = new Sampler(judge, chooser(intention, meter), meter, seed);
    sampler.from(first, inputs, budget.samples());
    Optional<Refusal> refusal = sampler.refusal();
    if (refusal.isPresent()) {
      return new Reply.Refused(refusal.get());
    }
    int samples = sampler.samples();
    if (samples == 0) {
      return refused("core.refusal.odds.endless");
    }
    Telling telling = new Telling(judge.rules(), first.battle());
    sampler.ends().forEach((end, count) -> telling.add(end, Fraction.of(count, samples)));
    return new Reply.Told(
        new Odds(
            telling.sampled(samples),
            Fraction.ZERO,
            intention.name(),
            new Odds.Working(meter.edges(), sampler.choices(), samples)));
  }

  private static Reply refused(String key) {
    return new Reply.Refused(Refusal.byStructure(Phrase.of(key)));
  }
}
