package baseplate.geometry;

/// Distances between points, segments and outlines; comparisons are exact, values are rounded once.
final class Nearest {
  private Nearest() {}

  /// The sign of (distance of p from the closed segment a–b) − `length`, exactly.
  static int comparePointToSegment(
      long px, long py, long ax, long ay, long bx, long by, long length) {
    long ex = bx - ax;
    long ey = by - ay;
    long along = (px - ax) * ex + (py - ay) * ey;
    long square = ex * ex + ey * ey;
    if (along <= 0) {
      return Long.compare(squared(px - ax, py - ay), length * length);
    }
    if (along >= square) {
      return Long.compare(squared(px - bx, py - by), length * length);
    }
    long cross = Math.abs(Line.cross(ax, ay, bx, by, px, py));
    return Wide.compareProducts(cross, cross, length * length, square);
  }

  /// The distance of p from the closed segment a–b in thousandths, unrounded.
  static double pointToSegment(long px, long py, long ax, long ay, long bx, long by) {
    long ex = bx - ax;
    long ey = by - ay;
    long along = (px - ax) * ex + (py - ay) * ey;
    long square = ex * ex + ey * ey;
    if (along <= 0) {
      return Math.sqrt((double) squared(px - ax, py - ay));
    }
    if (along >= square) {
      return Math.sqrt((double) squared(px - bx, py - by));
    }
    return Math.abs(Line.cross(ax, ay, bx, by, px, py)) / Math.sqrt((double) square);
  }

  private static long squared(long x, long y) {
    return x * x + y * y;
  }

  /// Whether a vertex of `a` lies within `length` of an edge of `b`.
  static boolean verticesWithin(Placed a, Placed b, long length) {
    for (Ring ring : a.rings()) {
      for (int i = 0; i < ring.size(); i++) {
        if (pointWithin(ring.x(i), ring.y(i), b, length)) {
          return true;
        }
      }
    }
    return false;
  }

  static boolean pointWithin(long x, long y, Placed b, long length) {
    for (Ring ring : b.rings()) {
      for (int i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
        if (comparePointToSegment(x, y, ring.x(j), ring.y(j), ring.x(i), ring.y(i), length) <= 0) {
          return true;
        }
      }
    }
    return false;
  }

  /// The least distance of a vertex of `a` from an edge of `b`, unrounded.
  static double vertices(Placed a, Placed b) {
    double least = Double.MAX_VALUE;
    for (Ring ring : a.rings()) {
      for (int i = 0; i < ring.size(); i++) {
        least = Math.min(least, point(ring.x(i), ring.y(i), b));
      }
    }
    return least;
  }

  /// Whether the closed segment shares a point with the outline.
  static boolean segmentMeets(Point a, Point b, Placed outline) {
    if (Inside.outline(outline, a) >= 0) {
      return true;
    }
    for (Ring ring : outline.rings()) {
      if (segmentMeets(a, b, ring)) {
        return true;
      }
    }
    return false;
  }

  private static boolean segmentMeets(Point a, Point b, Ring ring) {
    for (int i = 0; i < ring.size(); i++) {
      if (Line.meets(a, b, ring.point(i), ring.point(ring.next(i)))) {
        return true;
      }
    }
    return false;
  }

  /// The distance of the closed segment from an outline that it does not meet, unrounded.
  static double segment(Point a, Point b, Placed outline) {
    double least = Math.min(point(a.x(), a.y(), outline), point(b.x(), b.y(), outline));
    for (Ring ring : outline.rings()) {
      for (int i = 0; i < ring.size(); i++) {
        least = Math.min(least, pointToSegment(ring.x(i), ring.y(i), a.x(), a.y(), b.x(), b.y()));
      }
    }
    return least;
  }

  static double point(long x, long y, Placed b) {
    double least = Double.MAX_VALUE;
    for (Ring ring : b.rings()) {
      for (int i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
        least = Math.min(least, pointToSegment(x, y, ring.x(j), ring.y(j), ring.x(i), ring.y(i)));
      }
    }
    return least;
  }
}
