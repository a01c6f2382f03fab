package baseplate.table.bench;

import baseplate.core.scene.Figure;
import baseplate.geometry.Point;
import baseplate.table.camera.Camera;
import java.util.List;

/// A drawing fitted into a space: which part of the plane it covers, and how large.
///
/// @param left edge, in thousandths
/// @param low edge
/// @param right edge
/// @param high edge
record Fitting(double left, double low, double right, double high) {
  /// What parts cover; an inch about the origin where there are none.
  static Fitting of(List<Figure.Part> parts) {
    List<Point> all = parts.stream().flatMap(part -> part.corners().stream()).toList();
    if (all.isEmpty()) {
      return new Fitting(-500, -500, 500, 500);
    }
    return new Fitting(
        all.stream().mapToDouble(Point::x).min().orElse(0),
        all.stream().mapToDouble(Point::y).min().orElse(0),
        all.stream().mapToDouble(Point::x).max().orElse(0),
        all.stream().mapToDouble(Point::y).max().orElse(0));
  }

  double width() {
    return Math.max(1, right - left);
  }

  double depth() {
    return Math.max(1, high - low);
  }

  /// A camera that sees all of it with a margin on each side, its centre in the middle.
  Camera camera(double across, double down, double margin) {
    double wide = Math.max(1, across - 2 * margin);
    double tall = Math.max(1, down - 2 * margin);
    double scale = 1000 * Math.min(wide / width(), tall / depth());
    return new Camera((left + right) / 2, (low + high) / 2, scale, false, across, down);
  }

  /// From one mark of the ruler to the next, in inches, so that marks are some pixels apart.
  static double step(double scale, double least) {
    double step = 0.25;
    double[] factors = {2, 2.5, 2};
    for (int i = 0; step * scale < least && i < 24; i++) {
      step *= i < 2 ? 2 : factors[(i - 2) % factors.length];
    }
    return step;
  }
}
