package baseplate.core.dice;

import baseplate.core.play.Chance;

/// A stream of chance for one decision of a computer player: nothing is taken from the dice of the
/// battle. One use at a time, on one thread.
public final class SeededChance implements Chance {
  private final Source source;
  private final long decision;
  private int draw;

  /// @param stream whose, usually [Stream#player]
  /// @param decision number of the decision, so that the same decision finds the same chance
  public SeededChance(Seed seed, Stream stream, long decision) {
    this.source = new Source(seed, stream);
    this.decision = decision;
  }

  @Override
  public int below(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("nothing below " + bound);
    }
    return source.below(decision, draw++, bound);
  }
}
