package baseplate.core.input;

import java.util.List;

/// What it takes to work out a distribution: a tenth of a second at most, or it is not begun.
final class Effort {
  /// Most additions of numbers of ordinary size.
  private static final double ADDITIONS = 2e6;

  /// Most steps of bringing fractions into lowest terms, which take the square of their bits.
  private static final double REDUCTIONS = 5e8;

  private Effort() {}

  /// The number of bits of all ways in which dice of these kinds fall; one too many rather than one
  /// too few.
  static double bits(List<Die> dice) {
    double bits = 0;
    for (Die die : dice) {
      bits += die.count() * bits(die.sides());
    }
    return bits;
  }

  /// The number of bits of one die.
  static double bits(int sides) {
    return StrictMath.log(sides) / StrictMath.log(2) + 1e-9;
  }

  /// Whether that many additions of numbers of that many bits are few enough to be made.
  static boolean isWithin(double additions, double bits) {
    return additions * (1 + bits / 1_000) <= ADDITIONS;
  }

  /// Whether that many chances in numbers of that many bits are few enough to be told one by one.
  static boolean isTellable(double cases, double bits) {
    return cases * bits * bits <= REDUCTIONS;
  }

  /// Whether numbers of that many bits fit into a long.
  static boolean isSmall(double bits) {
    return bits < Long.SIZE - 2;
  }
}
