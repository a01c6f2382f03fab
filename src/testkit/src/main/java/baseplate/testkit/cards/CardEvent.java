package baseplate.testkit.cards;

import baseplate.core.RulesEvent;
import baseplate.core.SideId;

/// What happens beside the moves of cards.
public sealed interface CardEvent extends RulesEvent {
  /// A side drew a card; everybody sees that it did.
  ///
  /// @param side which
  record Drew(SideId side) implements CardEvent {}

  /// The side whose turn it is did what it may do once.
  ///
  /// @param deed what
  record Did(Deed deed) implements CardEvent {}

  /// A side lost a heart.
  ///
  /// @param side which
  record Hurt(SideId side) implements CardEvent {}

  /// The turn ended.
  record HandedOver() implements CardEvent {}
}
