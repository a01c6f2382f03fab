package baseplate.core.input;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The highest face of dice.
final class Highest {
  private Highest() {}

  static Optional<Distribution> of(List<Die> dice) {
    int greatest = dice.stream().mapToInt(Die::sides).max().orElse(0);
    double bits = Effort.bits(dice);
    if (!Effort.isTellable(greatest, bits)) {
      return Optional.empty();
    }
    BigInteger all = atMost(dice, greatest);
    BigInteger below = dice.isEmpty() ? BigInteger.ZERO : atMost(dice, 0);
    List<Distribution.Case> cases = new ArrayList<>();
    for (int face = dice.isEmpty() ? 0 : 1; face <= greatest; face++) {
      BigInteger upTo = atMost(dice, face);
      cases.add(new Distribution.Case(face, Fraction.raw(upTo.subtract(below), all)));
      below = upTo;
    }
    return Optional.of(Distribution.ofCases(cases, Fraction.ZERO));
  }

  /// In how many ways no die shows more than `face`.
  private static BigInteger atMost(List<Die> dice, int face) {
    BigInteger ways = BigInteger.ONE;
    for (Die die : dice) {
      ways = ways.multiply(BigInteger.valueOf(Math.min(face, die.sides())).pow(die.count()));
    }
    return ways;
  }
}
