package baseplate.core.input;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The sums of dice that are rolled again after their highest face.
///
/// Against a cap they are exact, for there are finitely many sums below it. Without one, or with
/// one that is too far off, they are cut where less than 10^-12 is left.
final class Chains {
  private static final BigInteger TRILLION = BigInteger.TEN.pow(12);

  private Chains() {}

  static Optional<Distribution> of(Request.Chain chain) {
    List<Die> dice = chain.pool().dice();
    long below = (long) chain.cap() - chain.pool().plus();
    if (below <= chain.pool().size()) {
      return Optional.of(only(chain.cap()));
    }
    if (chain.cap() != Request.Chain.OPEN && isWithin(dice, below)) {
      return Optional.of(capped(chain, sums(dice, (int) below)));
    }
    return open(chain);
  }

  private static Distribution only(int outcome) {
    return Distribution.ofCases(
        List.of(new Distribution.Case(outcome, Fraction.ONE)), Fraction.ZERO);
  }

  private static Distribution capped(Request.Chain chain, Weights sums) {
    Fraction rest = Fraction.ONE.minus(sums.share(0, sums.size()));
    List<Distribution.Case> cases =
        new ArrayList<>(Distribution.each(sums, chain.pool().plus()).cases());
    cases.add(new Distribution.Case(chain.cap(), rest));
    return Distribution.ofCases(cases, Fraction.ZERO);
  }

  private static Optional<Distribution> open(Request.Chain chain) {
    List<Die> dice = chain.pool().dice();
    int size = 64;
    while (isWithin(dice, size)) {
      Weights sums = sums(dice, size);
      Fraction tail = Fraction.ONE.minus(sums.share(0, size));
      if (isNegligible(tail)) {
        return Optional.of(cut(chain, sums, tail));
      }
      size *= 2;
    }
    return Optional.empty();
  }

  /// Cut at the first sum from which on so little is left.
  private static Distribution cut(Request.Chain chain, Weights sums, Fraction tail) {
    int end = sums.size();
    Fraction left = tail;
    Fraction more = left.plus(sums.share(end - 1L, end));
    while (isNegligible(more)) {
      end--;
      left = more;
      more = left.plus(sums.share(end - 1L, end));
    }
    List<Distribution.Case> cases = new ArrayList<>();
    for (int sum = 0; sum < end; sum++) {
      cases.add(new Distribution.Case(sum + chain.pool().plus(), sums.share(sum, sum + 1L)));
    }
    return Distribution.ofCases(cases, left);
  }

  private static boolean isNegligible(Fraction share) {
    return share.numerator().multiply(TRILLION).compareTo(share.denominator()) < 0;
  }

  /// The sums up to less than `size`.
  private static Weights sums(List<Die> dice, int size) {
    Weights sums =
        Effort.isSmall(bits(dice, size))
            ? SmallWeights.start(size, all(dice, size).longValueExact())
            : BigWeights.start(size, all(dice, size));
    for (Die die : dice) {
      for (int i = 0; i < die.count(); i++) {
        sums = sums.chained(die.sides());
      }
    }
    return sums;
  }

  private static boolean isWithin(List<Die> dice, long size) {
    long count = dice.stream().mapToLong(Die::count).sum();
    double bits = bits(dice, size);
    return Effort.isWithin(3.0 * count * (double) size, bits)
        && Effort.isTellable((double) size, bits);
  }

  /// How often dice of a kind are rolled at most on the way to a sum less than `size`.
  private static int rolls(Die die, long size) {
    return Math.toIntExact(die.count() + size / die.sides());
  }

  private static double bits(List<Die> dice, long size) {
    double bits = 0;
    for (Die die : dice) {
      bits += rolls(die, size) * Effort.bits(die.sides());
    }
    return bits;
  }

  private static BigInteger all(List<Die> dice, int size) {
    BigInteger all = BigInteger.ONE;
    for (Die die : dice) {
      all = all.multiply(BigInteger.valueOf(die.sides()).pow(rolls(die, size)));
    }
    return all;
  }
}
