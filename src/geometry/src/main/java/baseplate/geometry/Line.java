package baseplate.geometry;

/// Exact predicates on lines through whole points. Points within [Point#LIMIT] give differences
/// below 2²³ and cross products below 2⁴⁷.
public final class Line {
  private Line() {}

  /// Twice the area of the triangle a, b, c: positive where c lies to the left of a to b, zero
  /// where the three lie on one line.
  public static long cross(long ax, long ay, long bx, long by, long cx, long cy) {
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  }

  /// The same for points.
  public static long cross(Point a, Point b, Point c) {
    return cross(a.x(), a.y(), b.x(), b.y(), c.x(), c.y());
  }

  /// Whether c lies on the closed segment from a to b.
  public static boolean carries(Point a, Point b, Point c) {
    return cross(a, b, c) == 0
        && c.x() >= Math.min(a.x(), b.x())
        && c.x() <= Math.max(a.x(), b.x())
        && c.y() >= Math.min(a.y(), b.y())
        && c.y() <= Math.max(a.y(), b.y());
  }

  /// Whether the inner parts of segments a–b and c–d cross in one point.
  public static boolean crosses(Point a, Point b, Point c, Point d) {
    return Long.signum(cross(a, b, c)) * Long.signum(cross(a, b, d)) < 0
        && Long.signum(cross(c, d, a)) * Long.signum(cross(c, d, b)) < 0;
  }

  /// Whether the closed segments a–b and c–d share a point.
  public static boolean meets(Point a, Point b, Point c, Point d) {
    return crosses(a, b, c, d)
        || carries(a, b, c)
        || carries(a, b, d)
        || carries(c, d, a)
        || carries(c, d, b);
  }
}
