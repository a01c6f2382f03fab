package baseplate.core;

/// A command of one ruleset.
public non-sealed interface RulesCommand extends Command {}
