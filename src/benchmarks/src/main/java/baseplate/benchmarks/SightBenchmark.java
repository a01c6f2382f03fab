package baseplate.benchmarks;

import baseplate.core.dice.Seed;
import baseplate.core.dice.SeededChance;
import baseplate.core.dice.Stream;
import baseplate.geometry.sight.Certificate;
import baseplate.geometry.sight.Look;
import baseplate.geometry.sight.Obstacles;
import java.util.ArrayList;
import java.util.List;
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

/// One look from a muzzle at a hull across a table, beside the same with a geometry library.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class SightBenchmark {
  /// Obstacles on the table, ten of them tanks, the shooter and the target left out.
  @Param({"22", "200"})
  int obstacles;

  private static final int UNITS = 12;

  private Layout layout = strewn(UNITS);
  private JtsSight library = new JtsSight(List.of());
  private final List<Pair> pairs = new ArrayList<>();
  private int next;

  private record Pair(int from, int to, Obstacles between) {}

  /// Strews the table.
  @Setup
  public void setUp() {
    layout = strewn(obstacles + 2);
    library = new JtsSight(layout.obstacles());
    Obstacles all = Obstacles.of(layout.obstacles());
    for (int from = 0; from < UNITS; from++) {
      pairFrom(from, all);
    }
  }

  private void pairFrom(int from, Obstacles all) {
    for (int to = 0; to < UNITS; to++) {
      if (from != to) {
        pairs.add(new Pair(from, to, all.without(layout.id(from), layout.id(to))));
      }
    }
  }

  private static Layout strewn(int pieces) {
    return new Layout(new SeededChance(new Seed(22), Stream.BATTLE, 0), UNITS, pieces - UNITS);
  }

  private Pair pair() {
    next = next + 1 < pairs.size() ? next + 1 : 0;
    return pairs.get(next);
  }

  /// The exact band, and what hides.
  @Benchmark
  public Look band() {
    Pair pair = pair();
    return pair.between().look(layout.muzzle(pair.from()), layout.target(pair.to()));
  }

  /// The certificate: everything about the look as exact fractions.
  @Benchmark
  public Certificate certificate() {
    Pair pair = pair();
    return pair.between().certify(layout.muzzle(pair.from()), layout.target(pair.to()));
  }

  /// The share in doubles by a geometry library.
  @Benchmark
  public double library() {
    Pair pair = pair();
    return library.hidden(
        layout.muzzle(pair.from()),
        layout.target(pair.to()),
        layout.id(pair.from()),
        layout.id(pair.to()));
  }
}
