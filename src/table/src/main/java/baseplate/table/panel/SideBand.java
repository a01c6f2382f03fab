package baseplate.table.panel;

import baseplate.table.paint.Patterns;
import baseplate.table.paint.SideLook;
import javafx.geometry.Pos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// A side's name on its colour, beside its pattern, with a word at the end.
final class SideBand extends HBox {
  private static final double SWATCH = 28;

  /// @param word at the end
  SideBand(String name, SideLook look, String word) {
    super(8);
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    getChildren()
        .addAll(
            swatch(look), Words.label(name, "side-name"), space, Words.label(word, "side-count"));
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("side-header");
    setStyle("-fx-background-color: " + web(look) + ";");
  }

  private static String web(SideLook look) {
    return "#" + look.colour().toString().substring(2, 8);
  }

  private static Canvas swatch(SideLook look) {
    Canvas swatch = new Canvas(SWATCH, SWATCH - 2);
    GraphicsContext g = swatch.getGraphicsContext2D();
    g.beginPath();
    g.rect(0, 0, SWATCH, SWATCH);
    g.clip();
    Patterns.fill(g, look.pattern(), 0, 0, SWATCH, SWATCH, 7);
    return swatch;
  }
}
