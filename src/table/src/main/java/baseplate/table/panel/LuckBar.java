package baseplate.table.panel;

import baseplate.table.paint.Patterns;
import baseplate.table.paint.SideLook;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// A bar of a chart: what came in the colour and the pattern of its side, what was to be expected
/// hollow and dashed.
final class LuckBar extends Canvas {
  private static final double LENGTH = 190;
  private static final double HEIGHT = 16;
  private static final double STEP = 6;
  private static final Color EDGE = Color.web("#8b949e");

  /// What a bar tells.
  enum Kind {
    /// What came.
    ACTUAL,
    /// What was to be expected.
    EXPECTED
  }

  /// @param value how long
  /// @param most the longest of the chart
  LuckBar(double value, double most, SideLook look, Kind kind) {
    super(LENGTH + 2, HEIGHT + 2);
    double length = most > 0 ? Math.min(LENGTH, LENGTH * value / most) : 0;
    GraphicsContext g = getGraphicsContext2D();
    track(g);
    switch (kind) {
      case ACTUAL -> filled(g, length, look);
      case EXPECTED -> hollow(g, length);
    }
  }

  private static void track(GraphicsContext g) {
    g.setStroke(EDGE.deriveColor(0, 1, 1, 0.4));
    g.strokeLine(1, HEIGHT + 0.5, LENGTH + 1, HEIGHT + 0.5);
  }

  private static void filled(GraphicsContext g, double length, SideLook look) {
    if (length <= 0) {
      return;
    }
    g.setFill(look.colour());
    g.fillRect(1, 1, length, HEIGHT);
    g.save();
    g.beginPath();
    g.rect(1, 1, length, HEIGHT);
    g.clip();
    Patterns.fill(g, look.pattern(), 1, 1, length + 1, HEIGHT + 1, STEP);
    g.restore();
    g.setStroke(EDGE);
    g.strokeRect(1, 1, length, HEIGHT);
  }

  private static void hollow(GraphicsContext g, double length) {
    g.setStroke(EDGE);
    g.setLineWidth(1.5);
    g.setLineDashes(4, 3);
    g.strokeRect(1, 1, length, HEIGHT);
  }
}
