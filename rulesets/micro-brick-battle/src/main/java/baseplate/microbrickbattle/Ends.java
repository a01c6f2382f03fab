package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.Hearing;
import java.util.Optional;

/// How battles end.
///
/// @rule MBB-26
/// @rule MBB-29
/// @rule MBB-40
final class Ends {
  Ends(Setting setting) {}

  /// The end that a loss or an exit brings at once, if it brings one.
  ///
  /// @param after the battle after it
  Optional<Event> now(Battle after, Hearing hearing) {
    return Optional.empty();
  }

  /// The end that the round brings with the second player's turn over, if it brings one.
  ///
  /// @param battle the battle as that turn ends, the round still on the clock
  Optional<Event> afterRound(Battle battle, Hearing hearing) {
    return Optional.empty();
  }
}
