package baseplate.geometry;

/// How deep two convex rings, both counter-clockwise, lie in each other: the least shift that would
/// part them. Only the outward normals of both parts' edges need be tried. Side tests are exact.
public final class Separation {
  private Separation() {}

  /// Whether a shift of more than `slack` thousandths is needed to part them.
  public static boolean deeper(Ring a, Ring b, long slack) {
    return edgesDeeper(a, b, slack) && edgesDeeper(b, a, slack);
  }

  /// Whether they share a point, a boundary point suffices.
  public static boolean meets(Ring a, Ring b) {
    return edgesMeet(a, b) && edgesMeet(b, a);
  }

  private static boolean edgesDeeper(Ring a, Ring b, long slack) {
    for (int i = 0, j = a.size() - 1; i < a.size(); j = i++) {
      long nx = a.y(i) - a.y(j);
      long ny = a.x(j) - a.x(i);
      long overlap = nx * a.x(i) + ny * a.y(i) - least(b, nx, ny);
      if (overlap <= 0 || !isDeeper(overlap, slack, nx, ny)) {
        return false;
      }
    }
    return true;
  }

  /// Whether an overlap, in multiples of the normal's length, is deeper than the slack. That length
  /// is at most the sum of its parts, which settles it for all but the shallowest overlaps.
  private static boolean isDeeper(long overlap, long slack, long nx, long ny) {
    return overlap > slack * (Math.abs(nx) + Math.abs(ny))
        || Wide.compareToRoot(overlap, slack, nx * nx + ny * ny) > 0;
  }

  /// Whether an edge of the ring has the whole circle outside; where none has, the circle may still
  /// lie beside a corner.
  public static boolean isApart(Ring ring, Point centre, long radius) {
    for (int i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
      long nx = ring.y(i) - ring.y(j);
      long ny = ring.x(j) - ring.x(i);
      long outside = nx * (centre.x() - ring.x(i)) + ny * (centre.y() - ring.y(i));
      if (outside > 0 && isDeeper(outside, radius, nx, ny)) {
        return true;
      }
    }
    return false;
  }

  /// How far they are apart at least, in thousandths: the widest strip along an edge of either that
  /// parts them, 0 where none does.
  public static double gap(Ring a, Ring b) {
    return Math.max(0, Math.max(edgeGap(a, b), edgeGap(b, a)));
  }

  private static double edgeGap(Ring a, Ring b) {
    double gap = 0;
    for (int i = 0, j = a.size() - 1; i < a.size(); j = i++) {
      long nx = a.y(i) - a.y(j);
      long ny = a.x(j) - a.x(i);
      long room = least(b, nx, ny) - nx * a.x(i) - ny * a.y(i);
      if (room > 0) {
        gap = Math.max(gap, room / Math.sqrt((double) (nx * nx + ny * ny)));
      }
    }
    return gap;
  }

  private static boolean edgesMeet(Ring a, Ring b) {
    for (int i = 0, j = a.size() - 1; i < a.size(); j = i++) {
      long nx = a.y(i) - a.y(j);
      long ny = a.x(j) - a.x(i);
      if (nx * a.x(i) + ny * a.y(i) < least(b, nx, ny)) {
        return false;
      }
    }
    return true;
  }

  /// When the ring `a`, shifted evenly by the vector over the time 0 to 1, first lies deeper than
  /// `slack` thousandths in `b`; infinite where it never does. Whether it does so at either end is
  /// exact.
  public static double firstTime(Ring a, Ring b, long vx, long vy, long slack) {
    Passage passage = new Passage(slack);
    return passage.narrow(a, b, vx, vy) ? passage.begin() : Double.POSITIVE_INFINITY;
  }

  /// While the ring `a` is shifted evenly by the vector over the time 0 to 1: the stretch of time
  /// in which it lies deeper than `slack` thousandths in `b`.
  public static Span span(Ring a, Ring b, long vx, long vy, long slack) {
    Passage passage = new Passage(slack);
    return passage.narrow(a, b, vx, vy) && passage.narrow(b, a, -vx, -vy)
        ? new Span(passage.begin(), passage.end())
        : Span.NONE;
  }

  /// The depth in thousandths, unrounded; zero or negative where they do not overlap.
  static double depth(Ring a, Ring b) {
    return Math.min(edgeDepth(a, b), edgeDepth(b, a));
  }

  private static double edgeDepth(Ring a, Ring b) {
    double depth = Double.MAX_VALUE;
    for (int i = 0, j = a.size() - 1; i < a.size(); j = i++) {
      long nx = a.y(i) - a.y(j);
      long ny = a.x(j) - a.x(i);
      long overlap = nx * a.x(i) + ny * a.y(i) - least(b, nx, ny);
      depth = Math.min(depth, overlap / Math.sqrt((double) (nx * nx + ny * ny)));
    }
    return depth;
  }

  /// The least product of the ring's points with the vector.
  static long least(Ring ring, long nx, long ny) {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < ring.size(); i++) {
      least = Math.min(least, nx * ring.x(i) + ny * ring.y(i));
    }
    return least;
  }
}
