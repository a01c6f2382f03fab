package baseplate.microbrickbattle;

import baseplate.core.PieceId;
import baseplate.core.RulesEvent;
import baseplate.core.SideId;
import java.util.List;

/// The facts of this ruleset. Poses, states of units and the clock change by the core's own.
sealed interface UnitEvent extends RulesEvent {

  /// The first turn's one phase was named.
  ///
  /// @param take MOVEMENT or SHOOTING
  /// @rule MBB-3
  record FirstTurnNamed(TurnScope take) implements UnitEvent {}

  /// The first turn is over; from now on turns have all phases.
  ///
  /// @rule MBB-3
  record FirstTurnOver() implements UnitEvent {}

  /// Declaring began.
  ///
  /// @param order the active side's live units, leftmost first
  /// @rule MBB-10
  record DeclarationBegun(List<PieceId> order) implements UnitEvent {
    public DeclarationBegun {
      order = List.copyOf(order);
    }
  }

  /// A unit declared a target, or another one than before.
  ///
  /// @rule MBB-10
  record TargetDeclared(PieceId shooter, PieceId target) implements UnitEvent {
    Shot shot() {
      return new Shot(shooter, target);
    }
  }

  /// A declaration was withdrawn; the unit is due again.
  ///
  /// @rule MBB-34
  record DeclarationWithdrawn(PieceId shooter) implements UnitEvent {}

  /// A unit was passed over.
  ///
  /// @rule MBB-34
  record UnitPassedOver(PieceId unit) implements UnitEvent {}

  /// Declaring ended; the declarations are now the shots to be resolved.
  ///
  /// @rule MBB-34
  record DeclarationClosed() implements UnitEvent {}

  /// The next shot was resolved.
  ///
  /// @param shooter who shot
  /// @param target at whom
  /// @param result what came of it
  /// @rule MBB-12
  record ShotResolved(PieceId shooter, PieceId target, ShotResult result) implements UnitEvent {}

  /// What comes of a shot.
  enum ShotResult {
    /// The target is destroyed.
    HIT,
    /// It is not.
    MISSED,
    /// There was nothing left to shoot at; no dice were rolled.
    VOID;

    String word() {
      return Names.word(this);
    }
  }

  /// Setting up went on.
  ///
  /// @param preparation as it stands now
  /// @rule MBB-27
  record PreparationReached(Preparation preparation) implements UnitEvent {}

  /// Both sides rolled for the choice of edge.
  ///
  /// @param first the first side's sum
  /// @param second the second side's sum
  /// @rule MBB-27
  record RolledOff(int first, int second) implements UnitEvent {}

  /// A side chose its edge and with it takes the first turn.
  ///
  /// @rule MBB-27
  record EdgeChosen(SideId side, TableEdge edge) implements UnitEvent {}
}
