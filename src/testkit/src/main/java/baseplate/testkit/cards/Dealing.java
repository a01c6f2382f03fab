package baseplate.testkit.cards;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.Pending;
import baseplate.core.Piece;
import baseplate.core.Pieces;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.input.Request;
import baseplate.core.play.View;
import java.util.ArrayList;
import java.util.List;

/// The battles that one side cannot tell from the real one: every unknown card is some card that it
/// has not seen.
///
/// @param deck the battle's cards
/// @param view what the side sees
public record Dealing(Deck deck, View view) {

  /// How many cards the side does not know, those in the deck left out.
  public int unknown() {
    return (int) view.pieces().list().stream().filter(piece -> !isKnown(piece)).count();
  }

  /// The cards that they may be, each as often as there are of it.
  public List<String> among() {
    List<String> cards = new ArrayList<>();
    for (Request.Copies copies : new Held(deck, view).unseen()) {
      for (int i = 0; i < copies.count(); i++) {
        cards.add(copies.card());
      }
    }
    return cards;
  }

  private static boolean isKnown(Piece piece) {
    return Held.card(piece).isKnown();
  }

  /// The battle in which the unknown cards are the first of these, in roster order.
  public Battle battle(List<String> cards) {
    Battle dealt = bare();
    int used = 0;
    for (Piece piece : view.pieces()) {
      dealt =
          isKnown(piece)
              ? dealt.after(new Event.PieceAdded(piece))
              : dealt(dealt, piece, cards.get(used++));
    }
    return view.pending().isPresent() ? waiting(dealt, view.pending().get()) : dealt;
  }

  private Battle bare() {
    Battle bare = new Battle(view.table(), Pieces.NONE, view.clock(), view.rules());
    return view.ending().isPresent()
        ? bare.after(new Event.BattleEnded(view.ending().get()))
        : bare;
  }

  private Battle dealt(Battle battle, Piece piece, String code) {
    SideId owner = piece.side().orElseThrow();
    boolean isInHand =
        piece.place() instanceof Place.InSlot(SlotId slot, int _) && slot.equals(Slots.hand(owner));
    return battle.after(
        isInHand
            ? new Held(deck, battle).comesToHand(owner, code)
            : new Event.PieceAdded(piece.with(new Card(code, Card.Face.DOWN))));
  }

  /// A side that is asked for an instant is asked for those that it holds now.
  private Battle waiting(Battle dealt, Pending pending) {
    if (pending.step() instanceof CardStep.Looking(SideId side, CardStep.Attack attack)) {
      Request ask = Fight.ask(new Held(deck, dealt), side);
      Pending asked = new Pending(new CardStep.Answering(side, attack), List.of(), ask);
      return dealt.after(new Event.PendingChanged(asked));
    }
    return dealt.after(new Event.PendingChanged(pending));
  }
}
