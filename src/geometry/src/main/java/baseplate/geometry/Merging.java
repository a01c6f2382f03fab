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

  private record Seam(int first, int second, List<Integer> joined, long length) {}

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
    Seam best = new Seam(0, 0, List.of(), -1);
    for (int i = 0; i < parts.size(); i++) {
      for (int j = i + 1; j < parts.size(); j++) {
        Seam seam = seam(parts, i, j);
        if (seam.length > best.length && isConvex(seam.joined)) {
          best = seam;
        }
      }
    }
    return best;
  }

  private Seam seam(List<List<Integer>> parts, int i, int j) {
    List<Integer> a = parts.get(i);
    List<Integer> b = parts.get(j);
    for (int k = 0; k < a.size(); k++) {
      int from = a.get(k);
      int to = a.get((k + 1) % a.size());
      int back = b.indexOf(to);
      if (back >= 0 && b.get((back + 1) % b.size()) == from) {
        return new Seam(i, j, joined(a, k, b, back), plane.squaredLength(from, to));
      }
    }
    return new Seam(i, j, List.of(), -1);
  }

  /// Both parts round their shared edge, which runs from `a[k]` and in the other from `b[back]`.
  private static List<Integer> joined(List<Integer> a, int k, List<Integer> b, int back) {
    List<Integer> joined = new ArrayList<>();
    for (int i = 1; i <= a.size(); i++) {
      joined.add(a.get((k + i) % a.size()));
    }
    for (int i = 2; i < b.size(); i++) {
      joined.add(b.get((back + i) % b.size()));
    }
    return joined;
  }

  /// Whether each vertex stands out by enough to stay so when vertices are rounded.
  private boolean isConvex(List<Integer> ring) {
    int n = ring.size();
    for (int i = 0; i < n; i++) {
      int from = ring.get(i);
      int to = ring.get((i + 2) % n);
      double chord = Math.sqrt((double) plane.squaredLength(from, to));
      if (plane.cross(from, ring.get((i + 1) % n), to) < LEAST_BULGE * chord) {
        return false;
      }
    }
    return true;
  }
}
