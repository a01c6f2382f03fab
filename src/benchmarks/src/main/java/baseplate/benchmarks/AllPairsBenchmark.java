package baseplate.benchmarks;

import baseplate.core.dice.Seed;
import baseplate.core.dice.SeededChance;
import baseplate.core.dice.Stream;
import baseplate.geometry.sight.Obstacles;
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

/// Who sees whom among forty units with twenty-two pieces of terrain: 1,560 looks, the obstacles
/// made ready anew.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class AllPairsBenchmark {
  private static final int UNITS = 40;

  private final Layout layout =
      new Layout(new SeededChance(new Seed(40), Stream.BATTLE, 0), UNITS, 22);

  /// How many pairs see each other.
  @Benchmark
  public int allPairs() {
    Obstacles all = Obstacles.of(layout.obstacles());
    int seen = 0;
    for (int from = 0; from < UNITS; from++) {
      for (int to = 0; to < UNITS; to++) {
        if (from != to) {
          Obstacles between = all.without(layout.id(from), layout.id(to));
          seen += between.look(layout.muzzle(from), layout.target(to)).sees() ? 1 : 0;
        }
      }
    }
    return seen;
  }
}
