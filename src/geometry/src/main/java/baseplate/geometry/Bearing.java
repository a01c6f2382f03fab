package baseplate.geometry;

import java.util.List;

/// Directions from one point to another, compared exactly.
public final class Bearing {
  /// By the sides of both borders, each -1, 0 or 1.
  private static final List<List<Side>> FACING =
      List.of(
          List.of(Side.LEFT),
          List.of(Side.FRONT, Side.LEFT),
          List.of(Side.FRONT),
          List.of(Side.REAR, Side.LEFT),
          List.of(Side.FRONT, Side.RIGHT, Side.REAR, Side.LEFT),
          List.of(Side.FRONT, Side.RIGHT),
          List.of(Side.REAR),
          List.of(Side.RIGHT, Side.REAR),
          List.of(Side.RIGHT));

  private Bearing() {}

  /// The direction from one point to another, rounded half-even to a hundredth of a degree; mirror
  /// images and quarter turns are exact. From a point to itself it is the positive y axis.
  public static Angle of(Point from, Point to) {
    long x = to.x() - from.x();
    long y = to.y() - from.y();
    long acute = offAxis(Math.abs(x), Math.abs(y));
    long half = y >= 0 ? acute : 18_000 - acute;
    return Angle.ofHundredths(x >= 0 ? half : -half);
  }

  /// How far a vector of the first quadrant lies off the y axis, in hundredths of a degree.
  private static long offAxis(long x, long y) {
    double octant = StrictMath.atan2((double) Math.min(x, y), (double) Math.max(x, y));
    long rounded = (long) Math.rint(octant * (18_000 / StrictMath.PI));
    return y >= x ? rounded : 9_000 - rounded;
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
    if (width >= Angle.FULL / 2 || (x == 0 && y == 0)) {
      return true;
    }
    return width == 0 ? isOnRay(axis, x, y) : isInSector(axis, width, x, y);
  }

  private static boolean isOnRay(Angle axis, long x, long y) {
    return ExactTurn.side(axis.hundredths(), x, y) == 0 && isAhead(axis, x, y);
  }

  private static boolean isAhead(Angle axis, long x, long y) {
    return ExactTurn.side(axis.hundredths() - 9_000, x, y) > 0;
  }

  /// For widths to either side of less than half a turn.
  private static boolean isInSector(Angle axis, int width, long x, long y) {
    boolean right = ExactTurn.side(axis.hundredths() - width, x, y) >= 0;
    boolean left = ExactTurn.side(axis.hundredths() + width, x, y) <= 0;
    return width <= Angle.FULL / 4 ? right && left : right || left;
  }

  /// The sides of a piece whose outward direction is nearest in angle to the direction from its
  /// centre to a point: one, or two where the point lies exactly between them, or all four where it
  /// is the centre. In the order front, right, rear, left. Exact.
  ///
  /// @rule MBB-32
  public static List<Side> facing(Point centre, Angle facing, Point to) {
    long x = to.x() - centre.x();
    long y = to.y() - centre.y();
    int eighth = Angle.FULL / 8;
    // clockwise of the border between front and right, and of the border between left and front
    int frontRight = ExactTurn.side(facing.hundredths() + eighth, x, y);
    int leftFront = ExactTurn.side(facing.hundredths() - eighth, x, y);
    return FACING.get(3 * (frontRight + 1) + leftFront + 1);
  }

  /// Whether the ray from `from` in direction `axis` meets the outline, boundary included.
  public static boolean lineMeets(Point from, Angle axis, Placed outline) {
    return Contact.contains(outline, from)
        || isCrossedAhead(outline.rings().getFirst(), from, axis);
  }

  private static boolean isCrossedAhead(Ring ring, Point from, Angle axis) {
    boolean left = false;
    boolean right = false;
    for (int i = 0; i < ring.size(); i++) {
      long x = ring.x(i) - from.x();
      long y = ring.y(i) - from.y();
      if (isAhead(axis, x, y)) {
        int side = ExactTurn.side(axis.hundredths(), x, y);
        left |= side <= 0;
        right |= side >= 0;
      }
    }
    return left && right;
  }
}
