package baseplate.testkit.charge;

import baseplate.core.PieceId;
import baseplate.core.RulesCommand;
import baseplate.core.SlotId;
import baseplate.geometry.path.Path;

/// What a side may do in its turn.
public sealed interface ChargeCommand extends RulesCommand {
  /// Moves a piece.
  ///
  /// @param piece which
  /// @param path straight ahead and turns
  record Move(PieceId piece, Path path) implements ChargeCommand {}

  /// Strikes an enemy.
  ///
  /// @param piece who strikes
  /// @param target whom
  record Strike(PieceId piece, PieceId target) implements ChargeCommand {}

  /// Takes up a module.
  ///
  /// @param module which
  /// @param slot the joint that it goes onto
  record Mount(PieceId module, SlotId slot) implements ChargeCommand {}

  /// Ends the turn.
  record EndTurn() implements ChargeCommand {}
}
