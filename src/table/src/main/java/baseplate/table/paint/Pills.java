package baseplate.table.paint;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// Words in pills that stay readable on any ground; a pill that would cover another moves down.
public final class Pills {
  private static final double PAD = 7;
  private static final double GAP = 2;
  private static final int MOST_MOVES = 6;

  private final List<double[]> taken = new ArrayList<>();
  private final Font font;

  /// @param size of the words, in pixels
  public Pills(double size) {
    this.font = Font.font("Inter", FontWeight.SEMI_BOLD, size);
  }

  /// A pill below a place, centred.
  public void below(GraphicsContext g, double x, double y, String words, Color ground, Color ink) {
    double width = width(words) + 2 * PAD;
    double height = font.getSize() * 1.55;
    double top = free(x - width / 2, y, width, height);
    taken.add(new double[] {x - width / 2, top, width, height});
    g.setFill(ground);
    g.fillRoundRect(x - width / 2, top, width, height, height, height);
    write(g, x, top + height / 2, words, ink);
  }

  private void write(GraphicsContext g, double x, double y, String words, Color ink) {
    g.setFont(font);
    g.setTextAlign(TextAlignment.CENTER);
    g.setTextBaseline(VPos.CENTER);
    g.setFill(ink);
    g.fillText(words, x, y);
  }

  private double width(String words) {
    Text text = new Text(words);
    text.setFont(font);
    Bounds bounds = text.getLayoutBounds();
    return bounds.getWidth();
  }

  private double free(double left, double top, double width, double height) {
    double at = top;
    for (int i = 0; i < MOST_MOVES && covers(left, at, width, height); i++) {
      at += height + GAP;
    }
    return at;
  }

  private boolean covers(double left, double top, double width, double height) {
    return taken.stream()
        .anyMatch(
            one ->
                left < one[0] + one[2]
                    && one[0] < left + width
                    && top < one[1] + one[3]
                    && one[1] < top + height);
  }
}
