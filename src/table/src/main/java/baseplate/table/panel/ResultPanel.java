package baseplate.table.panel;

import baseplate.core.words.Phrase;
import baseplate.table.paint.SideLook;
import baseplate.table.play.Luck;
import baseplate.table.play.Result;
import baseplate.table.play.Result.Fate;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// What came of a battle that is over, over its table.
public final class ResultPanel extends StackPane {
  private static final double WIDTH = 760;
  private static final double MARGIN = 24;

  private final Seat seat;
  private final Deeds deeds;
  private final Button first;

  /// What can be done from there.
  ///
  /// @param replay looks at the battle again
  /// @param rematch begins another with the same choices
  /// @param copy saves a copy of the battle
  /// @param home leaves the table
  /// @param close looks at the table as it stands
  public record Deeds(
      Runnable replay, Runnable rematch, Runnable copy, Runnable home, Runnable close) {}

  /// @param names the sides'
  /// @param looks how each side looks
  public ResultPanel(
      Seat seat, Result result, List<String> names, List<SideLook> looks, Deeds deeds) {
    this.seat = seat;
    this.deeds = deeds;
    this.first = button("table.result.replay", deeds.replay());
    first.getStyleClass().add("go");
    first.setDefaultButton(true);
    getStyleClass().add("veil");
    setId("result");
    VBox told = new VBox(14, head(result), sides(result, names, looks));
    if (result.sides().stream().anyMatch(fate -> fate.luck().tries().rolls() > 0)) {
      told.getChildren().add(note());
    }
    told.getStyleClass().add("told");
    ScrollPane scroll = new ScrollPane(told);
    scroll.setFitToWidth(true);
    scroll.getStyleClass().add("plain");
    told.heightProperty()
        .addListener((_, _, high) -> scroll.setPrefViewportHeight(1 + high.doubleValue()));
    VBox card = new VBox(16, scroll, buttons());
    card.getStyleClass().addAll("card", "result");
    card.setMaxSize(WIDTH, USE_PREF_SIZE);
    getChildren().add(card);
    setAlignment(Pos.CENTER);
    setPadding(new javafx.geometry.Insets(MARGIN));
    addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      deeds.close().run();
    }
  }

  private Node head(Result result) {
    Phrase title =
        result
            .ending()
            .won()
            .map(winner -> Phrase.of("table.turn.won", "side", winner))
            .orElseGet(() -> Phrase.of("table.turn.drawn"));
    HBox how =
        new HBox(
            8,
            Words.wrapped(seat.say(result.ending().how())),
            new RulePill(result.ending().rule(), seat.digest()));
    how.setAlignment(Pos.CENTER_LEFT);
    Phrase rounds = Phrase.of("table.result.rounds", "rounds", result.rounds());
    return new VBox(
        4, Words.wrapped(seat.say(title), "headline"), how, Words.label(seat.say(rounds), "quiet"));
  }

  private Node sides(Result result, List<String> names, List<SideLook> looks) {
    HBox sides = new HBox(24);
    double most = most(result.sides());
    for (Fate fate : result.sides()) {
      int number = fate.side().number();
      FatePanel panel =
          new FatePanel(seat, fate, names.get(number), looks.get(number % looks.size()), most);
      panel.setPrefWidth(0);
      HBox.setHgrow(panel, Priority.ALWAYS);
      sides.getChildren().add(panel);
    }
    return sides;
  }

  /// Both sides' bars are drawn to one scale.
  private static double most(List<Fate> sides) {
    return sides.stream()
        .map(Fate::luck)
        .map(Luck::tries)
        .mapToDouble(tries -> Math.max(tries.successes(), tries.expected().toDouble()))
        .max()
        .orElse(0);
  }

  private Node note() {
    return Words.wrapped(seat.say("table.result.note"), "quiet", "small");
  }

  private Node buttons() {
    FlowPane buttons = new FlowPane(8, 8);
    buttons
        .getChildren()
        .addAll(
            first,
            button("table.result.rematch", deeds.rematch()),
            button("table.result.copy", deeds.copy()),
            button("table.result.home", deeds.home()),
            button("table.result.close", deeds.close()));
    return buttons;
  }

  private Button button(String key, Runnable action) {
    Button button = new Button(seat.say(key));
    button.setId(key.substring(key.lastIndexOf('.') + 1));
    button.setOnAction(_ -> action.run());
    return button;
  }

  @Override
  public void requestFocus() {
    first.requestFocus();
  }
}
