package baseplate.microbrickbattle;

/// Which phases the turn under way has.
///
/// @rule MBB-3
enum TurnScope {
  /// The first turn of the battle, before its player has named its one phase.
  UNNAMED,
  /// The first turn, Movement named.
  MOVEMENT,
  /// The first turn, Shooting with its declaration named.
  SHOOTING,
  /// All three, as in every other turn.
  WHOLE;

  String word() {
    return Names.word(this);
  }
}
