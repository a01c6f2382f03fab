package baseplate.microbrickbattle;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.geometry.Area;
import baseplate.geometry.Point;
import java.math.BigDecimal;
import java.util.List;

/// Lengths in studs of 8 millimetres, to a hundredth, as builders count them.
final class Studs {
  /// 25.4 millimetres are an inch: 254 hundredths of a stud are 800 thousandths of an inch.
  private static final long STUDS = 254;

  private static final long INCHES = 800;

  private Studs() {}

  /// Studs from thousandths of an inch.
  static BigDecimal of(long thousandths) {
    return Decimal.hundredths(Math.round(thousandths * (double) STUDS / INCHES));
  }

  /// Thousandths of an inch from the studs that a field holds.
  ///
  /// @param least in studs
  /// @param most in studs
  static long read(Fields fields, String field, int least, int most) {
    long hundredths = fields.scaled(field, 2, 100L * least, 100L * most);
    return Math.round(hundredths * (double) INCHES / STUDS);
  }

  /// The rectangle around a drawing.
  static Area around(List<Point> drawn) {
    Area bounds = Area.between(drawn.getFirst(), drawn.getFirst());
    for (Point point : drawn) {
      bounds = bounds.joined(point);
    }
    return bounds;
  }

  /// The drawing stretched about a point until it is so wide and so long, in thousandths.
  static Doc stretched(List<Point> drawn, Point about, long width, long length) {
    Area bounds = around(drawn);
    return Doc.list(
        drawn,
        point ->
            Doc.of(
                new Point(
                    about.x()
                        + scaled(point.x() - about.x(), width, bounds.right() - bounds.left()),
                    about.y()
                        + scaled(point.y() - about.y(), length, bounds.top() - bounds.bottom()))));
  }

  private static long scaled(long offset, long wanted, long now) {
    return Math.round(offset * (double) wanted / Math.max(1, now));
  }

  /// The corners of a rectangle about the origin.
  static Doc box(long width, long length) {
    long x = width / 2;
    long y = length / 2;
    List<Point> corners =
        List.of(new Point(x, y), new Point(x, -y), new Point(-x, -y), new Point(-x, y));
    return Doc.list(corners, Doc::of);
  }
}
