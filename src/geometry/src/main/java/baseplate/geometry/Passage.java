package baseplate.geometry;

/// The stretch of time in which one convex ring, shifted evenly, lies deeper than the slack in
/// another: each edge's normal narrows it.
final class Passage {
  private final long slack;
  private double begin;
  private double end = 1;

  Passage(long slack) {
    this.slack = slack;
  }

  double begin() {
    return begin;
  }

  double end() {
    return end;
  }

  /// Narrows by the outward normals of `a`, while `a` shifts by the vector against `b`; false once
  /// nothing is left.
  boolean narrow(Ring a, Ring b, long vx, long vy) {
    for (int i = 0, j = a.size() - 1; i < a.size(); j = i++) {
      long nx = a.y(i) - a.y(j);
      long ny = a.x(j) - a.x(i);
      long overlap = nx * a.x(i) + ny * a.y(i) - Separation.least(b, nx, ny);
      if (!narrow(overlap, nx * vx + ny * vy, nx * nx + ny * ny)) {
        return false;
      }
    }
    return true;
  }

  private boolean narrow(long overlap, long growth, long square) {
    long most = overlap + Math.max(growth, 0);
    if (Wide.compareToRoot(most, slack, square) <= 0) {
      return false;
    }
    if (growth != 0) {
      double time = (slack * Math.sqrt((double) square) - overlap) / growth;
      begin = growth > 0 ? Math.max(begin, time) : begin;
      end = growth < 0 ? Math.min(end, time) : end;
    }
    return begin < end;
  }
}
