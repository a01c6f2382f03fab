package baseplate.table.panel;

import baseplate.table.play.Hand;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The keys that matter at the moment.
final class Hints extends VBox {
  private final Seat seat;
  private final Label words = Words.wrapped("", "quiet", "small");

  Hints(Seat seat) {
    this.seat = seat;
    getChildren().add(words);
    seat.gathering().hand().addListener(_ -> show());
    show();
  }

  private void show() {
    words.setText(
        seat.say(
            switch (seat.gathering().hand().get()) {
              case Hand.Driving _ -> "table.hint.driving";
              case Hand.Putting _ -> "table.hint.putting";
              case Hand.Turning _ -> "table.hint.turning";
              case Hand.Choosing _ -> "table.hint.choosing";
              case null -> "table.hint.free";
            }));
  }
}
