package baseplate.microbrickbattle;

import baseplate.core.Clock;
import baseplate.core.Situation;

/// The phases by which the clock goes.
///
/// @rule MBB-2
enum Phase {
  SET_UP,
  DEPLOYMENT,
  MOVEMENT,
  DECLARATION,
  SHOOTING;

  private final String word = Names.word(this);

  /// Its name on the clock and in files.
  String word() {
    return word;
  }

  /// Whether the clock stands at this phase.
  boolean isNow(Situation situation) {
    return word.equals(situation.clock().phase());
  }

  /// The phase at which the clock stands.
  static Phase of(Clock clock) {
    for (Phase phase : values()) {
      if (phase.word.equals(clock.phase())) {
        return phase;
      }
    }
    throw new IllegalStateException("no phase " + clock.phase());
  }
}
