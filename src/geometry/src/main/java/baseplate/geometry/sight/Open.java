package baseplate.geometry.sight;

import baseplate.geometry.Point;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// A stretch of a wall that is not hidden to its full height.
record Open(Point wallFrom, Point wallTo, Fraction from, Fraction to) {
  /// All of them, given the highest tops from left to right.
  static List<Open> besides(Point wallFrom, Point wallTo, List<Stretch> envelope) {
    List<Open> open = new ArrayList<>();
    Fraction at = Fraction.ZERO;
    for (Stretch full : envelope.stream().filter(Stretch::isFull).toList()) {
      add(open, new Open(wallFrom, wallTo, at, full.from()));
      at = full.to();
    }
    add(open, new Open(wallFrom, wallTo, at, Fraction.ONE));
    return open;
  }

  private static void add(List<Open> open, Open stretch) {
    if (stretch.from.compareTo(stretch.to) < 0) {
      open.add(stretch);
    }
  }

  /// Its length in thousandths, squared.
  Fraction squaredLength() {
    long x = wallTo.x() - wallFrom.x();
    long y = wallTo.y() - wallFrom.y();
    Fraction part = to.minus(from);
    return part.times(part).times(Fraction.of(x * x + y * y));
  }

  /// Its middle, rounded half-even to thousandths.
  Point middle() {
    Fraction at = from.plus(to).over(Fraction.of(2));
    return new Point(along(wallFrom.x(), wallTo.x(), at), along(wallFrom.y(), wallTo.y(), at));
  }

  private static long along(long start, long end, Fraction at) {
    Fraction exact = Fraction.of(start).plus(Fraction.of(end - start).times(at));
    BigInteger rounded = exact.decimal(0).unscaledValue();
    return rounded.longValueExact();
  }
}
