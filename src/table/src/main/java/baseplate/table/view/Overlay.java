package baseplate.table.view;

import baseplate.table.camera.Camera;
import javafx.scene.canvas.GraphicsContext;

/// Something drawn over the pieces, anew whenever anything changes.
@FunctionalInterface
public interface Overlay {
  /// Draws it.
  ///
  /// @param g in pixels of the window
  void paint(GraphicsContext g, Camera camera);
}
