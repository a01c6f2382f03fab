package baseplate.testkit.cards;

import baseplate.core.Event;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.core.Situation;
import baseplate.core.SlotId;
import baseplate.core.input.Request;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Where the cards are in a battle or in what a side sees of it.
///
/// A card in a hand is named by its code and a number, so that nobody can follow it from when it
/// was drawn; on the table it gets a new name that tells nothing.
final class Held {
  private static final String KIND = "card";

  private final Deck deck;
  private final Situation at;

  Held(Deck deck, Situation at) {
    this.deck = deck;
    this.at = at;
  }

  /// The cards in a slot in their order.
  List<Piece> in(SlotId slot) {
    List<Piece> there = new ArrayList<>();
    for (Piece piece : at.pieces()) {
      if (piece.place() instanceof Place.InSlot(SlotId where, int _) && where.equals(slot)) {
        there.add(piece);
      }
    }
    there.sort(Comparator.comparingInt(Held::order));
    return there;
  }

  private static int order(Piece piece) {
    return ((Place.InSlot) piece.place()).order();
  }

  /// The cards of a side's hand.
  List<Piece> hand(SideId side) {
    return in(Slots.hand(side));
  }

  /// The card that lies in a slot of a line.
  Optional<Piece> lying(SlotId slot) {
    return in(slot).stream().findFirst();
  }

  static Card card(Piece piece) {
    return (Card) piece.state();
  }

  /// The cards that are not known here, by code: in a battle what is left of the deck, in a view
  /// the cards that its side has not seen.
  List<Request.Copies> unseen() {
    List<Request.Copies> unseen = new ArrayList<>();
    for (Request.Copies copies : deck.copies()) {
      int left = copies.count() - known(copies.card());
      if (left > 0) {
        unseen.add(new Request.Copies(copies.card(), left));
      }
    }
    return unseen;
  }

  private int known(String code) {
    int known = 0;
    for (Piece piece : at.pieces()) {
      known += card(piece).code().equals(code) ? 1 : 0;
    }
    return known;
  }

  /// How many cards are still in the deck; everybody can count that.
  int left() {
    return deck.size() - at.pieces().size();
  }

  /// Whether the side holds the card, or may hold it for all that is known here.
  boolean mayHold(SideId side, String code) {
    return held(side, code).isPresent();
  }

  /// The last of the side's cards of that code, else a card of its hand that may be it.
  Optional<Piece> held(SideId side, String code) {
    if (!deck.knows(code)) {
      return Optional.empty();
    }
    Optional<Piece> known = last(side, code);
    boolean isOut = unseen().stream().noneMatch(copies -> copies.card().equals(code));
    return known.isPresent() || isOut ? known : last(side, Card.HIDDEN);
  }

  private Optional<Piece> last(SideId side, String code) {
    return hand(side).stream()
        .filter(piece -> card(piece).code().equals(code))
        .reduce((_, later) -> later);
  }

  /// The first card of a hand that is not known here.
  Optional<Piece> unknown(SideId side) {
    return hand(side).stream().filter(piece -> !card(piece).isKnown()).findFirst();
  }

  /// The instants that a side holds or may hold.
  List<Deck.Kind> instants(SideId side) {
    return deck.cards().stream()
        .filter(kind -> kind.isInstant() && mayHold(side, kind.code()))
        .toList();
  }

  /// That a card comes into a hand.
  Event comesToHand(SideId side, String code) {
    return new Event.PieceAdded(inHand(side, code, number(side, code)));
  }

  private int number(SideId side, String code) {
    int number = 1;
    while (at.pieces().find(id(side, code, number)).isPresent()) {
      number++;
    }
    return number;
  }

  static Piece inHand(SideId side, String code, int number) {
    Place hand = new Place.InSlot(Slots.hand(side), 0);
    return new Piece(id(side, code, number), side, KIND, hand, new Card(code, Card.Face.DOWN));
  }

  private static PieceId id(SideId side, String code, int number) {
    return new PieceId(Slots.name(side) + "-" + code + "-" + number);
  }

  /// That a card of a hand goes to a slot.
  List<Event> leavesHand(Piece held, SlotId to, Card as) {
    SideId owner = held.side().orElseThrow();
    return List.of(new Event.PieceRemoved(held.id()), comesTo(to, owner, as));
  }

  /// That a card of the deck goes to the pile, for all to see.
  Event goesToPile(SideId side, String code) {
    return comesTo(Slots.PILE, side, Card.open(code));
  }

  private Event comesTo(SlotId slot, SideId owner, Card as) {
    int number = 1;
    while (at.pieces().find(new PieceId("card-" + number)).isPresent()) {
      number++;
    }
    return new Event.PieceAdded(
        new Piece(new PieceId("card-" + number), owner, KIND, end(slot), as));
  }

  /// That a card of a line goes to the pile.
  Event falls(Piece lying) {
    return new Event.PieceMoved(lying.id(), end(Slots.PILE));
  }

  private Place end(SlotId slot) {
    return new Place.InSlot(slot, in(slot).size());
  }
}
