package baseplate.microbrickbattle;

import baseplate.core.input.Pool;

/// The thousand numbered layouts: what a roll of 1 to 1000 sets in order, the same for ever.
///
/// A number is a fixed mix of layout, thing and attempt, so nothing but the roll is chance.
final class Scatter {
  /// What is rolled for a layout; three ten-sided dice will do at a table.
  static final Pool ROLL = Pool.of(1, 1000);

  private static final long STEP = 0x9E3779B97F4A7C15L;

  private final long layout;

  Scatter(int layout) {
    this.layout = mixed(layout * STEP);
  }

  /// A whole number from 0 to `bound` less one.
  int below(int bound, int thing, int attempt) {
    long mixed = mixed(layout + thing * STEP + mixed(attempt + 1));
    return (int) Long.remainderUnsigned(mixed, bound);
  }

  private static long mixed(long value) {
    long v = (value ^ value >>> 32) * 0xD6E8FEB86659FD93L;
    v = (v ^ v >>> 29) * 0xA3B195354A39B70DL;
    return v ^ v >>> 32;
  }
}
