package baseplate.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A closed chain of points on the table; the last joins the first. An outer boundary and a convex
/// part run counter-clockwise, the boundary of a hole clockwise.
public final class Ring {
  private final long[] xs;
  private final long[] ys;

  /// Keeps the arrays: the caller gives them away.
  Ring(long[] xs, long[] ys) {
    this.xs = xs;
    this.ys = ys;
  }

  public static Ring of(List<Point> points) {
    return new Ring(
        points.stream().mapToLong(Point::x).toArray(),
        points.stream().mapToLong(Point::y).toArray());
  }

  public int size() {
    return xs.length;
  }

  public long x(int i) {
    return xs[i];
  }

  public long y(int i) {
    return ys[i];
  }

  public Point point(int i) {
    return new Point(xs[i], ys[i]);
  }

  /// The index after `i`, round the ring.
  public int next(int i) {
    return i + 1 == xs.length ? 0 : i + 1;
  }

  public List<Point> points() {
    List<Point> points = new ArrayList<>(xs.length);
    for (int i = 0; i < xs.length; i++) {
      points.add(point(i));
    }
    return List.copyOf(points);
  }

  /// Twice the enclosed area, positive counter-clockwise.
  public long doubledArea() {
    long sum = 0;
    for (int i = 1; i + 1 < xs.length; i++) {
      sum += Line.cross(xs[0], ys[0], xs[i], ys[i], xs[i + 1], ys[i + 1]);
    }
    return sum;
  }

  /// Whether no vertex turns clockwise; straight vertices are allowed.
  boolean isConvex() {
    int n = xs.length;
    for (int i = 0, j = n - 2, k = n - 1; i < n; j = k, k = i++) {
      if (Line.cross(xs[j], ys[j], xs[k], ys[k], xs[i], ys[i]) < 0) {
        return false;
      }
    }
    return n >= 3;
  }

  /// The smallest upright rectangle around it.
  public Area bounds() {
    long left = xs[0];
    long right = xs[0];
    long bottom = ys[0];
    long top = ys[0];
    for (int i = 1; i < xs.length; i++) {
      left = Math.min(left, xs[i]);
      right = Math.max(right, xs[i]);
      bottom = Math.min(bottom, ys[i]);
      top = Math.max(top, ys[i]);
    }
    return new Area(left, bottom, right, top);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Ring ring && Arrays.equals(xs, ring.xs) && Arrays.equals(ys, ring.ys);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(xs) + Arrays.hashCode(ys);
  }

  @Override
  public String toString() {
    return points().toString();
  }
}
