package baseplate.app.desktop;

import baseplate.core.words.Phrase;
import baseplate.table.look.Look;
import baseplate.table.paint.Pattern;
import baseplate.table.paint.Patterns;
import baseplate.table.paint.SideLook;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;

/// The colour and the pattern that a side wears, of those that can be told apart by everybody.
final class SideLookChoice extends HBox {
  private static final double SIZE = 22;

  private final Shell shell;
  private final int side;

  /// @param changed told after a choice
  SideLookChoice(Shell shell, int side, Runnable changed) {
    super(6);
    this.shell = shell;
    this.side = side;
    ToggleGroup group = new ToggleGroup();
    for (SideLook look : SideLook.READY) {
      getChildren().add(button(look, group, changed));
    }
  }

  private ToggleButton button(SideLook look, ToggleGroup group, Runnable changed) {
    ToggleButton button = new ToggleButton(null, swatch(look));
    button.setToggleGroup(group);
    button.getStyleClass().add("swatch");
    button.setSelected(look.equals(looks().get(side)));
    button.setAccessibleText(words(look));
    button.setOnAction(
        _ -> {
          button.setSelected(true);
          wear(look);
          changed.run();
        });
    return button;
  }

  private String words(SideLook look) {
    Pattern pattern = look.pattern();
    return shell.texts().say(Phrase.of("desktop.pattern." + pattern));
  }

  private List<SideLook> looks() {
    return shell.settings().now().look().sides();
  }

  /// Two sides never look the same: who wore it takes what this side wore.
  private void wear(SideLook look) {
    List<SideLook> looks = new ArrayList<>(looks());
    int other = looks.indexOf(look);
    if (other >= 0) {
      looks.set(other, looks.get(side));
    }
    looks.set(side, look);
    Look all = shell.settings().now().look().siding(looks);
    shell.settings().set(shell.settings().now().looking(all));
  }

  private static Canvas swatch(SideLook look) {
    Canvas swatch = new Canvas(SIZE, SIZE);
    GraphicsContext g = swatch.getGraphicsContext2D();
    g.setFill(look.colour());
    g.fillRect(0, 0, SIZE, SIZE);
    g.beginPath();
    g.rect(0, 0, SIZE, SIZE);
    g.clip();
    Patterns.fill(g, look.pattern(), 0, 0, SIZE, SIZE, 6);
    return swatch;
  }
}
