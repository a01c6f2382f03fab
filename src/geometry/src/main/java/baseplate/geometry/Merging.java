package baseplate.geometry;

import java.util.ArrayList;
import java.util.List;

/// Joins neighbouring convex parts over their longest shared edges while the whole stays convex.
final class Merging {
  /// In the units of the coordinates: half thousandths, or thousandths where cut anew.
  private static final long LEAST_BULGE = 4;

  private final Decomposition plane;

  Merging(Decomposition plane) {
    this.plane = plane;
  }

  private record Seam(int first, int second, List<Integer> joined, long length) {
    static final Seam NONE = new Seam(0, 0, List.of(), -1);
  }

  List<List<Integer>> merged(List<List<Integer>> triangles) {
    List<List<Integer>> parts = new ArrayList<>(triangles);
    while (true) {
      Seam best = bestSeam(parts);
      if (best.joined.isEmpty()) {
        return parts;
      }
      parts.set(best.first, best.joined);
      parts.remove(best.second);
    }
  }

  private Seam bestSeam(List<List<Integer>> parts) {
    Seam best = Seam.NONE;
    for (int i = 0; i < parts.size(); i++) {
      for (int j = i + 1; j < parts.size(); j++) {
        best = better(best, seam(parts, i, j));
      }
    }
    return best;
  }

  private Seam better(Seam best, Seam other) {
    return other.length > best.length && isConvex(other.joined) ? other : best;
  }

  private Seam seam(List<List<Integer>> parts, int i, int j) {
    List<Integer> a = parts.get(i);
    List<Integer> b = parts.get(j);
    for (int k = 0; k < a.size(); k++) {
      int from = a.get(k);
      int to = Decomposition.around(a, k + 1);
      int back = b.indexOf(to);
      if (back >= 0 && Decomposition.around(b, back + 1) == from) {
        return new Seam(i, j, joined(a, k, b, back), plane.squaredLength(from, to));
      }
    }
    return Seam.NONE;
  }

  /// Both parts round their shared edge, which runs from `a[k]` and in the other from `b[back]`.
  private static List<Integer> joined(List<Integer> a, int k, List<Integer> b, int back) {
    List<Integer> joined = new ArrayList<>();
    for (int i = 1; i <= a.size(); i++) {
      joined.add(Decomposition.around(a, k + i));
    }
    for (int i = 2; i < b.size(); i++) {
      joined.add(Decomposition.around(b, back + i));
    }
    return joined;
  }

  private boolean isConvex(List<Integer> ring) {
    for (int i = 0; i < ring.size(); i++) {
      int middle = Decomposition.around(ring, i + 1);
      if (!bulges(ring.get(i), middle, Decomposition.around(ring, i + 2))) {
        return false;
      }
    }
    return true;
  }

  /// Whether the middle vertex stands out by enough to stay so when vertices are rounded.
  private boolean bulges(int from, int middle, int to) {
    double chord = Math.sqrt((double) plane.squaredLength(from, to));
    return plane.cross(from, middle, to) >= LEAST_BULGE * chord;
  }
}
