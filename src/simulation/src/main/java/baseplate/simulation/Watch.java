package baseplate.simulation;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Verdict;

/// Looks on while a battle is played, as a test of what must never break does.
@FunctionalInterface
public interface Watch {
  /// Nobody looks on.
  Watch NOBODY = (before, command, verdict) -> {};

  /// A command was judged, be it accepted, awaiting or refused.
  void judged(Battle before, Command command, Verdict verdict);
}
