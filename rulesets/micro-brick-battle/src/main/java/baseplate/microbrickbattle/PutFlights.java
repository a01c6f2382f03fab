package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import java.util.Optional;

/// Where an aeroplane could be put down to have flown far enough, where the table plays by simple
/// radius.
///
/// @rule MBB-8
/// @rule MBB-25
final class PutFlights {
  private final PutChecks checks;

  PutFlights(Setting setting) {
    this.checks = new PutChecks(setting);
  }

  /// A place that far away.
  ///
  /// @param wanted in thousandths
  Optional<UnitCommand> flight(Battle battle, Piece unit, long wanted) {
    for (int turn : Flights.turns()) {
      Pose to = Board.pose(unit).turned(Rotation.ofDegrees(turn)).ahead(wanted + 1);
      if (PutChecks.distance(Board.pose(unit), to) >= wanted && checks.isLegal(battle, unit, to)) {
        return Optional.of(new UnitCommand.Put(unit.id(), to));
      }
    }
    return Optional.empty();
  }
}
