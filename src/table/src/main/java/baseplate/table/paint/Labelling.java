package baseplate.table.paint;

import baseplate.core.scene.Figure;
import baseplate.core.words.Texts;
import baseplate.table.camera.Camera;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// Writes names and badges beside figures; fewer as one goes farther away.
public final class Labelling {
  private static final double NAMES = 9;
  private static final double BADGES = 14;
  private static final double TERRAIN = 16;
  private static final double SIZE = 11;
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

  /// Writes all that there is room for.
  ///
  /// @param size factor on the size of words, from the settings
  public void paint(GraphicsContext g, Camera camera, List<Figure> figures, double size) {
    if (camera.scale() < NAMES) {
      return;
    }
    Pills pills = new Pills(SIZE * size);
    figures.stream()
        .filter(figure -> !figure.parts().isEmpty())
        .filter(figure -> figure.owner().isPresent() || camera.scale() >= TERRAIN)
        .forEach(figure -> label(g, camera, figure, pills));
  }

  private void label(GraphicsContext g, Camera camera, Figure figure, Pills pills) {
    Shape shape = Shape.of(figure.parts().getFirst().corners(), camera);
    double y = isLow(figure) ? shape.centreY() - SIZE : shape.bottom() + 3;
    pills.below(g, shape.centreX(), y, texts.say(figure.label()), scheme.pill(), scheme.pillText());
    if (!figure.badges().isEmpty() && camera.scale() >= BADGES) {
      pills.below(g, shape.centreX(), y, badges(figure), BADGE, BADGE_INK);
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
