package baseplate.table.panel;

import baseplate.core.Ending;
import baseplate.core.scene.Phases;
import baseplate.core.words.Phrase;
import baseplate.table.play.Shown;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// Where the battle stands: its name, the phases of the turn, whose turn it is; and the tools.
final class TopBar extends HBox {
  private final Seat seat;
  private final HBox phases = new HBox(8);
  private final Label turn = Words.label("", "strong");

  /// @param title what is played
  /// @param subtitle by which rules
  /// @param buttons the tools
  TopBar(Seat seat, String title, String subtitle, List<? extends Node> buttons) {
    super(12);
    this.seat = seat;
    getStyleClass().add("top-bar");
    setAlignment(Pos.CENTER_LEFT);
    phases.setAlignment(Pos.CENTER);
    turn.setMinWidth(Region.USE_PREF_SIZE);
    Label name = Words.label(title, "title");
    name.setMinWidth(60);
    Label rules = Words.label(subtitle, "quiet");
    rules.setMinWidth(0);
    getChildren().addAll(name, rules, space(), phases, turn, space());
    getChildren().addAll(buttons);
    seat.model().shown().addListener(_ -> show());
    show();
  }

  private static Region space() {
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    return space;
  }

  private void show() {
    Shown shown = seat.model().shown().get();
    phases.getChildren().clear();
    Phases known = shown.phases();
    for (int i = 0; i < known.names().size(); i++) {
      Label phase = Words.label(seat.texts(), known.names().get(i), "phase");
      phase.setMinWidth(Region.USE_PREF_SIZE);
      if (i == known.current()) {
        phase.getStyleClass().add("current");
      }
      phases.getChildren().add(phase);
    }
    turn.setText(seat.say(turn(shown)));
  }

  private static Phrase turn(Shown shown) {
    Optional<Ending> ending = shown.view().ending();
    if (ending.isPresent()) {
      return ending
          .get()
          .won()
          .map(winner -> Phrase.of("table.turn.won", "side", winner))
          .orElseGet(() -> Phrase.of("table.turn.drawn"));
    }
    int round = shown.view().clock().round();
    return Phrase.of(round == 0 ? "table.turn.before" : "table.turn", "round", round)
        .with("side", shown.view().toAct());
  }
}
