package baseplate.table.view;

import baseplate.table.camera.Camera;
import java.util.function.BiConsumer;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import org.jspecify.annotations.Nullable;

/// A drawing that is larger than the window. It is moved and scaled with the camera, and drawn anew
/// only where it does not reach, or when the camera rests at another scale.
final class Layer extends Canvas {
  /// How far it reaches beyond the window on each side, in pixels.
  private static final double MARGIN = 240;

  private final BiConsumer<GraphicsContext, Camera> painter;
  private @Nullable Camera drawn;

  /// @param painter draws with a camera whose window is the layer
  Layer(BiConsumer<GraphicsContext, Camera> painter) {
    this.painter = painter;
    setMouseTransparent(true);
    setManaged(false);
  }

  /// Draws anew when it is next shown.
  void spoil() {
    drawn = null;
  }

  /// Shows what a camera sees; as it was drawn where that will do for the moment.
  void follow(Camera camera) {
    Camera known = drawn;
    if (known == null || known.turned() != camera.turned() || !reaches(known, camera)) {
      draw(camera);
    } else {
      place(known, camera);
    }
  }

  /// Shows what a camera sees, sharp.
  void rest(Camera camera) {
    Camera known = drawn;
    if (known == null || known.scale() != camera.scale()) {
      draw(camera);
    }
  }

  /// Whether it is drawn at another scale than the camera's.
  boolean isScaled(Camera camera) {
    return drawn != null && drawn.scale() != camera.scale();
  }

  private void draw(Camera camera) {
    double width = camera.width() + 2 * MARGIN;
    double height = camera.height() + 2 * MARGIN;
    if (getWidth() != width || getHeight() != height) {
      setWidth(width);
      setHeight(height);
    }
    Camera wide = camera.resized(width, height);
    GraphicsContext g = getGraphicsContext2D();
    g.clearRect(0, 0, width, height);
    painter.accept(g, wide);
    drawn = wide;
    place(wide, camera);
  }

  private void place(Camera known, Camera camera) {
    double factor = camera.scale() / known.scale();
    setScaleX(factor);
    setScaleY(factor);
    setTranslateX(camera.screenX(known.x()) - getWidth() / 2);
    setTranslateY(camera.screenY(known.y()) - getHeight() / 2);
  }

  /// Whether the drawing covers the window, or would have to be scaled too much.
  private static boolean reaches(Camera known, Camera camera) {
    double factor = camera.scale() / known.scale();
    double atX = camera.screenX(known.x());
    double atY = camera.screenY(known.y());
    double halfWidth = known.width() / 2 * factor;
    double halfHeight = known.height() / 2 * factor;
    boolean isCovered =
        atX - halfWidth <= 0
            && atX + halfWidth >= camera.width()
            && atY - halfHeight <= 0
            && atY + halfHeight >= camera.height();
    return isCovered || factor < 1;
  }
}
