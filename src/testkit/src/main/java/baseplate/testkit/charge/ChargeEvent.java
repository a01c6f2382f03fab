package baseplate.testkit.charge;

import baseplate.core.PieceId;
import baseplate.core.RulesEvent;

/// What happens beside moves of pieces and loss of strength.
public sealed interface ChargeEvent extends RulesEvent {
  /// A piece has used its move of this turn.
  ///
  /// @param piece which
  record Moved(PieceId piece) implements ChargeEvent {}

  /// A piece has used its strike of this turn.
  ///
  /// @param piece which
  record Struck(PieceId piece) implements ChargeEvent {}

  /// A blow was struck.
  ///
  /// @param striker by whom
  /// @param target at whom
  /// @param result what came of it
  record Blown(PieceId striker, PieceId target, Result result) implements ChargeEvent {}

  /// The turn ended.
  record TurnEnded() implements ChargeEvent {}

  /// What comes of a blow.
  enum Result {
    /// It was taken and missed.
    MISSED,
    /// It was taken and hit.
    HIT,
    /// It was parried.
    PARRIED,
    /// It was parried in vain.
    BROKE_THROUGH
  }
}
