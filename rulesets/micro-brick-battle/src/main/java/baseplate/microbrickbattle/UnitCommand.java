package baseplate.microbrickbattle;

import baseplate.core.PieceId;
import baseplate.core.RulesCommand;
import baseplate.geometry.Angle;
import baseplate.geometry.Pose;
import baseplate.geometry.path.Path;

/// The wishes that this ruleset understands.
sealed interface UnitCommand extends RulesCommand {

  /// Moves a unit along a path.
  ///
  /// @rule MBB-4
  record Move(PieceId piece, Path path) implements UnitCommand {}

  /// Puts a unit down near where it stands, where the table plays so; without a facing it keeps its
  /// own.
  ///
  /// @rule MBB-8
  record Put(PieceId piece, Spot to) implements UnitCommand {
    Put(PieceId piece, Pose to) {
      this(piece, Spot.of(to));
    }
  }

  /// Turns a turret.
  ///
  /// @param to clockwise from the hull's facing
  /// @rule MBB-7
  record Turret(PieceId piece, Angle to) implements UnitCommand {}

  /// Declares a target, in place of one declared before.
  ///
  /// @rule MBB-10
  record Declare(PieceId shooter, PieceId target) implements UnitCommand {}

  /// Takes a declaration back.
  ///
  /// @rule MBB-34
  record Withdraw(PieceId shooter) implements UnitCommand {}

  /// Passes a unit over.
  ///
  /// @rule MBB-34
  record NoShot(PieceId shooter) implements UnitCommand {}

  /// Resolves declared shots.
  ///
  /// @rule MBB-12
  record Shoot(Count count) implements UnitCommand {}

  /// How many of several things to do.
  enum Count {
    /// The next one.
    NEXT,
    /// All that are left.
    ALL
  }

  /// Ends the phase.
  ///
  /// @rule MBB-2
  record EndPhase() implements UnitCommand {}

  /// Names the one phase of the first turn.
  ///
  /// @param take MOVEMENT or SHOOTING
  /// @rule MBB-3
  record FirstTurn(TurnScope take) implements UnitCommand {}

  /// Sets up a terrain piece, or moves one that is set up.
  ///
  /// @rule MBB-24
  record PlaceTerrain(PieceId piece, Pose to) implements UnitCommand {}

  /// Takes a terrain piece off the table again.
  ///
  /// @rule MBB-24
  record RemoveTerrain(PieceId piece) implements UnitCommand {}

  /// Ends a side's part in setting up terrain.
  ///
  /// @rule MBB-24
  record FinishTerrain() implements UnitCommand {}

  /// Lets a roll lay out all terrain that is left.
  ///
  /// @rule MBB-24
  record AutoTerrain() implements UnitCommand {}

  /// Rolls for the choice of edge.
  ///
  /// @rule MBB-27
  record RollOff() implements UnitCommand {}

  /// Chooses an edge.
  ///
  /// @rule MBB-27
  record ChooseEdge(TableEdge edge) implements UnitCommand {}

  /// Deploys a unit; without a facing it faces the enemy's edge.
  ///
  /// @rule MBB-27
  record Deploy(PieceId piece, Spot to) implements UnitCommand {
    Deploy(PieceId piece, Pose to) {
      this(piece, Spot.of(to));
    }
  }

  /// Lets a roll deploy: the next unit, or all that are left on both sides in turn.
  ///
  /// @rule MBB-27
  record AutoDeploy(Count count) implements UnitCommand {}
}
