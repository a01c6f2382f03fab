package baseplate.core.dice;

/// Makes numbers below a bound from words of a fixed number of bits, each equally likely.
///
/// The words from the last whole multiple of the bound upwards are rejected; the others give their
/// remainder, so that each number comes from equally many words.
///
/// @param bits width of the words, 1 to 63; bounds reach up to 2 to that power
record Rejection(int bits) {
  /// Words of 63 bits: what the dice use.
  static final Rejection WIDE = new Rejection(63);

  Rejection {
    if (bits < 1 || bits > 63) {
      throw new IllegalArgumentException("no words of " + bits + " bits");
    }
  }

  /// The greatest word.
  long greatest() {
    return (1L << bits) - 1;
  }

  /// Whether the word, 0 to [#greatest], counts for numbers below the bound.
  boolean takes(long word, int bound) {
    long greatest = greatest();
    long excess = (greatest % bound + 1) % bound;
    return word <= greatest - excess;
  }

  /// The number, 0 to `bound` less one, of a word that counts.
  int number(long word, int bound) {
    return (int) (word % bound);
  }
}
