package baseplate.core.play;

import baseplate.core.Command;

/// What becomes of a draft.
public sealed interface Drafting {
  /// It needs one more pick.
  record Needs(Pick pick) implements Drafting {}

  /// It is a command now.
  record Ready(Command command) implements Drafting {}
}
