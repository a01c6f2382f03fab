package baseplate.testkit.cards;

import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Option;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.core.play.View;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/// What a side may do, made of what it sees alone.
final class Offers {
  private static final String LAY = "lay";
  private static final String ATTACK = "attack";
  private static final String DISCARD = "discard";

  private final Deck deck;

  Offers(Deck deck) {
    this.deck = deck;
  }

  List<Option> options(View view) {
    SideId side = view.viewer();
    if (!side.equals(view.toAct()) || view.pending().isPresent() || view.ending().isPresent()) {
      return List.of();
    }
    if (view.clock().phase().equals(CardTurn.DRAW)) {
      return List.of(new Option.Ready(Phrase.of("cards.draw"), new CardCommand.Draw()));
    }
    List<Option> options = new ArrayList<>();
    addFromHand(options, view, side);
    addAttack(options, view, side);
    options.add(new Option.Ready(Phrase.of("cards.hand-over"), new CardCommand.HandOver()));
    return options;
  }

  private void addFromHand(List<Option> options, View view, SideId side) {
    Held held = new Held(deck, view);
    List<PieceId> hand = held.hand(side).stream().map(Piece::id).toList();
    CardState state = (CardState) view.rules();
    if (!hand.isEmpty() && !state.has(Deed.LAID) && !places(held, side, Standing.FREE).isEmpty()) {
      options.add(drafted(LAY, new Pick.Piece(hand)));
    }
    if (!hand.isEmpty() && !state.has(Deed.DISCARDED)) {
      options.add(drafted(DISCARD, new Pick.Cards(hand, 1, 1)));
    }
  }

  private void addAttack(List<Option> options, View view, SideId side) {
    List<SlotId> ready = places(new Held(deck, view), side, Standing.TAKEN);
    if (!ready.isEmpty() && !((CardState) view.rules()).has(Deed.ATTACKED)) {
      options.add(drafted(ATTACK, new Pick.Slot(ready)));
    }
  }

  /// How a place stands.
  private enum Standing {
    FREE,
    TAKEN
  }

  private static List<SlotId> places(Held held, SideId side, Standing wanted) {
    return Slots.line(side).stream()
        .filter(slot -> held.lying(slot).isEmpty() == (wanted == Standing.FREE))
        .toList();
  }

  private static Option drafted(String name, Pick pick) {
    return new Option.Drafted(Phrase.of("cards." + name), new Draft(name, List.of()), pick);
  }

  Drafting next(View view, Draft draft) {
    return switch (draft.command()) {
      case LAY -> lay(view, draft.picked());
      case ATTACK ->
          new Drafting.Ready(
              new CardCommand.Attack(((Picked.Slot) draft.picked().getFirst()).slot()));
      default -> {
        Picked.Cards cards = (Picked.Cards) draft.picked().getFirst();
        yield new Drafting.Ready(new CardCommand.Discard(code(view, cards.cards().getFirst())));
      }
    };
  }

  private Drafting lay(View view, List<Picked> picked) {
    if (picked.size() == 1) {
      Held held = new Held(deck, view);
      return new Drafting.Needs(new Pick.Slot(places(held, view.viewer(), Standing.FREE)));
    }
    String card = code(view, ((Picked.Piece) picked.getFirst()).piece());
    return new Drafting.Ready(new CardCommand.Lay(card, ((Picked.Slot) picked.getLast()).slot()));
  }

  private static String code(View view, PieceId piece) {
    return Held.card(view.pieces().get(piece)).code();
  }
}
