package baseplate.testkit.duel;

import baseplate.core.RulesEvent;
import baseplate.core.RulesState;

/// What a duel remembers.
///
/// @param strikes blows so far
public record DuelState(int strikes) implements RulesState {
  @Override
  public RulesState after(RulesEvent event) {
    return event instanceof DuelEvent.Struck ? new DuelState(strikes + 1) : this;
  }
}
