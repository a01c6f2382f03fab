package baseplate.table.paint;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// Words in pills that stay readable on any ground, within some room, none over another.
public final class Pills {
  private static final double PAD = 7;
  private static final double GAP = 2;
  private static final double HEIGHT = 1.55;
  private static final int MOST_ROWS = 6;

  private final List<Rectangle2D> taken = new ArrayList<>();
  private final Font font;
  private final Rectangle2D room;

  /// @param size of the words, in pixels
  /// @param room where pills may lie; one that would reach beyond is moved inside
  public Pills(double size, Rectangle2D room) {
    this.font = Font.font("Inter", FontWeight.SEMI_BOLD, size);
    this.room = room;
  }

  /// Keeps a place free of pills that ask for a free one.
  public void keepFree(Rectangle2D place) {
    taken.add(place);
  }

  /// A pill below a place, centred; where another lies, farther below.
  public void below(GraphicsContext g, double x, double y, String words, Color ground, Color ink) {
    double width = width(words);
    double row = height() + GAP;
    Rectangle2D first = inside(x - width / 2, y, width);
    Rectangle2D place =
        Stream.iterate(first, at -> inside(at.getMinX(), at.getMinY() + row, width))
            .limit(MOST_ROWS)
            .filter(this::isFree)
            .findFirst()
            .orElse(first);
    draw(g, place, words, ground, ink);
  }

  /// A pill at the first free side of something: below, above, right, left. Where none is free the
  /// words are left out, for at another place they would be taken for another's.
  ///
  /// @return whether it was drawn
  public boolean beside(
      GraphicsContext g, Rectangle2D thing, String words, Color ground, Color ink) {
    double width = width(words);
    double left = (thing.getMinX() + thing.getMaxX() - width) / 2;
    double top = (thing.getMinY() + thing.getMaxY() - height()) / 2;
    double over = thing.getMinY() - GAP - height();
    return Stream.of(
            inside(left, thing.getMaxY() + GAP, width),
            inside(left, over, width),
            inside(thing.getMaxX() + GAP, top, width),
            inside(thing.getMinX() - GAP - width, top, width))
        .filter(this::isFree)
        .findFirst()
        .map(place -> draw(g, place, words, ground, ink))
        .isPresent();
  }

  private Rectangle2D draw(
      GraphicsContext g, Rectangle2D at, String words, Color ground, Color ink) {
    taken.add(at);
    double height = at.getHeight();
    g.setFill(ground);
    g.fillRoundRect(at.getMinX(), at.getMinY(), at.getWidth(), height, height, height);
    g.setFont(font);
    g.setTextAlign(TextAlignment.CENTER);
    g.setTextBaseline(VPos.CENTER);
    g.setFill(ink);
    g.fillText(words, at.getMinX() + at.getWidth() / 2, at.getMinY() + height / 2);
    return at;
  }

  private double height() {
    return font.getSize() * HEIGHT;
  }

  private double width(String words) {
    Text text = new Text(words);
    text.setFont(font);
    return text.getLayoutBounds().getWidth() + 2 * PAD;
  }

  private Rectangle2D inside(double left, double top, double width) {
    double mostLeft = Math.max(room.getMinX(), room.getMaxX() - width);
    double mostTop = Math.max(room.getMinY(), room.getMaxY() - height());
    return new Rectangle2D(
        Math.clamp(left, room.getMinX(), mostLeft),
        Math.clamp(top, room.getMinY(), mostTop),
        width,
        height());
  }

  private boolean isFree(Rectangle2D place) {
    return taken.stream().noneMatch(place::intersects);
  }
}
