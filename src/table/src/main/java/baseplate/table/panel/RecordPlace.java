package baseplate.table.panel;

import baseplate.core.journal.Header;
import baseplate.core.words.Phrase;
import baseplate.table.play.Replay;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// Where chance came from, and how far the record is looked at.
final class RecordPlace extends VBox {
  private final Seat seat;
  private final Replay replay;
  private final Label rolls = Words.label("", "quiet", "small");

  RecordPlace(Seat seat, Replay replay) {
    super(2);
    this.seat = seat;
    this.replay = replay;
    getChildren().addAll(rolls, Words.wrapped(seat.say("table.replay.only"), "quiet", "small"));
    replay.at().addListener(_ -> show());
    show();
  }

  private void show() {
    Phrase line = Phrase.of("table.record.rolls", "dice", dice(), "rolls", replay.rolls());
    rolls.setText(seat.say(line));
  }

  /// The seed tells where hidden cards lie.
  private Phrase dice() {
    return switch (replay.journal().setting().header().dice()) {
      case Header.Seeded(var seed) ->
          Phrase.of("table.record.seed", "seed", replay.mayKnowAll() ? seed.toString() : "…");
      case Header.Typed() -> Phrase.of("table.record.typed");
    };
  }
}
