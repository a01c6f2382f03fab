package baseplate.testkit.cards;

/// What may be done once a turn.
public enum Deed {
  /// A card was laid.
  LAID,
  /// A card attacked.
  ATTACKED,
  /// A card was discarded.
  DISCARDED
}
