package baseplate.table.camera;

import baseplate.core.TableSize;
import baseplate.geometry.Point;
import javafx.geometry.Rectangle2D;

/// Where one looks at the table from: the point in the middle of the window, how large an inch is,
/// and which way round. Inches never come from pixels but through [#table], rounded once.
///
/// Screen coordinates are in pixels from the window's upper left corner; table coordinates in
/// thousandths, y away from the first side's edge.
///
/// @param x the table's x in the middle of the window
/// @param y the table's y there
/// @param scale pixels an inch
/// @param turned whether it is seen from the other side
/// @param width of the window
/// @param height of the window
public record Camera(
    double x, double y, double scale, boolean turned, double width, double height) {
  /// The least scale, in pixels an inch.
  public static final double LEAST = 2;

  /// The greatest scale, in pixels an inch.
  public static final double MOST = 240;

  private static final double THOUSANDTHS = 1000;

  public Camera {
    scale = Math.clamp(scale, LEAST, MOST);
  }

  /// The whole table in a window, with some room around it.
  public static Camera fitted(TableSize table, double width, double height, double margin) {
    double across = table.width().thousandths() / THOUSANDTHS;
    double along = table.depth().thousandths() / THOUSANDTHS;
    double scale = Math.min((width - 2 * margin) / across, (height - 2 * margin) / along);
    double x = table.width().thousandths() / 2.0;
    double y = table.depth().thousandths() / 2.0;
    return new Camera(x, y, scale, false, width, height);
  }

  /// Pixels a thousandth.
  public double pixels() {
    return scale / THOUSANDTHS;
  }

  private int way() {
    return turned ? -1 : 1;
  }

  /// Where a table's x is on the screen.
  public double screenX(double tableX) {
    return width / 2 + way() * (tableX - x) * pixels();
  }

  /// Where a table's y is on the screen.
  public double screenY(double tableY) {
    return height / 2 - way() * (tableY - y) * pixels();
  }

  /// Where a point of the table is on the screen, from the left.
  public double screenX(Point point) {
    return screenX((double) point.x());
  }

  /// Where a point of the table is on the screen, from the top.
  public double screenY(Point point) {
    return screenY((double) point.y());
  }

  /// The table's x of a place on the screen, not rounded.
  public double tableX(double screenX) {
    return x + way() * (screenX - width / 2) / pixels();
  }

  /// The table's y of a place on the screen, not rounded.
  public double tableY(double screenY) {
    return y - way() * (screenY - height / 2) / pixels();
  }

  /// The table's point of a place on the screen, to the nearest thousandth.
  public Point table(double screenX, double screenY) {
    return Point.ofThousandths(whole(tableX(screenX)), whole(tableY(screenY)));
  }

  private static long whole(double thousandths) {
    return Math.clamp(Math.round(thousandths), -Point.LIMIT, Point.LIMIT);
  }

  /// Nearer or farther, with the table's point at a place of the screen staying there.
  public Camera zoomed(double screenX, double screenY, double factor) {
    Camera nearer = new Camera(x, y, scale * factor, turned, width, height);
    double atX = tableX(screenX);
    double atY = tableY(screenY);
    return nearer.to(x + atX - nearer.tableX(screenX), y + atY - nearer.tableY(screenY));
  }

  /// With the table moved by some pixels.
  public Camera panned(double right, double down) {
    return to(x - way() * right / pixels(), y + way() * down / pixels());
  }

  /// With another point in the middle.
  public Camera to(double otherX, double otherY) {
    return new Camera(otherX, otherY, scale, turned, width, height);
  }

  /// From the other side of the table.
  public Camera turnedRound() {
    return new Camera(x, y, scale, !turned, width, height);
  }

  /// In a window of another size.
  public Camera resized(double otherWidth, double otherHeight) {
    return new Camera(x, y, scale, turned, otherWidth, otherHeight);
  }

  /// The whole window, in pixels.
  public Rectangle2D window() {
    return new Rectangle2D(0, 0, width, height);
  }

  /// Where a table lies in the window, with so many pixels around it.
  public Rectangle2D screen(TableSize table, double around) {
    double across = table.width().thousandths();
    double along = table.depth().thousandths();
    double left = screenX(turned ? across : 0);
    double top = screenY(turned ? 0 : along);
    return new Rectangle2D(
        left - around, top - around, across * pixels() + 2 * around, along * pixels() + 2 * around);
  }

  /// The same, kept so that some of the table stays in the window.
  public Camera within(TableSize table) {
    return to(
        Math.clamp(x, 0, (double) table.width().thousandths()),
        Math.clamp(y, 0, (double) table.depth().thousandths()));
  }
}
