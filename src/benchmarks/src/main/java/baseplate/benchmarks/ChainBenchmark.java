package baseplate.benchmarks;

import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.input.Distributions;
import baseplate.core.odds.Budget;
import baseplate.core.odds.Enumerator;
import baseplate.core.odds.Intention;
import baseplate.core.odds.Reply;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// The odds of blows whose steps are chained, exact or, past the budget, sampled.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class ChainBenchmark {
  /// How choices are answered: `parry` always parries.
  @Param({"decline", "parry", "rivals"})
  String intention = "decline";

  private Melee row = Melee.row();
  private Melee exchange = Melee.exchange();

  /// Looks what the answers are, and says so.
  @Setup
  public void setUp() {
    row = Melee.row();
    exchange = Melee.exchange();
    System.out.println("three overkill steps: " + told(overkill()));
    System.out.println("six blows: " + told(sixBlows()));
  }

  private static String told(Reply reply) {
    return switch (reply) {
      case Reply.Refused refused -> "refused, " + refused.refusal().reason().key();
      case Reply.Told(var odds) ->
          "%s, %d edges, %d ends"
              .formatted(
                  odds.isExact() ? "exact" : "sampled", odds.working().edges(), odds.leaves());
    };
  }

  /// Three overkill steps.
  @Benchmark
  public Reply overkill() {
    return ask(row);
  }

  /// Six blows with parries.
  @Benchmark
  public Reply sixBlows() {
    return ask(exchange);
  }

  private Reply ask(Melee melee) {
    Enumerator enumerator =
        new Enumerator(
            melee.judge(), new Distributions(), Budget.timed(System::nanoTime), new Seed(1));
    return enumerator.odds(melee.battle(), melee.command(), meant(melee));
  }

  private Intention meant(Melee melee) {
    return intention.equals("parry")
        ? new Intention.Advised("parry", (view, ask) -> 1)
        : Intention.named(intention, SideId.FIRST, melee.judge().rules()::worth).orElseThrow();
  }
}
