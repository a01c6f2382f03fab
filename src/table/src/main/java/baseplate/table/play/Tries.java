package baseplate.table.play;

import baseplate.core.input.Fraction;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/// Rolls that succeed or fail, and how they went against what was to be expected.
///
/// @param rolls how many there were
/// @param successes how many succeeded
/// @param expected how many were to be expected, exactly
/// @param noBetter the share of equally likely worlds, with the same chances, in which no more
///   would have succeeded; exactly
public record Tries(int rolls, int successes, Fraction expected, Fraction noBetter) {
  /// @param chances the chance of each roll, in any order
  /// @param successes how many of them succeeded
  static Tries of(List<Fraction> chances, int successes) {
    Fraction expected = chances.stream().reduce(Fraction.ZERO, Fraction::plus).reduced();
    return new Tries(chances.size(), successes, expected, noBetter(chances, successes));
  }

  /// The chances folded into one another, all over one denominator that grows with each roll.
  private static Fraction noBetter(List<Fraction> chances, int successes) {
    BigInteger[] ways = new BigInteger[chances.size() + 1];
    Arrays.fill(ways, BigInteger.ZERO);
    ways[0] = BigInteger.ONE;
    BigInteger all = BigInteger.ONE;
    int rolls = 0;
    for (Fraction chance : chances) {
      rolls++;
      fold(ways, rolls, chance);
      all = all.multiply(chance.denominator());
    }
    BigInteger few = BigInteger.ZERO;
    for (int many = 0; many <= successes; many++) {
      few = few.add(ways[many]);
    }
    return Fraction.of(few, all);
  }

  private static void fold(BigInteger[] ways, int rolls, Fraction chance) {
    BigInteger yes = chance.numerator();
    BigInteger no = chance.denominator().subtract(yes);
    for (int many = rolls; many > 0; many--) {
      ways[many] = ways[many].multiply(no).add(ways[many - 1].multiply(yes));
    }
    ways[0] = ways[0].multiply(no);
  }
}
