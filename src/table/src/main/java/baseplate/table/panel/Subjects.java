package baseplate.table.panel;

import baseplate.core.PieceId;
import baseplate.core.Ruling;
import baseplate.core.SideId;
import baseplate.core.words.Phrase;

/// What a ruling is about, by the name that players know: a piece, a side, or a thing.
public final class Subjects {
  private Subjects() {}

  /// In words; none where it is about nothing in particular.
  public static String say(Seat seat, String subject) {
    return subject.isEmpty() ? "" : seat.say(named(seat, subject));
  }

  /// What a ruling is about, before what it says; none where that names it by itself.
  static String before(Seat seat, Ruling ruling) {
    String subject = say(seat, ruling.subject());
    return seat.say(ruling.effect()).startsWith(subject) ? "" : subject;
  }

  /// A sentence of nothing but the name.
  static Phrase named(Seat seat, String subject) {
    int sides = seat.model().journal().setting().header().sides().size();
    boolean isSide =
        subject.matches("[0-9]{1,2}")
            && Integer.parseInt(subject) < sides
            && seat.model().battle().pieces().find(new PieceId(subject)).isEmpty();
    return Phrase.of(
        "table.named", "name", isSide ? new SideId(Integer.parseInt(subject)) : subject);
  }
}
