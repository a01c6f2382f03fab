package baseplate.testkit.cards;

import baseplate.core.RulesCommand;
import baseplate.core.SlotId;

/// What a side may do in its turn.
public sealed interface CardCommand extends RulesCommand {
  /// Fills its hand at the start of the turn.
  record Draw() implements CardCommand {}

  /// Lays a card of its hand face down.
  ///
  /// @param card its code; [Card#HIDDEN] for whoever may not know it
  /// @param slot where
  record Lay(String card, SlotId slot) implements CardCommand {}

  /// Attacks with the card that lies in a slot of its line.
  ///
  /// @param slot where
  record Attack(SlotId slot) implements CardCommand {}

  /// Discards a card of its hand and turns the top card of the deck.
  ///
  /// @param card its code
  record Discard(String card) implements CardCommand {}

  /// Ends the turn.
  record HandOver() implements CardCommand {}
}
