package baseplate.testkit.duel;

import baseplate.core.RulesCommand;

/// What a fighter may do in a turn.
public sealed interface DuelCommand extends RulesCommand {
  /// Strikes.
  ///
  /// @param force what is taken off the number needed and, should it miss, added to the riposte's
  ///   chance; 0 to [DuelRules#MOST_FORCE]
  record Strike(int force) implements DuelCommand {}

  /// Lets the turn pass.
  record Rest() implements DuelCommand {}
}
