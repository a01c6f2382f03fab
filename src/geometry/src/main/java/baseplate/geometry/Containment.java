package baseplate.geometry;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Whether one outline lies wholly in another. Edges are cut wherever a vertex of the other lies on
/// them; then each piece is inside, outside or on the boundary as a whole, and its middle tells.
/// Middles are whole in half thousandths, so all is exact.
final class Containment {
  private Containment() {}

  static boolean holds(Placed region, Placed piece) {
    List<Ring> outer = doubled(region.rings());
    List<Ring> inner = doubled(piece.rings());
    return !edgesCross(outer, inner)
        && probes(inner, outer).stream().allMatch(p -> where(outer, p) >= 0)
        && probes(outer, inner).stream().noneMatch(p -> where(inner, p) > 0);
  }

  private static List<Ring> doubled(List<Ring> rings) {
    return rings.stream().map(Containment::doubled).toList();
  }

  private static Ring doubled(Ring ring) {
    long[] xs = new long[ring.size()];
    long[] ys = new long[ring.size()];
    for (int i = 0; i < xs.length; i++) {
      xs[i] = 2 * ring.x(i);
      ys[i] = 2 * ring.y(i);
    }
    return new Ring(xs, ys);
  }

  private static int where(List<Ring> rings, Point p) {
    int where = Inside.ring(rings.getFirst(), p);
    for (int i = 1; where > 0 && i < rings.size(); i++) {
      where = Math.min(where, -Inside.ring(rings.get(i), p));
    }
    return where;
  }

  private static boolean edgesCross(List<Ring> first, List<Ring> second) {
    return first.stream()
        .anyMatch(
            a ->
                second.stream()
                    .anyMatch(b -> edges(a).stream().anyMatch(edge -> crosses(edge, b))));
  }

  private static boolean crosses(List<Point> edge, Ring ring) {
    return edges(ring).stream()
        .anyMatch(
            other ->
                Line.crosses(edge.getFirst(), edge.getLast(), other.getFirst(), other.getLast()));
  }

  private static List<List<Point>> edges(Ring ring) {
    List<List<Point>> edges = new ArrayList<>();
    for (int i = 0; i < ring.size(); i++) {
      edges.add(List.of(ring.point(i), ring.point(ring.next(i))));
    }
    return edges;
  }

  /// The vertices of the rings and the middles of their edges as cut by the others' vertices.
  private static List<Point> probes(List<Ring> rings, List<Ring> others) {
    List<Point> vertices = others.stream().flatMap(ring -> ring.points().stream()).toList();
    List<Point> probes = new ArrayList<>();
    for (Ring ring : rings) {
      for (List<Point> edge : edges(ring)) {
        addProbes(edge.getFirst(), edge.getLast(), vertices, probes);
      }
    }
    return probes;
  }

  private static void addProbes(Point from, Point to, List<Point> vertices, List<Point> probes) {
    List<Point> cuts = cuts(from, to, vertices);
    probes.add(from);
    for (int i = 1; i < cuts.size(); i++) {
      Point a = cuts.get(i - 1);
      Point b = cuts.get(i);
      probes.add(new Point((a.x() + b.x()) / 2, (a.y() + b.y()) / 2));
    }
  }

  /// The ends of the edge and the vertices on it, in their order along it.
  private static List<Point> cuts(Point from, Point to, List<Point> vertices) {
    Stream<Point> on = vertices.stream().filter(v -> Line.carries(from, to, v));
    return Stream.concat(on, Stream.of(from, to))
        .sorted(
            Comparator.comparingLong(p -> Math.abs(p.x() - from.x()) + Math.abs(p.y() - from.y())))
        .toList();
  }
}
