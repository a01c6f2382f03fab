package baseplate.geometry;

import java.util.ArrayList;
import java.util.List;

/// Cuts a polygon with holes into convex parts along diagonals between its own vertices. All side
/// tests are exact, so the parts are convex, do not overlap and fill the polygon.
final class Decomposition {
  private final long[] xs;
  private final long[] ys;

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
    List<List<Integer>> rings = new ArrayList<>();
    for (int r = 0; r < starts.length; r++) {
      int end = r + 1 < starts.length ? starts[r + 1] : xs.length;
      List<Integer> ring = new ArrayList<>();
      for (int i = starts[r]; i < end; i++) {
        ring.add(i);
      }
      rings.add(ring);
    }
    List<List<Integer>> parts = new Merging(this).merged(triangles(bridged(rings)));
    return parts.stream()
        .map(part -> part.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
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
      int[] best = shortestBridge(chain, holes);
      List<Integer> hole = holes.remove(best[0]);
      List<Integer> detour = new ArrayList<>();
      for (int i = 0; i <= hole.size(); i++) {
        detour.add(hole.get((best[2] + i) % hole.size()));
      }
      detour.add(chain.get(best[1]));
      chain.addAll(best[1] + 1, detour);
    }
    return chain;
  }

  private int[] shortestBridge(List<Integer> chain, List<List<Integer>> holes) {
    long shortest = Long.MAX_VALUE;
    int[] best = {};
    for (int h = 0; h < holes.size(); h++) {
      for (int i = 0; i < chain.size(); i++) {
        for (int j = 0; j < holes.get(h).size(); j++) {
          long length = squaredLength(chain.get(i), holes.get(h).get(j));
          if (length < shortest && isOpen(chain.get(i), holes.get(h).get(j), chain, holes)) {
            shortest = length;
            best = new int[] {h, i, j};
          }
        }
      }
    }
    if (best.length == 0) {
      throw new IllegalArgumentException("An outline's hole must lie inside it");
    }
    return best;
  }

  private boolean isOpen(int a, int b, List<Integer> chain, List<List<Integer>> holes) {
    if (isStopped(a, b, chain)) {
      return false;
    }
    return holes.stream().noneMatch(hole -> isStopped(a, b, hole));
  }

  private boolean isStopped(int a, int b, List<Integer> ring) {
    for (int i = 0; i < ring.size(); i++) {
      int c = ring.get(i);
      int d = ring.get((i + 1) % ring.size());
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
      int n = rest.size();
      triangles.add(List.of(rest.get((ear + n - 1) % n), rest.get(ear), rest.get((ear + 1) % n)));
      rest.remove(/* index */ ear);
    }
    triangles.add(List.copyOf(rest));
    return triangles;
  }

  private int bestEar(List<Integer> rest) {
    int n = rest.size();
    int best = -1;
    long shortest = Long.MAX_VALUE;
    for (int i = 0; i < n; i++) {
      long length = squaredLength(rest.get((i + n - 1) % n), rest.get((i + 1) % n));
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

  private boolean isEar(List<Integer> rest, int i) {
    int n = rest.size();
    int a = rest.get((i + n - 1) % n);
    int b = rest.get(i);
    int c = rest.get((i + 1) % n);
    if (cross(a, b, c) <= 0) {
      return false;
    }
    for (int v : rest) {
      boolean corner = samePlace(v, a) || samePlace(v, b) || samePlace(v, c);
      if (!corner && cross(a, b, v) >= 0 && cross(b, c, v) >= 0 && cross(c, a, v) >= 0) {
        return false;
      }
    }
    return true;
  }
}
