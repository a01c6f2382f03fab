package baseplate.table.panel;

import baseplate.core.input.Given;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.table.paint.DieFace;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// All dice of the entry that is told, as they fell, and what each roll meant.
final class RollsPanel extends VBox {
  private static final double WIDTH = 210;

  private final Seat seat;
  private final VBox rolls = new VBox(6);

  RollsPanel(Seat seat) {
    super(6);
    this.seat = seat;
    getStyleClass().add("dice-panel");
    ScrollPane scroll = new ScrollPane(rolls);
    scroll.setFitToWidth(true);
    scroll.getStyleClass().add("plain");
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(Words.label(seat.say("table.dice.title"), "quiet", "strong"), scroll);
    seat.model().told().addListener(_ -> show());
    show();
  }

  private void show() {
    List<Given> fallen =
        seat.model().told().get().given().stream()
            .filter(given -> given.input() instanceof Input.Faces)
            .toList();
    rolls.getChildren().setAll(fallen.stream().map(this::roll).toList());
    if (fallen.isEmpty()) {
      rolls.getChildren().add(Words.wrapped(seat.say("table.replay.no-roll"), "quiet"));
    }
  }

  private Node roll(Given roll) {
    List<Integer> faces = ((Input.Faces) roll.input()).faces();
    List<Integer> sides = RollWords.sides((Request.Roll) roll.asked());
    FlowPane dice = new FlowPane(4, 4);
    dice.setPrefWrapLength(Math.min(WIDTH, faces.size() * (DieFace.WIDTH + 4)));
    for (int i = 0; i < faces.size(); i++) {
      dice.getChildren().add(new DieFace(faces.get(i), sides.get(Math.min(i, sides.size() - 1))));
    }
    int sum = faces.stream().mapToInt(Integer::intValue).sum();
    VBox meaning = new VBox(Words.label(Integer.toString(sum), "dice-sum"));
    if (!(roll.asked() instanceof Request.Sum)) {
      meaning.getChildren().add(Words.wrapped(RollWords.of(seat, roll), "small"));
    }
    HBox.setHgrow(meaning, Priority.ALWAYS);
    HBox line = new HBox(12, dice, meaning);
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }
}
