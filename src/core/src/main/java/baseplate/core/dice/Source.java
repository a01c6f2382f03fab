package baseplate.core.dice;

/// One stream of one seed: a number for each pair of roll and die, looked up in any order.
final class Source {
  private final long state;

  Source(Seed seed, Stream stream) {
    this.state = Mix.stir(Mix.stir(Mix.START, seed.bits()), stream.key());
  }

  /// A number from 0 to `bound` less one, each equally likely; bound at least 1.
  ///
  /// @param roll number of the roll, from 0
  /// @param die number of the die within the roll, from 0
  int below(long roll, int die, int bound) {
    long rolled = Mix.stir(state, roll);
    long attempt = 0;
    long word = word(rolled, die, attempt);
    while (!Rejection.WIDE.takes(word, bound)) {
      attempt++;
      word = word(rolled, die, attempt);
    }
    return Rejection.WIDE.number(word, bound);
  }

  private static long word(long rolled, int die, long attempt) {
    return Mix.stir(rolled, attempt << 32 | die) >>> 1;
  }
}
