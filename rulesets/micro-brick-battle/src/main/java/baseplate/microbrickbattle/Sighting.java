package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Situation;
import baseplate.core.play.SightReport;
import baseplate.core.play.View;
import java.util.Optional;

/// What units see of each other.
final class Sighting {
  Sighting(Setting setting) {}

  /// Whether there is Line of Sight from a unit to another.
  ///
  /// @rule MBB-13
  boolean sees(Situation situation, Piece shooter, Piece target) {
    return false;
  }

  Optional<SightReport> report(View view, PieceId from, PieceId to) {
    return Optional.empty();
  }
}
