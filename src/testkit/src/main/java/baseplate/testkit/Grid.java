package baseplate.testkit;

import baseplate.geometry.Angle;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The cells of a [Sketch] and the pieces that they make up.
///
/// @param columns cells in a row
/// @param rows rows, the far edge first
/// @param spots pieces in reading order
record Grid(int columns, int rows, List<Spot> spots) {

  /// A piece: a rectangle of cells.
  ///
  /// @param id its name, with a number where several share it
  /// @param name the sign that it is drawn with
  /// @param facing degrees clockwise from away from the first side's edge
  /// @param left doubled column of its centre
  /// @param up doubled row of its centre, counted from the near edge
  /// @param wide cells along a row
  /// @param deep cells along a column
  record Spot(String id, char name, int facing, int left, int up, int wide, int deep) {
    Pose pose(long cell) {
      return Pose.of(new Point(left * cell / 2, up * cell / 2), Angle.ofDegrees(facing));
    }

    /// Cells across its facing.
    int across() {
      return facing % 180 == 0 ? wide : deep;
    }

    /// Cells along its facing.
    int along() {
      return facing % 180 == 0 ? deep : wide;
    }
  }

  static Grid of(String drawing) {
    List<String[]> cells =
        drawing
            .lines()
            .filter(line -> !line.isBlank())
            .map(line -> line.trim().split(" +"))
            .toList();
    int columns = cells.isEmpty() ? 0 : cells.getFirst().length;
    if (cells.stream().anyMatch(row -> row.length != columns)) {
      throw new IllegalArgumentException(
          "rows differ in length: " + cells.stream().map(row -> row.length).toList());
    }
    return new Grid(columns, cells.size(), new Search(cells, columns).spots());
  }

  /// Finds rectangles of one name.
  private static final class Search {
    private final List<String[]> cells;
    private final int columns;
    private final boolean[][] taken;

    Search(List<String[]> cells, int columns) {
      this.cells = cells;
      this.columns = columns;
      this.taken = new boolean[cells.size()][columns];
    }

    List<Spot> spots() {
      List<Spot> found = new ArrayList<>();
      for (int row = 0; row < cells.size(); row++) {
        for (int column = 0; column < columns; column++) {
          if (!taken[row][column] && at(row, column) != '.') {
            found.add(take(row, column));
          }
        }
      }
      return numbered(found);
    }

    private char at(int row, int column) {
      return cells.get(row)[column].charAt(0);
    }

    private Spot take(int row, int column) {
      char name = at(row, column);
      int wide = 1;
      while (column + wide < columns && at(row, column + wide) == name) {
        wide++;
      }
      int deep = 1;
      while (row + deep < cells.size() && same(row + deep, column, wide, name)) {
        deep++;
      }
      for (int each = row; each < row + deep; each++) {
        Arrays.fill(taken[each], column, column + wide, true);
      }
      int up = 2 * (cells.size() - row) - deep;
      return new Spot(
          String.valueOf(name),
          name,
          facing(cells.get(row)[column]),
          2 * column + wide,
          up,
          wide,
          deep);
    }

    private boolean same(int row, int column, int wide, char name) {
      for (int each = column; each < column + wide; each++) {
        if (at(row, each) != name) {
          return false;
        }
      }
      return true;
    }

    private static int facing(String cell) {
      if (cell.length() == 1) {
        return 0;
      }
      int facing = "^>v<".indexOf(cell.substring(1));
      if (facing < 0) {
        throw new IllegalArgumentException("no such facing: " + cell);
      }
      return facing * 90;
    }

    private static List<Spot> numbered(List<Spot> found) {
      List<Spot> named = new ArrayList<>();
      for (Spot spot : found) {
        long alike = found.stream().filter(each -> each.name() == spot.name()).count();
        long earlier = named.stream().filter(each -> each.name() == spot.name()).count();
        String id = alike == 1 ? spot.id() : spot.id() + (earlier + 1);
        named.add(
            new Spot(
                id, spot.name(), spot.facing(), spot.left(), spot.up(), spot.wide(), spot.deep()));
      }
      return named;
    }
  }
}
