package baseplate.microbrickbattle;

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
}
