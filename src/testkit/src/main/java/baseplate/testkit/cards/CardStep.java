package baseplate.testkit.cards;

import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.Step;

/// The rest of a command.
public sealed interface CardStep extends Step {
  /// A side draws.
  ///
  /// @param side which
  /// @param left how many cards still
  record Drawing(SideId side, int left) implements CardStep {}

  /// The top card is turned after a discard.
  ///
  /// @param side who discarded
  /// @param card what
  record Turning(SideId side, String card) implements CardStep {}

  /// The attacker's card is turned up.
  ///
  /// @param attack the attack so far
  record Showing(Attack attack) implements CardStep {}

  /// A side's hand becomes known: where it is in any case, this asks for nothing. In the world of
  /// the other side's view, its unknown cards are turned one by one before it is asked.
  ///
  /// @param side which
  /// @param attack the attack so far
  record Looking(SideId side, Attack attack) implements CardStep {}

  /// A side may answer with an instant.
  ///
  /// @param side which
  /// @param attack the attack so far
  record Answering(SideId side, Attack attack) implements CardStep {}

  /// The attacked card is turned up.
  ///
  /// @param attack the attack so far
  record Meeting(Attack attack) implements CardStep {}

  /// Both cards are compared.
  ///
  /// @param attack the attack with its instants
  record Clashing(Attack attack) implements CardStep {}

  /// An attack.
  ///
  /// @param from the attacker's slot
  /// @param lift what an instant adds to the attacker
  /// @param ward what an instant adds to the attacked
  record Attack(SlotId from, int lift, int ward) {}
}
