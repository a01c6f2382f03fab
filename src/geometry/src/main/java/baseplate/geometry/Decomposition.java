package baseplate.geometry;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Cuts a polygon with holes into convex parts along diagonals between its own vertices. All side
/// tests are exact, so the parts are convex, do not overlap and fill the polygon.
final class Decomposition {
  private final long[] xs;
  private final long[] ys;

  /// A diagonal that joins a hole to the chain.
  ///
  /// @param from its place in the chain
  /// @param hole which of the holes
  /// @param to its place in the hole
  /// @param length squared
  private record Bridge(int from, int hole, int to, long length) {}

  private Decomposition(long[] xs, long[] ys) {
    this.xs = xs;
    this.ys = ys;
  }

  /// The parts as indices into the coordinates, each counter-clockwise. `starts` holds the first
  /// index of each ring: the outer one counter-clockwise first, holes clockwise.
  static int[][] of(long[] xs, long[] ys, int[] starts) {
    return new Decomposition(xs, ys).parts(starts);
  }

  private int[][] parts(int[] starts) {
    List<List<Integer>> parts = new Merging(this).merged(triangles(bridged(rings(starts))));
    return parts.stream()
        .map(part -> part.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  private List<List<Integer>> rings(int[] starts) {
    List<List<Integer>> rings = new ArrayList<>();
    for (int r = 0; r < starts.length; r++) {
      int end = r + 1 < starts.length ? starts[r + 1] : xs.length;
      rings.add(IntStream.range(starts[r], end).boxed().toList());
    }
    return rings;
  }

  /// The vertex at that place, counted on round the ring.
  static int around(List<Integer> ring, int place) {
    return ring.get(Math.floorMod(place, ring.size()));
  }

  long cross(int a, int b, int c) {
    return Line.cross(xs[a], ys[a], xs[b], ys[b], xs[c], ys[c]);
  }

  long squaredLength(int a, int b) {
    return (xs[a] - xs[b]) * (xs[a] - xs[b]) + (ys[a] - ys[b]) * (ys[a] - ys[b]);
  }

  private boolean samePlace(int a, int b) {
    return xs[a] == xs[b] && ys[a] == ys[b];
  }

  private Point at(int i) {
    return new Point(xs[i], ys[i]);
  }

  /// One ring through all: each hole is joined by the shortest bridge that meets nothing.
  private List<Integer> bridged(List<List<Integer>> rings) {
    List<Integer> chain = new ArrayList<>(rings.getFirst());
    List<List<Integer>> holes = new ArrayList<>(rings.subList(1, rings.size()));
    while (!holes.isEmpty()) {
      Bridge bridge = shortestBridge(chain, holes);
      List<Integer> hole = holes.remove(bridge.hole);
      chain.addAll(bridge.from + 1, detour(hole, bridge.to, chain.get(bridge.from)));
    }
    return chain;
  }

  /// Round the hole from that place to the same, then back over the bridge.
  private static List<Integer> detour(List<Integer> hole, int place, int back) {
    List<Integer> detour = new ArrayList<>();
    for (int i = 0; i <= hole.size(); i++) {
      detour.add(around(hole, place + i));
    }
    detour.add(back);
    return detour;
  }

  /// Of several the first in the order of the holes, then of the chain.
  private Bridge shortestBridge(List<Integer> chain, List<List<Integer>> holes) {
    return IntStream.range(0, holes.size())
        .boxed()
        .flatMap(hole -> bridges(chain, hole, holes.get(hole)))
        .sorted(Comparator.comparingLong(Bridge::length))
        .filter(bridge -> isOpen(bridge, chain, holes))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("An outline's hole must lie inside it"));
  }

  private Stream<Bridge> bridges(List<Integer> chain, int hole, List<Integer> ring) {
    List<Bridge> bridges = new ArrayList<>(chain.size() * ring.size());
    for (int i = 0; i < chain.size(); i++) {
      for (int j = 0; j < ring.size(); j++) {
        bridges.add(new Bridge(i, hole, j, squaredLength(chain.get(i), ring.get(j))));
      }
    }
    return bridges.stream();
  }

  private boolean isOpen(Bridge bridge, List<Integer> chain, List<List<Integer>> holes) {
    int a = chain.get(bridge.from);
    int b = holes.get(bridge.hole).get(bridge.to);
    return !isStopped(a, b, chain) && holes.stream().noneMatch(hole -> isStopped(a, b, hole));
  }

  private boolean isStopped(int a, int b, List<Integer> ring) {
    for (int i = 0; i < ring.size(); i++) {
      int c = ring.get(i);
      int d = around(ring, i + 1);
      boolean joined = c == a || d == a || c == b || d == b;
      if (joined ? isOnInside(a, b, c) || isOnInside(a, b, d) : meet(a, b, c, d)) {
        return true;
      }
    }
    return false;
  }

  private boolean meet(int a, int b, int c, int d) {
    return Line.meets(at(a), at(b), at(c), at(d));
  }

  private boolean isOnInside(int a, int b, int c) {
    return c != a && c != b && Line.carries(at(a), at(b), at(c));
  }

  /// Cuts ears until three vertices are left; of the ears that can be cut the one with the shortest
  /// new edge, which keeps slivers away.
  private List<List<Integer>> triangles(List<Integer> ring) {
    List<Integer> rest = new ArrayList<>(ring);
    List<List<Integer>> triangles = new ArrayList<>();
    while (rest.size() > 3) {
      int ear = bestEar(rest);
      triangles.add(List.of(around(rest, ear - 1), rest.get(ear), around(rest, ear + 1)));
      rest.remove(/* index */ ear);
    }
    triangles.add(List.copyOf(rest));
    return triangles;
  }

  private int bestEar(List<Integer> rest) {
    int best = -1;
    long shortest = Long.MAX_VALUE;
    for (int i = 0; i < rest.size(); i++) {
      long length = newEdge(rest, i);
      if (length < shortest && isEar(rest, i)) {
        shortest = length;
        best = i;
      }
    }
    if (best < 0) {
      throw new IllegalArgumentException("An outline must not cross or touch itself");
    }
    return best;
  }

  /// The squared length of the edge that is left where the vertex at that place is cut off.
  private long newEdge(List<Integer> rest, int i) {
    return squaredLength(around(rest, i - 1), around(rest, i + 1));
  }

  private boolean isEar(List<Integer> rest, int i) {
    int a = around(rest, i - 1);
    int b = rest.get(i);
    int c = around(rest, i + 1);
    return cross(a, b, c) > 0 && isEmpty(rest, a, b, c);
  }

  private boolean isEmpty(List<Integer> rest, int a, int b, int c) {
    for (int v : rest) {
      if (isWithin(v, a, b, c)) {
        return false;
      }
    }
    return true;
  }

  /// Whether v lies in the triangle or on its border, but not on a corner.
  private boolean isWithin(int v, int a, int b, int c) {
    boolean corner = samePlace(v, a) || samePlace(v, b) || samePlace(v, c);
    return !corner && cross(a, b, v) >= 0 && cross(b, c, v) >= 0 && cross(c, a, v) >= 0;
  }
}
