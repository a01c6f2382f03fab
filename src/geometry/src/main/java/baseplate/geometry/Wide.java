package baseplate.geometry;

/// Comparison of products that need more than 64 bits.
public final class Wide {
  private Wide() {}

  /// The sign of `a·b − c·d`, exactly, for factors that are not negative.
  public static int compareProducts(long a, long b, long c, long d) {
    int high = Long.compare(Math.multiplyHigh(a, b), Math.multiplyHigh(c, d));
    return high != 0 ? high : Long.compareUnsigned(a * b, c * d);
  }

  /// The sign of `value − factor·√square`, exactly, for `|value|` below 2⁶², `factor` from 0 to 2²³
  /// and `square` from 0 to 2⁴⁷.
  public static int compareToRoot(long value, long factor, long square) {
    if (value < 0) {
      return -1;
    }
    double gap = value - factor * Math.sqrt((double) square);
    if (Math.abs(gap) > 1e-9 * value + 1e-3) {
      return gap > 0 ? 1 : -1;
    }
    return compareProducts(value, value, factor * factor, square);
  }
}
