package baseplate.benchmarks;

import baseplate.core.dice.Seed;
import baseplate.core.input.Distributions;
import baseplate.core.odds.Budget;
import baseplate.core.odds.Enumerator;
import baseplate.core.odds.Intention;
import baseplate.core.odds.Reply;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// The joint result of a whole shooting phase.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class OddsBenchmark {
  private static final int COLD = 30;

  /// Shots in the phase.
  @Param({"2", "6", "12"})
  int shots;

  /// Shots at each target: the fewer, the more battles it can come to.
  @Param({"2", "1"})
  int atEach;

  private Salvo salvo = new Salvo(2, 2);

  /// Sets the phase up and looks that it is exact, once the program is warm enough for its budget.
  @Setup
  public void setUp() {
    salvo = new Salvo(shots, atEach);
    for (int i = 0; !isExact(phase()); i++) {
      if (i == COLD) {
        throw new IllegalStateException("not exact");
      }
    }
  }

  private static boolean isExact(Reply reply) {
    return reply instanceof Reply.Told told && told.odds().isExact();
  }

  /// Exactly, by the enumerator.
  @Benchmark
  public Reply phase() {
    Enumerator enumerator =
        new Enumerator(
            salvo.judge(), new Distributions(), Budget.timed(System::nanoTime), new Seed(1));
    return enumerator.odds(salvo.battle(), salvo.command(), Intention.DECLINE);
  }
}
