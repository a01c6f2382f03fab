package baseplate.geometry;

import java.util.ArrayList;
import java.util.List;

/// Refuses rings that cross, touch or come too near, holes outside, and outlines too large.
final class DrawingCheck {
  private static final long LARGEST = 1_000_000;

  private DrawingCheck() {}

  private record Edge(int ring, int index, int size, Point from, Point to) {
    boolean isNextTo(Edge other) {
      int apart = Math.floorMod(index - other.index, size);
      return ring == other.ring && (apart <= 1 || apart == size - 1);
    }
  }

  static void check(List<List<Point>> rings) {
    checkSize(rings);
    checkEdges(edges(rings));
    checkNesting(rings);
  }

  private static void checkSize(List<List<Point>> rings) {
    if (rings.stream().mapToInt(List::size).sum() > Outline.MAX_VERTICES) {
      throw new IllegalArgumentException(
          "An outline has at most " + Outline.MAX_VERTICES + " vertices");
    }
    Area bounds = Ring.of(rings.getFirst()).bounds();
    if (Math.max(bounds.right() - bounds.left(), bounds.top() - bounds.bottom()) > LARGEST) {
      throw new IllegalArgumentException("An outline is at most 1000 inches across");
    }
  }

  private static List<Edge> edges(List<List<Point>> rings) {
    List<Edge> edges = new ArrayList<>();
    for (int r = 0; r < rings.size(); r++) {
      List<Point> ring = rings.get(r);
      for (int i = 0; i < ring.size(); i++) {
        edges.add(new Edge(r, i, ring.size(), ring.get(i), ring.get((i + 1) % ring.size())));
      }
    }
    return edges;
  }

  private static void checkEdges(List<Edge> edges) {
    for (Edge a : edges) {
      if (!isApart(a.from, a.to, a.to)) {
        throw new IllegalArgumentException("An outline's edges are at least 0.005 inches long");
      }
      edges.forEach(b -> checkApart(a, b));
    }
  }

  private static void checkApart(Edge a, Edge b) {
    if (!a.isNextTo(b) && Line.meets(a.from, a.to, b.from, b.to)) {
      throw new IllegalArgumentException("An outline must not cross or touch itself");
    }
    boolean joined = a.from.equals(b.from) || a.from.equals(b.to);
    if (!joined && !isApart(a.from, b.from, b.to)) {
      throw new IllegalArgumentException("An outline's features are at least 0.005 inches apart");
    }
  }

  private static boolean isApart(Point p, Point from, Point to) {
    long least = Drawing.LEAST_FEATURE;
    return Nearest.comparePointToSegment(p.x(), p.y(), from.x(), from.y(), to.x(), to.y(), least)
        >= 0;
  }

  private static void checkNesting(List<List<Point>> rings) {
    Ring outer = Ring.of(rings.getFirst());
    List<Ring> holes = rings.stream().skip(1).map(Ring::of).toList();
    holes.forEach(hole -> checkHole(hole.point(0), outer, holes));
  }

  /// By a vertex of the hole, which lies on its own ring and so not inside it.
  private static void checkHole(Point vertex, Ring outer, List<Ring> holes) {
    if (Inside.ring(outer, vertex) <= 0) {
      throw new IllegalArgumentException("An outline's hole must lie inside it");
    }
    if (holes.stream().anyMatch(hole -> Inside.ring(hole, vertex) > 0)) {
      throw new IllegalArgumentException("An outline's holes must lie beside each other");
    }
  }
}
