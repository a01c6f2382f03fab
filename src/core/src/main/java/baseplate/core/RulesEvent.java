package baseplate.core;

/// A fact of one ruleset. What it changes beyond [RulesState#after] stands in core events beside
/// it.
public non-sealed interface RulesEvent extends Event {}
