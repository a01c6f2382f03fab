package baseplate.core;

/// What a battle is worth to a side where the ruleset knows no better.
final class Standing {
  private static final long WON = 1_000_000;

  private Standing() {}

  static long of(Battle battle, SideId side) {
    long worth = battle.ending().flatMap(Ending::won).map(won -> decided(won, side)).orElse(0L);
    for (Piece piece : battle.pieces()) {
      worth += piece.place() instanceof Place.OnTable ? owned(piece, side) : 0;
    }
    return worth;
  }

  private static long decided(SideId winner, SideId side) {
    return winner.equals(side) ? WON : -WON;
  }

  private static int owned(Piece piece, SideId side) {
    if (piece.side().isEmpty()) {
      return 0;
    }
    return piece.isOf(side) ? 1 : -1;
  }
}
