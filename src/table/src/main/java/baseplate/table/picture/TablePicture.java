package baseplate.table.picture;

import baseplate.core.scene.Mark;
import baseplate.core.scene.Scene;
import baseplate.core.words.Texts;
import baseplate.table.camera.Camera;
import baseplate.table.paint.FigurePainter;
import baseplate.table.paint.GroundPainter;
import baseplate.table.paint.Labelling;
import baseplate.table.paint.MarkPainter;
import baseplate.table.paint.Scheme;
import baseplate.table.paint.SideLook;
import java.util.List;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.WritableImage;

/// A scene as a picture, drawn as the table draws it. For the toolkit's thread.
public final class TablePicture {
  private static final double MARGIN = 14;

  private final Scheme scheme;
  private final Texts texts;
  private final List<SideLook> sides;

  /// @param scheme the colours
  /// @param texts the words on it
  /// @param sides how each side looks
  public TablePicture(Scheme scheme, Texts texts, List<SideLook> sides) {
    this.scheme = scheme;
    this.texts = texts;
    this.sides = List.copyOf(sides);
  }

  /// The whole table in a picture of some width; as high as the table asks.
  ///
  /// @param marks drawn over it beside its own
  public WritableImage of(Scene scene, List<Mark> marks, int width) {
    double depth = scene.table().depth().thousandths();
    double across = scene.table().width().thousandths();
    int height = (int) Math.round((width - 2 * MARGIN) * depth / across + 2 * MARGIN);
    Canvas canvas = new Canvas(width, Math.max(1, height));
    draw(canvas.getGraphicsContext2D(), scene, marks, canvas);
    return canvas.snapshot(null, null);
  }

  private void draw(GraphicsContext g, Scene scene, List<Mark> marks, Canvas canvas) {
    Camera camera = Camera.fitted(scene.table(), canvas.getWidth(), canvas.getHeight(), MARGIN);
    g.setFill(scheme.surroundings());
    g.fillRect(0, 0, canvas.getWidth(), canvas.getHeight());
    new GroundPainter(scheme, texts).paint(g, camera, scene.table(), scene.zones());
    FigurePainter painter = new FigurePainter(scheme, sides);
    scene.figures().forEach(figure -> painter.paint(g, camera, figure));
    MarkPainter marking = new MarkPainter(scheme, texts);
    marking.paint(g, camera, scene.marks());
    marking.paint(g, camera, marks);
    new Labelling(scheme, texts).paint(g, camera, scene.table(), scene.figures(), 1);
  }
}
