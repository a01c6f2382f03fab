package baseplate.core;

/// What a ruleset remembers of one piece beside its place; an immutable value with `equals` and
/// `hashCode` by value.
public interface PieceState {}
