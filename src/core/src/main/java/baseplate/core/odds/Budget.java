package baseplate.core.odds;

import java.util.function.LongSupplier;

/// How much an answer may take before it is sampled instead of worked out, and how much the
/// sampling may take.
///
/// @param edges most branches judged in the exact way
/// @param samplingEdges most branches judged while sampling
/// @param nanos most time of each of the two in billionths of a second, by `clock`
/// @param samples most samples
/// @param clock a running number of billionths of a second; one that stands still sets no limit of
///   time, and makes answers the same on every machine
public record Budget(long edges, long samplingEdges, long nanos, int samples, LongSupplier clock) {
  private static final long EDGES = 1_000_000;
  private static final long NANOS = 250_000_000;
  private static final int SAMPLES = 20_000;

  public Budget {
    if (edges < 1 || samplingEdges < 1 || nanos < 1 || samples < 1) {
      throw new IllegalArgumentException("a budget of nothing");
    }
  }

  /// A million branches, a quarter of a second, twenty thousand samples.
  public static Budget timed(LongSupplier clock) {
    return new Budget(EDGES, EDGES, NANOS, SAMPLES, clock);
  }

  /// A million branches and twenty thousand samples, whatever time they take.
  public static Budget untimed() {
    return timed(() -> 0);
  }

  /// The same with another number of branches in the exact way, and of samples.
  public Budget with(long exactEdges, int mostSamples) {
    return new Budget(exactEdges, samplingEdges, nanos, mostSamples, clock);
  }
}
