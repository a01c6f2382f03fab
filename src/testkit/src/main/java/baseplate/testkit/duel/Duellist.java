package baseplate.testkit.duel;

import baseplate.core.PieceState;

/// A fighter.
///
/// @param hearts hits left
public record Duellist(int hearts) implements PieceState {}
