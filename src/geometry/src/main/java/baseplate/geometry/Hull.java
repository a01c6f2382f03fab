package baseplate.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The least convex ring around two others.
public final class Hull {
  private final long[] xs;
  private final long[] ys;
  private int size;

  private Hull(int most) {
    xs = new long[most];
    ys = new long[most];
  }

  /// The hull of both, counter-clockwise, without straight vertices.
  public static Ring of(Ring a, Ring b) {
    int n = a.size() + b.size();
    long[][] points = new long[n][];
    for (int i = 0; i < n; i++) {
      points[i] =
          i < a.size()
              ? new long[] {a.x(i), a.y(i)}
              : new long[] {b.x(i - a.size()), b.y(i - a.size())};
    }
    Arrays.sort(
        points, (p, q) -> p[0] != q[0] ? Long.compare(p[0], q[0]) : Long.compare(p[1], q[1]));
    Hull hull = new Hull(2 * n);
    for (int i = 0; i < n; i++) {
      hull.add(points[i], 1);
    }
    int lower = hull.size;
    for (int i = n - 2; i >= 0; i--) {
      hull.add(points[i], lower);
    }
    int corners = hull.size - 1;
    return new Ring(Arrays.copyOf(hull.xs, corners), Arrays.copyOf(hull.ys, corners));
  }

  /// The hull of each ring with the one at the same index of the other list; of all with all where
  /// the lists differ in length.
  public static List<Ring> ofEach(List<Ring> first, List<Ring> second) {
    List<Ring> hulls = new ArrayList<>();
    if (first.size() == second.size()) {
      for (int i = 0; i < first.size(); i++) {
        hulls.add(of(first.get(i), second.get(i)));
      }
      return hulls;
    }
    for (Ring a : first) {
      for (Ring b : second) {
        hulls.add(of(a, b));
      }
    }
    return hulls;
  }

  /// Adds a point after dropping those that it makes straight or hollow, down to `keep` points.
  private void add(long[] p, int keep) {
    while (size > keep
        && Line.cross(xs[size - 2], ys[size - 2], xs[size - 1], ys[size - 1], p[0], p[1]) <= 0) {
      size--;
    }
    xs[size] = p[0];
    ys[size] = p[1];
    size++;
  }
}
