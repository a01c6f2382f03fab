package baseplate.microbrickbattle;

import java.util.ArrayList;
import java.util.List;

/// The least 2D6 sum that destroys, by modified AP and DP.
///
/// @param rows one for each AP from [#LEAST] to [#MOST], each with a need for every DP of the same
///   range
/// @rule MBB-20
/// @rule MBB-21
/// @rule MBB-35
record VictoryTable(List<List<Integer>> rows) {
  /// The least AP and DP that the table holds.
  static final int LEAST = -4;

  /// The greatest.
  static final int MOST = 14;

  VictoryTable {
    List<List<Integer>> copy = new ArrayList<>();
    rows.forEach(row -> copy.add(List.copyOf(row)));
    rows = List.copyOf(copy);
  }

  /// The need; beyond the table's edge that of the edge.
  int need(int attack, int defence) {
    return rows.get(index(attack)).get(index(defence));
  }

  private static int index(int points) {
    return Math.clamp(points, LEAST, MOST) - LEAST;
  }
}
