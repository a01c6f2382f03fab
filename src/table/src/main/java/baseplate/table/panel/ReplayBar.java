package baseplate.table.panel;

import baseplate.core.words.Phrase;
import baseplate.table.play.Replay;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Moves through a record: a slider over all entries, steps, playing, and jumps by number.
final class ReplayBar extends VBox {
  private static final List<Integer> SPEEDS = List.of(1, 2, 4, 8);

  private final Seat seat;
  private final Replay replay;
  private final Playback playback;
  private final Slider slider = new Slider();
  private final Label where = Words.label("", "number");
  private final FontIcon forward = new FontIcon(Feather.PLAY);
  private final FontIcon backward = new FontIcon(Feather.PLAY);

  ReplayBar(Seat seat, Replay replay, Playback playback) {
    super(8);
    this.seat = seat;
    this.replay = replay;
    this.playback = playback;
    getStyleClass().add("replay-bar");
    getChildren().addAll(scrubber(), deeds());
    replay.at().addListener(_ -> show());
    playback.run().addListener(_ -> showRun());
    show();
  }

  private HBox scrubber() {
    slider.setId("scrubber");
    slider.setMax(replay.last());
    slider.setBlockIncrement(1);
    slider.setAccessibleText(seat.say("table.replay.scrub"));
    slider.valueProperty().addListener((_, _, value) -> scrub(value.doubleValue()));
    HBox.setHgrow(slider, Priority.ALWAYS);
    where.setMinWidth(USE_PREF_SIZE);
    HBox line = new HBox(12, slider, where);
    line.setAlignment(Pos.CENTER);
    return line;
  }

  private void scrub(double value) {
    int entry = (int) Math.round(value);
    if (entry != replay.at().get()) {
      replay.jump(entry);
    }
  }

  /// In two lines or more where the window is narrow.
  private FlowPane deeds() {
    FlowPane line =
        new FlowPane(
            4,
            4,
            button(Feather.SKIP_BACK, "first", () -> replay.jump(0)),
            button(Feather.CHEVRONS_LEFT, "turn-before", replay::turnBefore),
            button(Feather.CHEVRON_LEFT, "back", () -> replay.step(-1)),
            play(backward, "play-back", Playback.Run.BACKWARD),
            play(forward, "play", Playback.Run.FORWARD),
            button(Feather.CHEVRON_RIGHT, "on", () -> replay.step(1)),
            button(Feather.CHEVRONS_RIGHT, "next-turn", replay::nextTurn),
            button(Feather.SKIP_FORWARD, "last", () -> replay.jump(replay.last())),
            button(Feather.BOX, "next-roll", replay::nextRoll),
            button(Feather.BOOKMARK, "next-ruling", replay::nextRuling),
            speed(),
            new JumpBox(seat, replay));
    backward.setRotate(180);
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }

  private ToolButton button(Feather icon, String name, Runnable action) {
    ToolButton button = new ToolButton(icon, seat.say("table.replay." + name), action);
    button.setId("replay-" + name);
    button.setFocusTraversable(true);
    return button;
  }

  private ToolButton play(FontIcon icon, String name, Playback.Run wanted) {
    ToolButton button = button(Feather.PLAY, name, () -> playback.toggle(wanted));
    button.setGraphic(icon);
    return button;
  }

  private ComboBox<Integer> speed() {
    ComboBox<Integer> speed = new ComboBox<>();
    speed.getItems().setAll(SPEEDS);
    speed.setConverter(new SpeedNames(seat));
    speed.setValue(SPEEDS.get(1));
    speed.setAccessibleText(seat.say("table.replay.speed"));
    speed.setMinWidth(USE_PREF_SIZE);
    playback.speed(SPEEDS.get(1));
    speed.valueProperty().addListener((_, _, entries) -> playback.speed(entries));
    return speed;
  }

  private void show() {
    int at = replay.at().get();
    slider.setValue(at);
    Phrase words = Phrase.of("table.replay.where", "entry", at, "last", replay.last());
    where.setText(seat.say(words));
    where.setMinWidth(USE_PREF_SIZE);
  }

  private void showRun() {
    Playback.Run run = playback.run().get();
    forward.setIconCode(run == Playback.Run.FORWARD ? Feather.PAUSE : Feather.PLAY);
    backward.setIconCode(run == Playback.Run.BACKWARD ? Feather.PAUSE : Feather.PLAY);
  }
}
