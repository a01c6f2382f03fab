package baseplate.testkit.cards;

import baseplate.core.PieceState;

/// What is on a card.
///
/// @param code which card it is; [#HIDDEN] for whoever may not know it
/// @param face whether both sides may see it
public record Card(String code, Face face) implements PieceState {
  /// The code of a card that the viewer does not know.
  public static final String HIDDEN = "?";

  /// How a card lies.
  public enum Face {
    /// Its owner alone may look.
    DOWN,
    /// Both may.
    UP
  }

  /// Whether its code is known here.
  public boolean isKnown() {
    return !code.equals(HIDDEN);
  }

  /// The same face down and unknown.
  static Card hidden() {
    return new Card(HIDDEN, Face.DOWN);
  }

  /// A card that both sides see.
  static Card open(String code) {
    return new Card(code, Face.UP);
  }
}
