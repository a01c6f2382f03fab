package baseplate.core.play;

import baseplate.core.Command;

/// A computer player. It knows what its side sees, what it may do, and its own stream of chance.
///
/// The same outlook and stream give the same command. It keeps nothing between calls.
public interface Player {
  /// Its name on the command line.
  String name();

  /// The command of the side that is to act.
  Command choose(Outlook outlook, Chance stream);
}
