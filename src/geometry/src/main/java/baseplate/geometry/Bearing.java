package baseplate.geometry;

/// Directions from one point to another, compared exactly.
public final class Bearing {
  private Bearing() {}

  /// The direction from one point to another, rounded half-even to a hundredth of a degree; mirror
  /// images and quarter turns are exact. From a point to itself it is the positive y axis.
  public static Angle of(Point from, Point to) {
    long x = to.x() - from.x();
    long y = to.y() - from.y();
    long ax = Math.abs(x);
    long ay = Math.abs(y);
    boolean steep = ay >= ax;
    double octant = StrictMath.atan2(Math.min(ax, ay), Math.max(ax, ay));
    long rounded = (long) Math.rint(octant * (18_000 / StrictMath.PI));
    long quadrant = steep ? rounded : 9_000 - rounded;
    long half = y >= 0 ? quadrant : 18_000 - quadrant;
    return Angle.ofHundredths(x >= 0 ? half : -half);
  }

  /// Whether `to`, seen from `from`, bears at most `halfWidth` off `axis` to either side, the
  /// boundary included. Exact. A point bears on itself.
  ///
  /// @rule MBB-18
  /// @rule MBB-23
  public static boolean within(Point from, Point to, Angle axis, Rotation halfWidth) {
    long x = to.x() - from.x();
    long y = to.y() - from.y();
    int width = halfWidth.amount().hundredths();
    if (width >= Angle.FULL / 2 || x == 0 && y == 0) {
      return true;
    }
    int leftOf = ExactTurn.side(axis.hundredths() - width, x, y);
    int rightOf = ExactTurn.side(axis.hundredths() + width, x, y);
    if (width == 0) {
      return leftOf == 0 && ExactTurn.side(axis.hundredths() - 9_000, x, y) > 0;
    }
    return width <= Angle.FULL / 4 ? leftOf >= 0 && rightOf <= 0 : leftOf >= 0 || rightOf <= 0;
  }

  /// The sign of (angle between `to` and direction `first`) − (angle between `to` and direction
  /// `second`), seen from `from`: negative where `first` is nearer in angle. Exact.
  ///
  /// @rule MBB-32
  public static int compareNearness(Point from, Point to, Angle first, Angle second) {
    long x = to.x() - from.x();
    long y = to.y() - from.y();
    int a = first.hundredths();
    int b = second.hundredths();
    // cos(v,a) − cos(v,b) = 2 sin((a+b)/2 − v)·sin((b−a)/2), halves kept whole by doubling
    int spread = Math.floorMod(b - a, Angle.FULL);
    if (spread == 0) {
      return 0;
    }
    return ExactTurn.sideOfHalf(2 * a + spread, x, y);
  }

  /// Whether the ray from `from` in direction `axis` meets the outline, boundary included.
  public static boolean lineMeets(Point from, Angle axis, Placed outline) {
    if (Contact.contains(outline, from)) {
      return true;
    }
    boolean left = false;
    boolean right = false;
    Ring ring = outline.rings().getFirst();
    for (int i = 0; i < ring.size(); i++) {
      long x = ring.x(i) - from.x();
      long y = ring.y(i) - from.y();
      boolean ahead = ExactTurn.side(axis.hundredths() - 9_000, x, y) > 0;
      int side = ExactTurn.side(axis.hundredths(), x, y);
      left |= ahead && side <= 0;
      right |= ahead && side >= 0;
    }
    return left && right;
  }
}
