package baseplate.table.paint;

import baseplate.core.TableSize;
import baseplate.core.scene.Zone;
import baseplate.core.words.Texts;
import baseplate.geometry.Point;
import baseplate.table.camera.Camera;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/// Draws the baseplate with its studs, and zones as tinted ground.
public final class GroundPainter {
  private static final double SMALLEST_WORDS = 9;

  private final Scheme scheme;
  private final Texts texts;

  /// @param scheme the colours
  /// @param texts the words for zones
  public GroundPainter(Scheme scheme, Texts texts) {
    this.scheme = scheme;
    this.texts = texts;
  }

  /// Draws all of it.
  public void paint(GraphicsContext g, Camera camera, TableSize table, List<Zone> zones) {
    Point corner = Point.ofThousandths(table.width().thousandths(), table.depth().thousandths());
    double left = camera.screenX(camera.turned() ? corner : Point.ORIGIN);
    double top = camera.screenY(camera.turned() ? Point.ORIGIN : corner);
    double width = table.width().thousandths() * camera.pixels();
    double depth = table.depth().thousandths() * camera.pixels();
    g.setFill(Color.rgb(0, 0, 0, 0.22));
    g.fillRect(left + 5, top + 6, width, depth);
    g.setFill(scheme.mat());
    g.fillRect(left, top, width, depth);
    zones.forEach(zone -> tint(g, camera, zone));
    studs(g, camera, left, top, width, depth);
    g.setStroke(scheme.mat().darker().darker());
    g.setLineWidth(2);
    g.strokeRect(left, top, width, depth);
    zones.forEach(zone -> name(g, camera, zone));
  }

  private void tint(GraphicsContext g, Camera camera, Zone zone) {
    Shape shape = Shape.of(zone.corners(), camera);
    g.setFill(scheme.dark() ? Color.rgb(255, 255, 255, 0.07) : Color.rgb(20, 40, 90, 0.13));
    shape.fill(g);
    g.setStroke(Color.rgb(255, 255, 255, 0.45));
    g.setLineWidth(1);
    g.setLineDashes(6, 6);
    shape.stroke(g);
    g.setLineDashes();
  }

  private void studs(
      GraphicsContext g, Camera camera, double left, double top, double width, double depth) {
    double apart = Studs.apart(camera.scale());
    if (!Studs.areSeen(camera.scale())) {
      return;
    }
    int firstColumn = first(left, apart);
    int firstRow = first(top, apart);
    for (int i = firstColumn; isInside(i, apart, left, width, camera.width()); i++) {
      for (int j = firstRow; isInside(j, apart, top, depth, camera.height()); j++) {
        double x = left + (i + 0.5) * apart;
        double y = top + (j + 0.5) * apart;
        stud(g, x, y, apart);
      }
    }
  }

  private static int first(double start, double apart) {
    return Math.max(0, (int) Math.floor(-start / apart) - 1);
  }

  private static boolean isInside(int i, double apart, double start, double size, double window) {
    double at = (i + 0.5) * apart;
    return at + apart / 3 <= size && start + at - apart <= window;
  }

  /// Two strokes of light and shade tell a stud of the ground; all of one would be too loud.
  private void stud(GraphicsContext g, double x, double y, double apart) {
    double width = apart * 0.56;
    g.setFill(Color.rgb(0, 0, 0, 0.13));
    g.fillOval(x - width / 2 + width * 0.1, y - width / 2 + width * 0.14, width, width);
    g.setFill(scheme.mat().deriveColor(0, 1, 1.05, 1));
    g.fillOval(x - width / 2, y - width / 2, width, width);
    g.setFill(Color.rgb(255, 255, 255, 0.1));
    g.fillOval(x - width * 0.36, y - width * 0.36, width * 0.5, width * 0.5);
  }

  private void name(GraphicsContext g, Camera camera, Zone zone) {
    String words = texts.say(zone.label());
    Shape shape = Shape.of(zone.corners(), camera);
    double size = Math.min(13, (shape.bottom() - shape.top()) * 0.3);
    if (words.isBlank() || size < SMALLEST_WORDS) {
      return;
    }
    g.setFont(Font.font("Inter", size));
    g.setTextAlign(TextAlignment.LEFT);
    g.setTextBaseline(VPos.TOP);
    g.setFill(Color.rgb(255, 255, 255, 0.82));
    g.fillText(words, shape.left() + 8, shape.top() + 6);
  }
}
