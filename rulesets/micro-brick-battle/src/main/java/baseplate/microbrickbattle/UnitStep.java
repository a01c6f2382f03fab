package baseplate.microbrickbattle;

import baseplate.core.SideId;
import baseplate.core.Step;

/// What can be left of a command of this ruleset.
sealed interface UnitStep extends Step {

  /// The remaining declared shots.
  ///
  /// @rule MBB-12
  record ShootOn() implements UnitStep {}

  /// Rolling again after a tie.
  ///
  /// @rule MBB-27
  record RollAgain() implements UnitStep {}

  /// Deploying the remaining units in turn.
  ///
  /// @param side whose turn it is
  /// @param layout which of the numbered layouts, 1 to 1000
  /// @rule MBB-27
  record DeployOn(SideId side, int layout) implements UnitStep {}
}
