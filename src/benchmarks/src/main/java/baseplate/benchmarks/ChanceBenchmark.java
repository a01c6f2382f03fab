package baseplate.benchmarks;

import baseplate.core.input.Distribution;
import baseplate.core.input.Distributions;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// The chance of one request: two dice against each need in turn.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ChanceBenchmark {
  private final Distributions distributions = new Distributions();
  private int need = 2;

  private Request next() {
    need = need < 12 ? need + 1 : 2;
    return new Request.Reach(Pool.TWO_D6, need);
  }

  /// With those worked out before at hand.
  @Benchmark
  public double atHand() {
    return distributions.chance(next(), 1).orElse(0);
  }

  /// Worked out anew.
  @Benchmark
  public double anew() {
    return Distribution.of(next()).orElseThrow().chance(1).toDouble();
  }
}
