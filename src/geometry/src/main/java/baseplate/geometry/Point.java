package baseplate.geometry;

/// A place on the table, or in a piece's own frame (x to its right, y ahead), in whole thousandths
/// of an inch.
///
/// @param x thousandths, at most [#LIMIT] either way
/// @param y thousandths, at most [#LIMIT] either way
public record Point(long x, long y) {
  /// 4,000 inches: a table has at most 1,000, a path leads at most 1,000 off it, an outline reaches
  /// at most 1,000 further; within it all side-of-line tests are exact on `long`.
  public static final long LIMIT = 4_000_000;

  public static final Point ORIGIN = new Point(0, 0);

  public Point {
    if (x < -LIMIT || x > LIMIT || y < -LIMIT || y > LIMIT) {
      throw new IllegalArgumentException(
          "A point lies within 4000 inches of the corner, not at "
              + Decimals.format(x, 3)
              + ", "
              + Decimals.format(y, 3));
    }
  }

  public static Point ofThousandths(long x, long y) {
    return new Point(x, y);
  }

  public static Point ofInches(long x, long y) {
    return new Point(Math.multiplyExact(x, 1000L), Math.multiplyExact(y, 1000L));
  }

  /// Plain decimal inches, exact; finer than a thousandth is refused.
  public static Point ofInches(String x, String y) {
    return new Point(Decimals.parse(x, 3, "x in inches"), Decimals.parse(y, 3, "y in inches"));
  }

  public Point plus(Point offset) {
    return new Point(x + offset.x, y + offset.y);
  }

  public Point minus(Point other) {
    return new Point(x - other.x, y - other.y);
  }

  /// This offset, given in a frame that is turned clockwise by `angle`, in the frame outside:
  /// rounded half-even; quarter turns and mirrors are exact.
  public Point turned(Angle angle) {
    return Turning.turned(this, angle);
  }

  @Override
  public String toString() {
    return Decimals.format(x, 3) + ", " + Decimals.format(y, 3);
  }
}
