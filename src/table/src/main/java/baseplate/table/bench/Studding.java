package baseplate.table.bench;

import baseplate.geometry.Point;
import java.math.BigDecimal;
import java.math.RoundingMode;

/// Lengths in studs of 8 millimetres. Outlines are drawn from half stud to half stud.
final class Studding {
  /// From one stud to the next, in thousandths of an inch.
  static final double STUD = 8000 / 25.4;

  /// Half of that.
  static final double HALF = STUD / 2;

  private Studding() {}

  /// Studs, to a hundredth.
  static BigDecimal studs(long thousandths) {
    return BigDecimal.valueOf(thousandths / STUD).setScale(2, RoundingMode.HALF_UP);
  }

  /// Thousandths of an inch.
  static long thousandths(BigDecimal studs) {
    return Math.round(studs.doubleValue() * STUD);
  }

  /// The nearest place where a corner may be drawn.
  static Point snapped(double x, double y) {
    return Point.ofThousandths(snapped(x), snapped(y));
  }

  private static long snapped(double thousandths) {
    return Math.round(Math.round(thousandths / HALF) * HALF);
  }

  /// The place some half studs away, on the grid.
  static Point stepped(Point from, int right, int up) {
    return snapped(from.x() + right * HALF, from.y() + up * HALF);
  }
}
