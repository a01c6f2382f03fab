package baseplate.geometry;

import java.util.Optional;

/// The stretch of time from 0 to 1 in which one convex ring, shifted evenly, lies deeper than the
/// slack in another: each edge's normal narrows it.
public final class Passage {
  private final long slack;
  private double begin;
  private double end = 1;

  Passage(long slack) {
    this.slack = slack;
  }

  /// The passage of the ring `a`, shifted by the vector, through the ring `b`; both
  /// counter-clockwise and convex. Empty where it never lies deeper.
  public static Optional<Passage> of(Ring a, Ring b, long vx, long vy, long slack) {
    Passage passage = new Passage(slack);
    return passage.narrow(a, b, vx, vy) ? Optional.of(passage) : Optional.empty();
  }

  public double begin() {
    return begin;
  }

  public double end() {
    return end;
  }

  /// Narrows by all normals of both; false once nothing is left.
  boolean narrow(Ring a, Ring b, long vx, long vy) {
    return narrowByFirst(a, b, vx, vy) && narrowByFirst(b, a, -vx, -vy);
  }

  /// Narrows by the outward normals of `a`, while `a` shifts by the vector against `b`.
  private boolean narrowByFirst(Ring a, Ring b, long vx, long vy) {
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
