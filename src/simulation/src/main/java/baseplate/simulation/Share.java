package baseplate.simulation;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;

/// A share of battles, with the Wilson interval that holds the true one 95 times of 100.
///
/// @param value the share itself, 0 to 1
/// @param low lower end of the interval
/// @param high upper end of the interval
public record Share(double value, double low, double high) {
  private static final double ERROR_RATE = 0.05;

  /// The share of `hits` in `battles`; of no battles nothing is known.
  public static Share of(int hits, int battles) {
    if (battles == 0) {
      return new Share(0, 0, 1);
    }
    Interval interval =
        BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(battles, hits, ERROR_RATE);
    return new Share((double) hits / battles, interval.getLowerBound(), interval.getUpperBound());
  }
}
