package baseplate.table.paint;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// Studs, 8 mm apart as bricks have them, each with a soft light; fewer and then none where they
/// would be too small to tell.
final class Studs {
  /// From one stud to the next, in inches.
  static final double PITCH = 8 / 25.4;

  private static final double WIDTH = 0.6;
  private static final double SMALLEST = 3.2;

  private Studs() {}

  /// Whether studs can be told at a scale.
  static boolean areSeen(double scale) {
    return PITCH * scale >= SMALLEST;
  }

  /// How far apart they are drawn at a scale, in pixels.
  static double apart(double scale) {
    return PITCH * scale;
  }

  /// Covers an outline with studs in rows along its longer axis.
  static void cover(GraphicsContext g, Shape shape, Color bricks, double scale) {
    if (!areSeen(scale)) {
      return;
    }
    Shape.Frame frame = shape.frame();
    double along = shape.reach(frame.alongX(), frame.alongY());
    double across = shape.reach(-frame.alongY(), frame.alongX());
    int rows = count(across, scale);
    int columns = count(along, scale);
    for (int i = 0; i < columns; i++) {
      for (int j = 0; j < rows; j++) {
        double a = place(i, columns, scale);
        double b = place(j, rows, scale);
        stud(g, shape, frame.x(a, b), frame.y(a, b), bricks, scale);
      }
    }
  }

  private static int count(double half, double scale) {
    return Math.clamp(Math.round(2 * half / apart(scale)), 1, 60);
  }

  private static double place(int position, int count, double scale) {
    return (position - (count - 1) / 2.0) * apart(scale);
  }

  private static void stud(
      GraphicsContext g, Shape shape, double x, double y, Color bricks, double scale) {
    if (shape.contains(x, y)) {
      one(g, x, y, bricks, apart(scale) * WIDTH);
    }
  }

  /// A stud: a disc, lit from the upper left.
  ///
  /// @param width in pixels
  static void one(GraphicsContext g, double x, double y, Color bricks, double width) {
    double lift = width * 0.08;
    disc(g, x + lift, y + lift * 1.4, width, bricks.deriveColor(0, 1, 0.66, 1));
    disc(g, x, y, width, bricks.deriveColor(0, 1, 1.06, 1));
    disc(g, x - lift * 1.6, y - lift * 1.6, width * 0.5, bricks.deriveColor(0, 0.8, 1.18, 1));
  }

  private static void disc(GraphicsContext g, double x, double y, double width, Color colour) {
    g.setFill(colour);
    g.fillOval(x - width / 2, y - width / 2, width, width);
  }
}
