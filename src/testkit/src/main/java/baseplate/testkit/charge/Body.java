package baseplate.testkit.charge;

import baseplate.core.PieceState;

/// What is remembered of a piece.
public sealed interface Body extends PieceState {
  /// Of one that fights.
  ///
  /// @param strength how much it still takes, at least 1; one that has none left is gone
  record Fighter(int strength) implements Body {}

  /// Of a module: nothing beyond where it is.
  record Module() implements Body {}
}
