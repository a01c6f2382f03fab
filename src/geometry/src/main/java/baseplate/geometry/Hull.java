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
    long[] xs = new long[n];
    long[] ys = new long[n];
    int sorted = insert(a, xs, ys, 0);
    insert(b, xs, ys, sorted);
    return new Hull(2 * n).around(xs, ys);
  }

  /// The hull of points that are sorted by x, then y: along its lower side, then back.
  private Ring around(long[] sortedX, long[] sortedY) {
    for (int i = 0; i < sortedX.length; i++) {
      add(sortedX[i], sortedY[i], 1);
    }
    int lower = size;
    for (int i = sortedX.length - 2; i >= 0; i--) {
      add(sortedX[i], sortedY[i], lower);
    }
    int corners = size - 1;
    return new Ring(Arrays.copyOf(xs, corners), Arrays.copyOf(ys, corners));
  }

  /// Puts the ring's points among those that are sorted by x, then y; rings have few points.
  private static int insert(Ring ring, long[] xs, long[] ys, int sorted) {
    int size = sorted;
    for (int i = 0; i < ring.size(); i++) {
      long x = ring.x(i);
      long y = ring.y(i);
      int at = size++;
      while (at > 0 && (xs[at - 1] > x || (xs[at - 1] == x && ys[at - 1] > y))) {
        xs[at] = xs[at - 1];
        ys[at] = ys[at - 1];
        at--;
      }
      xs[at] = x;
      ys[at] = y;
    }
    return size;
  }

  /// The hull of each ring with the one at the same index of the other list; of all with all where
  /// the lists differ in length.
  public static List<Ring> ofEach(List<Ring> first, List<Ring> second) {
    return first.size() == second.size() ? ofPairs(first, second) : ofAll(first, second);
  }

  private static List<Ring> ofPairs(List<Ring> first, List<Ring> second) {
    List<Ring> hulls = new ArrayList<>();
    for (int i = 0; i < first.size(); i++) {
      hulls.add(of(first.get(i), second.get(i)));
    }
    return hulls;
  }

  private static List<Ring> ofAll(List<Ring> first, List<Ring> second) {
    List<Ring> hulls = new ArrayList<>();
    for (Ring a : first) {
      for (Ring b : second) {
        hulls.add(of(a, b));
      }
    }
    return hulls;
  }

  /// Adds a point after dropping those that it makes straight or hollow, down to `keep` points.
  private void add(long x, long y, int keep) {
    while (size > keep
        && Line.cross(xs[size - 2], ys[size - 2], xs[size - 1], ys[size - 1], x, y) <= 0) {
      size--;
    }
    xs[size] = x;
    ys[size] = y;
    size++;
  }
}
