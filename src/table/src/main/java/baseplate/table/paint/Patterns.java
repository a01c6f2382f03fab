package baseplate.table.paint;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// Draws what a side wears beside its colour.
public final class Patterns {
  private static final Color INK = Color.rgb(255, 255, 255, 0.6);

  private Patterns() {}

  /// Over the hinder part of a hull.
  static void wear(GraphicsContext g, Shape hull, Pattern pattern, double scale) {
    double step = Math.clamp(scale * 0.13, 3, 12);
    g.save();
    hull.clip(g);
    fill(g, pattern, hull.left(), hull.top(), hull.right(), hull.bottom(), step);
    g.restore();
  }

  /// Over a rectangle of the screen.
  ///
  /// @param step from one line or dot to the next, in pixels
  public static void fill(
      GraphicsContext g,
      Pattern pattern,
      double left,
      double top,
      double right,
      double bottom,
      double step) {
    g.setStroke(INK);
    g.setFill(INK);
    g.setLineWidth(Math.max(1, step * 0.22));
    Box box = new Box(left, top, right, bottom);
    switch (pattern) {
      case HATCH -> hatch(g, box, step);
      case DOTS -> dots(g, box, step);
      case BARS -> bars(g, box, step);
      case CHEQUER -> chequer(g, box, step);
    }
  }

  private record Box(double left, double top, double right, double bottom) {
    double width() {
      return right - left;
    }

    double height() {
      return bottom - top;
    }
  }

  private static void hatch(GraphicsContext g, Box box, double step) {
    for (double x = box.left() - box.height(); x < box.right(); x += step * 1.4) {
      g.strokeLine(x, box.bottom(), x + box.height(), box.top());
    }
  }

  private static void dots(GraphicsContext g, Box box, double step) {
    double size = step * 0.42;
    for (double x = box.left() + step / 2; x < box.right(); x += step) {
      for (double y = box.top() + step / 2; y < box.bottom(); y += step) {
        g.fillOval(x - size / 2, y - size / 2, size, size);
      }
    }
  }

  private static void bars(GraphicsContext g, Box box, double step) {
    for (double y = box.top() + step / 2; y < box.bottom(); y += step * 1.3) {
      g.strokeLine(box.left(), y, box.right(), y);
    }
  }

  private static void chequer(GraphicsContext g, Box box, double step) {
    int rows = (int) Math.ceil(box.height() / step);
    int columns = (int) Math.ceil(box.width() / step);
    for (int i = 0; i < columns; i++) {
      for (int j = i % 2; j < rows; j += 2) {
        g.fillRect(box.left() + i * step, box.top() + j * step, step * 0.8, step * 0.8);
      }
    }
  }
}
