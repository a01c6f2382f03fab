package baseplate.microbrickbattle;

import baseplate.core.TableSize;
import baseplate.geometry.Angle;
import baseplate.geometry.Area;
import baseplate.geometry.Point;

/// The two edges at which players sit.
enum TableEdge {
  /// Along y = 0.
  NEAR,
  /// Opposite.
  FAR;

  String word() {
    return Names.word(this);
  }

  TableEdge opposite() {
    return this == NEAR ? FAR : NEAR;
  }

  /// The direction in which a player at this edge looks.
  Angle ahead() {
    return this == NEAR ? Angle.ZERO : Angle.ofDegrees(180);
  }

  /// How far to the right a point is for a player at this edge, in thousandths.
  long rightward(Point point) {
    return this == NEAR ? point.x() : -point.x();
  }

  /// How far a point is from this edge, in thousandths.
  long distance(Point point, TableSize table) {
    return this == NEAR ? point.y() : table.depth().thousandths() - point.y();
  }

  /// The strip of the given depth along this edge.
  Area strip(TableSize table, long depth) {
    long width = table.width().thousandths();
    long far = table.depth().thousandths();
    return this == NEAR ? new Area(0, 0, width, depth) : new Area(0, far - depth, width, far);
  }
}
