package baseplate.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// The rings of an outline as drawn, checked, centred and counted in half thousandths: the outer
/// ring first and counter-clockwise, holes clockwise, straight vertices left out.
final class Drawing {
  /// Gaps and edges under this many thousandths could close when the vertices are rounded.
  static final long LEAST_FEATURE = 5;

  private final long[] halfX;
  private final long[] halfY;
  private final int[] starts;

  Drawing(long[] halfX, long[] halfY, int[] starts) {
    this.halfX = halfX;
    this.halfY = halfY;
    this.starts = starts;
  }

  long[] halfX() {
    return halfX;
  }

  long[] halfY() {
    return halfY;
  }

  int[] starts() {
    return starts;
  }

  static Drawing of(List<Point> outer, List<List<Point>> holes) {
    List<List<Point>> rings = new ArrayList<>();
    rings.add(tidied(outer));
    for (List<Point> hole : holes) {
      rings.add(tidied(hole).reversed());
    }
    DrawingCheck.check(rings);
    return centred(rings);
  }

  private static Drawing centred(List<List<Point>> rings) {
    Area bounds = Ring.of(rings.getFirst()).bounds();
    List<Point> all = rings.stream().flatMap(List::stream).toList();
    return new Drawing(
        all.stream().mapToLong(p -> 2 * p.x() - bounds.left() - bounds.right()).toArray(),
        all.stream().mapToLong(p -> 2 * p.y() - bounds.bottom() - bounds.top()).toArray(),
        starts(rings));
  }

  private static int[] starts(List<List<Point>> rings) {
    int[] starts = new int[rings.size()];
    for (int i = 1; i < starts.length; i++) {
      starts[i] = starts[i - 1] + rings.get(i - 1).size();
    }
    return starts;
  }

  /// The ring without straight vertices, counter-clockwise.
  private static List<Point> tidied(List<Point> points) {
    checkCount(points);
    List<Point> corners = corners(points);
    long area = corners.size() < 3 ? 0 : Ring.of(corners).doubledArea();
    if (area == 0) {
      throw new IllegalArgumentException("An outline's ring must enclose something");
    }
    return area > 0 ? corners : corners.reversed();
  }

  private static void checkCount(List<Point> points) {
    if (points.size() < 3) {
      throw new IllegalArgumentException("An outline needs at least three corners in each ring");
    }
    if (points.size() > Outline.MAX_VERTICES) {
      throw new IllegalArgumentException(
          "An outline has at most " + Outline.MAX_VERTICES + " vertices");
    }
  }

  private static List<Point> corners(List<Point> points) {
    List<Point> corners = new ArrayList<>(points);
    int straight = firstStraight(corners);
    while (straight >= 0) {
      corners.remove(straight);
      straight = firstStraight(corners);
    }
    return corners;
  }

  /// The place of a vertex on the line between its neighbours; -1 where there is none.
  private static int firstStraight(List<Point> ring) {
    int n = ring.size();
    return IntStream.range(0, n < 3 ? 0 : n)
        .filter(i -> Line.carries(ring.get((i + n - 1) % n), ring.get((i + 1) % n), ring.get(i)))
        .findFirst()
        .orElse(-1);
  }

  /// The same rings run the other way, each still from its first vertex.
  Drawing reversed() {
    for (int r = 0; r < starts.length; r++) {
      int from = starts[r] + 1;
      int to = r + 1 < starts.length ? starts[r + 1] : halfX.length;
      reverse(halfX, from, to);
      reverse(halfY, from, to);
    }
    return this;
  }

  private static void reverse(long[] values, int from, int to) {
    long[] copy = Arrays.copyOfRange(values, from, to);
    for (int i = 0; i < copy.length; i++) {
      values[from + i] = copy[copy.length - 1 - i];
    }
  }
}
