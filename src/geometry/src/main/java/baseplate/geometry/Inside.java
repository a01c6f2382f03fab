package baseplate.geometry;

/// Where a point lies with respect to rings, exactly.
final class Inside {
  private Inside() {}

  /// 1 inside, 0 on the ring, -1 outside; whichever way the ring runs.
  static int ring(Ring ring, Point p) {
    boolean inside = false;
    for (int i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
      long x1 = ring.x(j);
      long y1 = ring.y(j);
      long x2 = ring.x(i);
      long y2 = ring.y(i);
      long side = Line.cross(x1, y1, x2, y2, p.x(), p.y());
      if (side == 0 && Line.carries(ring.point(j), ring.point(i), p)) {
        return 0;
      }
      if (y1 > p.y() != y2 > p.y() && side > 0 == y2 > y1) {
        inside = !inside;
      }
    }
    return inside ? 1 : -1;
  }

  /// 1 inside the outline, 0 on its boundary, holes' boundaries included, -1 outside or in a hole.
  static int outline(Placed placed, Point p) {
    if (!placed.bounds().contains(p)) {
      return -1;
    }
    int where = ring(placed.rings().getFirst(), p);
    for (int i = 1; where > 0 && i < placed.rings().size(); i++) {
      where = Math.min(where, -ring(placed.rings().get(i), p));
    }
    return where;
  }
}
