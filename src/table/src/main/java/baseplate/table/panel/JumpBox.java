package baseplate.table.panel;

import baseplate.core.words.Phrase;
import baseplate.table.play.Replay;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.util.StringConverter;

/// Goes to a turn, a roll or an entry by its number.
final class JumpBox extends HBox {
  private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");
  private static final int MOST_DIGITS = 7;

  private final Seat seat;
  private final Replay replay;
  private final ComboBox<Kind> kind = new ComboBox<>();
  private final TextField number = new TextField();

  private enum Kind {
    ENTRY,
    TURN,
    ROLL
  }

  JumpBox(Seat seat, Replay replay) {
    super(4);
    this.seat = seat;
    this.replay = replay;
    setAlignment(Pos.CENTER_RIGHT);
    kind.getItems().setAll(Kind.values());
    kind.setConverter(new Names());
    kind.setValue(Kind.ENTRY);
    kind.setMinWidth(USE_PREF_SIZE);
    kind.setAccessibleText(seat.say("table.replay.jump"));
    number.setId("jump");
    number.setPrefWidth(64);
    number.setMinWidth(USE_PREF_SIZE);
    number.setPromptText(seat.say("table.replay.jump.prompt"));
    number.setAccessibleText(seat.say("table.replay.jump"));
    number.setTooltip(new Tooltip(seat.say("table.replay.jump")));
    number.setOnAction(_ -> jump());
    number.textProperty().addListener(_ -> number.pseudoClassStateChanged(ERROR, false));
    getChildren().addAll(kind, number);
  }

  private void jump() {
    String typed = number.getText().strip();
    boolean isNumber = typed.matches("[0-9]+") && typed.length() <= MOST_DIGITS;
    number.pseudoClassStateChanged(ERROR, !(isNumber && jump(Integer.parseInt(typed))));
  }

  private boolean jump(int to) {
    return switch (kind.getValue()) {
      case ENTRY -> replay.jumpToEntry(to);
      case TURN -> replay.jumpToTurn(to);
      case ROLL -> replay.jumpToRoll(to);
    };
  }

  private final class Names extends StringConverter<Kind> {
    @Override
    public String toString(Kind some) {
      return seat.say(Phrase.of("table.replay.kind." + some.name().toLowerCase(Locale.ROOT)));
    }

    @Override
    public Kind fromString(String words) {
      throw new UnsupportedOperationException("kinds are chosen, not written: " + words);
    }
  }
}
