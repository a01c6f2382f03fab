package baseplate.table.panel;

import baseplate.core.words.Phrase;
import javafx.util.StringConverter;

/// How speeds are shown that are chosen from a list.
final class SpeedNames extends StringConverter<Integer> {
  private final Seat seat;

  SpeedNames(Seat seat) {
    this.seat = seat;
  }

  @Override
  public String toString(Integer entries) {
    return seat.say(Phrase.of("table.replay.speed.name", "entries", entries));
  }

  @Override
  public Integer fromString(String words) {
    throw new UnsupportedOperationException("speeds are chosen, not written: " + words);
  }
}
