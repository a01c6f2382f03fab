package baseplate.testkit.cards;

import baseplate.core.Piece;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.core.play.View;

/// How many cards lie in the lines.
final class Lines {
  private static final long LYING = 2;

  private Lines() {}

  /// What the side's cards are worth more than the other's: two for each in a line, one for each in
  /// a hand.
  static long lead(View view, SideId side) {
    long lead = 0;
    for (Piece piece : view.pieces()) {
      lead += piece.isOf(side) ? worth(piece) : -worth(piece);
    }
    return lead;
  }

  private static long worth(Piece piece) {
    if (!(piece.place() instanceof Place.InSlot(var slot, int _)) || slot.equals(Slots.PILE)) {
      return 0;
    }
    return slot.equals(Slots.hand(Slots.sideOf(slot))) ? 1 : LYING;
  }
}
