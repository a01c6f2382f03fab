package baseplate.table.panel;

import baseplate.core.journal.Header;
import baseplate.core.words.Phrase;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// Where chance comes from, and whether everything that happened is safe on the disk.
final class RecordState extends VBox {
  private final Seat seat;
  private final Label rolls = Words.label("", "quiet", "small");
  private final Label kept = Words.wrapped("", "quiet", "small");

  RecordState(Seat seat) {
    super(2);
    this.seat = seat;
    getChildren().addAll(rolls, kept);
    seat.model().shown().addListener(_ -> show());
    show();
  }

  private void show() {
    Phrase dice =
        switch (seat.model().journal().setting().header().dice()) {
          case Header.Seeded(var seed) -> Phrase.of("table.record.seed", "seed", seed.toString());
          case Header.Typed() -> Phrase.of("table.record.typed");
        };
    Phrase line =
        Phrase.of("table.record.rolls", "dice", dice, "rolls", seat.model().journal().rolls());
    rolls.setText(seat.say(line));
    if (seat.model().session().isKept()) {
      tellWhetherKept();
    } else {
      kept.setText(seat.say("table.record.nowhere"));
    }
  }

  private void tellWhetherKept() {
    kept.setText(seat.say("table.record.keeping"));
    int entries = seat.model().journal().size();
    seat.model()
        .session()
        .kept()
        .whenComplete((_, fault) -> Platform.runLater(() -> tell(fault, entries)));
  }

  private void tell(@org.jspecify.annotations.Nullable Throwable fault, int entries) {
    kept.getStyleClass().remove("harm");
    if (fault == null) {
      kept.setText(seat.say(Phrase.of("table.record.kept", "entries", entries)));
    } else {
      kept.getStyleClass().add("harm");
      String why = fault.getMessage();
      kept.setText(seat.say(Phrase.of("table.record.not-kept", "why", why == null ? "" : why)));
    }
  }
}
