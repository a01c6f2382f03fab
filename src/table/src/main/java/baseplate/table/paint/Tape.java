package baseplate.table.paint;

import baseplate.geometry.Point;
import baseplate.table.camera.Camera;
import java.util.List;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// Draws a measuring tape with a mark at every inch.
public final class Tape {
  private static final double INCH = 1000;
  private static final double MARK = 7;
  private static final double WIDTH = 5;
  private static final double CLOSEST = 8;

  private Tape() {}

  /// Draws a tape along points; nothing for fewer than two.
  public static void paint(GraphicsContext g, Camera camera, List<Point> points, Scheme scheme) {
    for (int i = 1; i < points.size(); i++) {
      stretch(g, camera, points.get(i - 1), points.get(i), scheme);
    }
    points.forEach(
        point -> knob(g, camera.screenX(point), camera.screenY(point), scheme.neutral()));
  }

  private static void stretch(
      GraphicsContext g, Camera camera, Point from, Point to, Scheme scheme) {
    double x1 = camera.screenX(from);
    double y1 = camera.screenY(from);
    double x2 = camera.screenX(to);
    double y2 = camera.screenY(to);
    g.setStroke(Color.web("#f3c623"));
    g.setLineWidth(WIDTH);
    g.strokeLine(x1, y1, x2, y2);
    g.setStroke(scheme.neutral());
    g.setLineWidth(1.2);
    g.strokeLine(x1, y1, x2, y2);
    if (camera.scale() >= CLOSEST) {
      inches(g, new double[] {x1, y1, x2, y2}, camera.pixels() * INCH);
    }
  }

  private static void inches(GraphicsContext g, double[] line, double inch) {
    double length = Math.hypot(line[2] - line[0], line[3] - line[1]);
    double alongX = (line[2] - line[0]) / Math.max(1e-9, length);
    double alongY = (line[3] - line[1]) / Math.max(1e-9, length);
    for (double at = inch; at < length; at += inch) {
      double x = line[0] + at * alongX;
      double y = line[1] + at * alongY;
      g.strokeLine(
          x - alongY * MARK / 2,
          y + alongX * MARK / 2,
          x + alongY * MARK / 2,
          y - alongX * MARK / 2);
    }
  }

  private static void knob(GraphicsContext g, double x, double y, Color colour) {
    g.setFill(Color.WHITE);
    g.fillOval(x - 4, y - 4, 8, 8);
    g.setStroke(colour);
    g.setLineWidth(2);
    g.strokeOval(x - 4, y - 4, 8, 8);
  }
}
