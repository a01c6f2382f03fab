package baseplate.microbrickbattle;

import baseplate.core.TableSize;
import baseplate.core.scene.Mark;
import baseplate.geometry.Angle;
import baseplate.geometry.Area;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.util.List;

/// Straight lines from a point to the edge of the table.
final class Rays {
  private Rays() {}

  /// A line in a direction as far as the table goes; a point where it starts beyond the table.
  static Mark line(TableSize size, Point from, Angle direction, Mark.Tone tone) {
    return new Mark.Line(List.of(from, end(size, from, direction)), tone);
  }

  /// Where the line meets the edge of the table, to a thousandth within.
  static Point end(TableSize size, Point from, Angle direction) {
    Area table = Way.table(size);
    Pose pose = Pose.of(from, direction);
    long within = 0;
    long beyond = size.width().thousandths() + size.depth().thousandths();
    while (table.contains(from) && within + 1 < beyond) {
      long middle = (within + beyond) / 2;
      if (table.contains(pose.ahead(middle).at())) {
        within = middle;
      } else {
        beyond = middle;
      }
    }
    return pose.ahead(within).at();
  }
}
