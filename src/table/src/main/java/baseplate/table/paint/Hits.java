package baseplate.table.paint;

import baseplate.core.scene.Figure;
import baseplate.table.camera.Camera;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;

/// Which figure lies under the pointer.
public final class Hits {
  /// How far beside a small piece still counts, in pixels.
  private static final double NEAR = 6;

  private Hits() {}

  /// The uppermost figure at a place of the window: of those owned by a side the last drawn, then
  /// of the others; a small piece that is just beside counts too.
  public static Optional<Figure> at(
      List<Figure> figures, Camera camera, double screenX, double screenY) {
    Optional<Figure> owned = at(figures, camera, screenX, screenY, true);
    return owned.isPresent() ? owned : at(figures, camera, screenX, screenY, false);
  }

  private static Optional<Figure> at(
      List<Figure> figures, Camera camera, double x, double y, boolean owned) {
    return figures.reversed().stream()
        .filter(figure -> figure.owner().isPresent() == owned && !figure.parts().isEmpty())
        .filter(figure -> isAt(Shape.of(figure.parts().getFirst().corners(), camera), x, y))
        .findFirst();
  }

  private static boolean isAt(Shape shape, double x, double y) {
    return shape.contains(x, y) || Math.hypot(shape.centreX() - x, shape.centreY() - y) <= NEAR;
  }

  /// Where a figure is in the window, in pixels.
  public static Rectangle2D bounds(Figure figure, Camera camera) {
    Shape shape = Shape.of(figure.parts().getFirst().corners(), camera);
    double left = shape.left();
    double top = shape.top();
    return new Rectangle2D(left, top, shape.right() - left, shape.bottom() - top);
  }
}
