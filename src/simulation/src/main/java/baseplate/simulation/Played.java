package baseplate.simulation;

import baseplate.core.Battle;
import baseplate.core.Ending;
import java.util.Optional;

/// A battle that was played.
///
/// @param end the battle as it stands at last
/// @param decisions commands and answers that were carried out
/// @param judged commands judged for them, what-ifs included
/// @param refused commands of players that the rules refused, and that somebody else's took the
///   place of
public record Played(Battle end, int decisions, int judged, int refused) {
  /// How it ended; empty when it was cut off at the limit of decisions.
  public Optional<Ending> ending() {
    return end.ending();
  }
}
