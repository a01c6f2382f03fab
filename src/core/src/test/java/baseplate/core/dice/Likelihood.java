package baseplate.core.dice;

import java.util.Collection;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;

/// How likely counts are at least as uneven as they are, if all were equally likely.
final class Likelihood {
  private Likelihood() {}

  /// @param counts how often each came
  /// @param total how many there were in all
  static double ofEqual(Collection<Integer> counts, long total) {
    double expected = (double) total / counts.size();
    double uneven = 0;
    for (int count : counts) {
      uneven += (count - expected) * (count - expected) / expected;
    }
    return ChiSquaredDistribution.of(counts.size() - 1).survivalProbability(uneven);
  }
}
