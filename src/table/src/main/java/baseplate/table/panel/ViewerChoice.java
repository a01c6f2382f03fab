package baseplate.table.panel;

import baseplate.core.SideId;
import baseplate.core.words.Phrase;
import baseplate.table.play.Replay;
import java.util.function.Consumer;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;

/// As which side a record is looked at.
final class ViewerChoice extends ComboBox<SideId> {
  /// @param chosen told of another choice
  ViewerChoice(Seat seat, Replay replay, Consumer<SideId> chosen) {
    getItems().setAll(replay.viewers());
    setConverter(new Names(seat));
    setValue(replay.viewer());
    setMaxWidth(Double.MAX_VALUE);
    setId("viewer");
    valueProperty().addListener((_, _, side) -> chosen.accept(side));
  }

  private static final class Names extends StringConverter<SideId> {
    private final Seat seat;

    Names(Seat seat) {
      this.seat = seat;
    }

    @Override
    public String toString(SideId side) {
      return seat.say(Phrase.of("table.replay.seen-by", "side", side));
    }

    @Override
    public SideId fromString(String words) {
      throw new UnsupportedOperationException("sides are chosen, not written: " + words);
    }
  }
}
