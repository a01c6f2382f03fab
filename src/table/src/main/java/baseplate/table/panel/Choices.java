package baseplate.table.panel;

import baseplate.core.PieceId;
import baseplate.core.SlotId;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.core.play.View;
import baseplate.core.scene.Card;
import baseplate.core.scene.Slot;
import baseplate.core.words.Phrase;
import baseplate.table.play.Hand;
import java.util.List;
import java.util.stream.LongStream;

/// What can be chosen outright for a pick, with what players read.
final class Choices {
  private static final long MOST_NUMBERS = 20;

  private final Seat seat;

  Choices(Seat seat) {
    this.seat = seat;
  }

  /// A choice.
  ///
  /// @param words what players read
  /// @param picked what it gives
  /// @param whyNot why it would be refused, empty where it would not
  record Choice(String words, Picked picked, String whyNot) {}

  /// The choices that a hand has.
  List<Choice> of(Hand.Choosing hand) {
    return switch (hand.pick()) {
      case Pick.Piece(List<PieceId> among) ->
          among.stream().map(piece -> choice(name(piece), new Picked.Piece(piece))).toList();
      case Pick.Cards(List<PieceId> among, int min, int max) when min <= 1 && max >= 1 ->
          among.stream().map(card -> choice(name(card), new Picked.Cards(List.of(card)))).toList();
      case Pick.Slot(List<SlotId> among) -> slots(hand, among);
      case Pick.Words(List<String> among) ->
          among.stream().map(word -> choice(word, new Picked.Words(word))).toList();
      case Pick.Number(long min, long max) ->
          LongStream.rangeClosed(min, Math.min(max, min + MOST_NUMBERS))
              .mapToObj(number -> choice(Long.toString(number), new Picked.Number(number)))
              .toList();
      case Pick.Cards _, Pick.Path _, Pick.Turn _, Pick.Place _ -> List.of();
    };
  }

  private static Choice choice(String words, Picked picked) {
    return new Choice(words, picked, "");
  }

  private View view() {
    return seat.model().shown().get().view();
  }

  private String name(PieceId piece) {
    return seat.model()
        .rules()
        .card(view(), piece)
        .map(Card::title)
        .map(seat::say)
        .orElseGet(() -> seat.say(Phrase.of("table.named", "name", piece)));
  }

  private List<Choice> slots(Hand.Choosing hand, List<SlotId> among) {
    List<Slot> slots = seat.model().rules().slots(view(), hand.draft());
    return among.stream().map(id -> slot(id, slots)).toList();
  }

  private Choice slot(SlotId id, List<Slot> slots) {
    return slots.stream()
        .filter(slot -> slot.id().equals(id))
        .findFirst()
        .map(slot -> new Choice(seat.say(slot.label()), new Picked.Slot(id), whyNot(slot)))
        .orElseGet(() -> choice(id.text(), new Picked.Slot(id)));
  }

  private String whyNot(Slot slot) {
    return slot.obstacle().map(seat::say).orElse("");
  }
}
