package baseplate.table.paint;

import baseplate.core.TableSize;
import baseplate.core.scene.Figure;
import baseplate.core.words.Texts;
import baseplate.table.camera.Camera;
import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Rectangle2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// Writes names and badges beside figures; fewer as one goes farther away.
public final class Labelling {
  private static final double NAMES = 9;
  private static final double BADGES = 14;
  private static final double TERRAIN = 16;
  private static final double SIZE = 11;

  /// How far names may reach beyond the edge of the table, in pixels.
  private static final double EDGE = 16;

  private static final Color BADGE = Color.web("#fff4d6");
  private static final Color BADGE_INK = Color.web("#4d3500");

  private final Scheme scheme;
  private final Texts texts;

  /// @param scheme the colours
  /// @param texts the words
  public Labelling(Scheme scheme, Texts texts) {
    this.scheme = scheme;
    this.texts = texts;
  }

  /// Writes all that there is room for beside its figure and on the table.
  ///
  /// @param size factor on the size of words, from the settings
  public void paint(
      GraphicsContext g, Camera camera, TableSize table, List<Figure> figures, double size) {
    if (camera.scale() < NAMES) {
      return;
    }
    Pills pills = new Pills(SIZE * size, camera.screen(table, EDGE));
    figures.stream()
        .filter(figure -> figure.owner().isPresent() && !figure.parts().isEmpty())
        .forEach(figure -> pills.keepFree(Hits.bounds(figure, camera)));
    figures.stream()
        .filter(figure -> !figure.parts().isEmpty())
        .filter(figure -> figure.owner().isPresent() || camera.scale() >= TERRAIN)
        .forEach(figure -> label(g, camera, figure, pills));
  }

  private void label(GraphicsContext g, Camera camera, Figure figure, Pills pills) {
    Rectangle2D at = Hits.bounds(figure, camera);
    String name = texts.say(figure.label());
    if (isLow(figure)) {
      double x = (at.getMinX() + at.getMaxX()) / 2;
      double y = (at.getMinY() + at.getMaxY()) / 2 - SIZE;
      pills.below(g, x, y, name, scheme.pill(), scheme.pillText());
    } else {
      pills.beside(g, at, name, scheme.pill(), scheme.pillText());
    }
    if (!figure.badges().isEmpty() && camera.scale() >= BADGES) {
      pills.beside(g, at, badges(figure), BADGE, BADGE_INK);
    }
  }

  private static boolean isLow(Figure figure) {
    return switch (figure.parts().getFirst().role()) {
      case GROUND, TERRAIN_HARD -> true;
      case HULL, TURRET, BARREL, WRECK, AIRCRAFT, TERRAIN_SOFT -> false;
    };
  }

  private String badges(Figure figure) {
    return figure.badges().stream().map(texts::say).collect(Collectors.joining(" · "));
  }
}
