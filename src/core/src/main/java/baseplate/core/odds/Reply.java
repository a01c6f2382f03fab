package baseplate.core.odds;

import baseplate.core.Refusal;

/// What comes of asking for odds.
public sealed interface Reply {
  /// The odds.
  record Told(Odds odds) implements Reply {}

  /// There are none: the command is refused, or the intention looks too far ahead.
  record Refused(Refusal refusal) implements Reply {}
}
