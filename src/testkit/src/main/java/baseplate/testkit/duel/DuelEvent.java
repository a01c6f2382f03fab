package baseplate.testkit.duel;

import baseplate.core.RulesEvent;
import baseplate.core.SideId;

/// What happens in a duel beside loss of hearts.
public sealed interface DuelEvent extends RulesEvent {
  /// A side struck.
  ///
  /// @param by which
  record Struck(SideId by) implements DuelEvent {}
}
