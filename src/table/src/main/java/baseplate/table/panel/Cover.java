package baseplate.table.panel;

import baseplate.core.play.HandOver;
import baseplate.core.words.Phrase;
import baseplate.table.play.Shown;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// Hides the table while it goes from one side to the other.
final class Cover extends VBox {
  private final Seat seat;
  private final Button take = new Button();

  Cover(Seat seat) {
    super(18);
    this.seat = seat;
    setAlignment(Pos.CENTER);
    getStyleClass().add("cover");
    take.getStyleClass().addAll("act", "go");
    take.setId("hand-over");
    take.setDefaultButton(true);
    take.setOnAction(_ -> seat.model().handedOver());
    seat.model().shown().addListener(_ -> show());
    show();
  }

  private void show() {
    Shown shown = seat.model().shown().get();
    shown.handOver().ifPresent(this::show);
    setVisible(shown.handOver().isPresent());
    setManaged(isVisible());
    if (isVisible()) {
      take.requestFocus();
    }
  }

  private void show(HandOver due) {
    take.setText(seat.say(Phrase.of("table.cover.take", "side", due.to())));
    getChildren()
        .setAll(
            Words.wrapped(seat.say(Phrase.of("table.cover.title", "side", due.to())), "headline"),
            Words.wrapped(seat.say(Phrase.of("table.cover.why", "side", due.from())), "quiet"),
            take);
  }
}
