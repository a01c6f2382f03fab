package baseplate.core.odds;

/// Where a share lies with 95 percent confidence, after it was counted in samples: Wilson's
/// interval.
///
/// It uses nothing but the four operations and square roots, so it is the same on every machine.
///
/// @param low the least share
/// @param high the greatest share
public record Interval(double low, double high) {
  /// The point of the normal distribution that leaves 2.5 percent on each side.
  private static final double Z = 1.959963984540054;

  /// The interval after `count` of `samples`; at least one sample.
  public static Interval of(long count, long samples) {
    if (samples < 1 || count < 0 || count > samples) {
      throw new IllegalArgumentException(count + " of " + samples);
    }
    double share = (double) count / samples;
    double spread = Z * Z / samples;
    double middle = (share + spread / 2) / (1 + spread);
    double reach = Math.sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread);
    return new Interval(
        count == 0 ? 0 : Math.max(0, middle - reach),
        count == samples ? 1 : Math.min(1, middle + reach));
  }
}
