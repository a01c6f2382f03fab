package baseplate.benchmarks;

import baseplate.core.words.Phrase;
import java.util.Map;
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

/// The joint result of two shots with every face tried, for comparison with [OddsBenchmark]; each
/// further shot takes 36 times as long.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class EveryFaceBenchmark {
  private final Salvo salvo = new Salvo(2, 2);

  /// 1,296 rows of faces, less those that a void shot spares.
  @Benchmark
  public Map<Phrase, Double> twoShots() {
    return EveryFace.odds(salvo);
  }
}
