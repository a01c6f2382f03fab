package baseplate.core;

/// What a ruleset remembers of a battle beside its pieces and clock; an immutable value with
/// `equals` and `hashCode` by value.
public interface RulesState {
  /// This state after a fact of its own ruleset; facts that do not touch it give it back unchanged.
  RulesState after(RulesEvent event);
}
