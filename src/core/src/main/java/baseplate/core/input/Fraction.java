package baseplate.core.input;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/// An exact fraction, equal by value.
///
/// It is left as it comes while it is worked with, so that adding many over one denominator costs
/// next to nothing, and is [reduced][#reduced] once at the end. Fractions that fit into two longs
/// are kept in them.
public final class Fraction implements Comparable<Fraction> {
  /// Nothing.
  public static final Fraction ZERO = new Fraction(0, 1, null, null);

  /// All.
  public static final Fraction ONE = new Fraction(1, 1, null, null);

  private final long num;
  private final long den;
  private final @Nullable BigInteger bigNum;
  private final @Nullable BigInteger bigDen;

  private Fraction(long num, long den, @Nullable BigInteger bigNum, @Nullable BigInteger bigDen) {
    this.num = num;
    this.den = den;
    this.bigNum = bigNum;
    this.bigDen = bigDen;
  }

  /// `numerator / denominator`; the denominator must be 1 or more.
  public static Fraction of(long numerator, long denominator) {
    if (denominator < 1) {
      throw new IllegalArgumentException("denominator " + denominator);
    }
    return new Fraction(numerator, denominator, null, null);
  }

  /// `numerator / denominator`, reduced; the denominator must be 1 or more.
  public static Fraction of(BigInteger numerator, BigInteger denominator) {
    if (denominator.signum() < 1) {
      throw new IllegalArgumentException("denominator " + denominator);
    }
    BigInteger common = numerator.gcd(denominator);
    return raw(numerator.divide(common), denominator.divide(common));
  }

  /// `numerator / denominator` as they stand.
  static Fraction raw(BigInteger num, BigInteger den) {
    return num.bitLength() < Long.SIZE && den.bitLength() < Long.SIZE
        ? new Fraction(num.longValue(), den.longValue(), null, null)
        : new Fraction(0, 0, num, den);
  }

  /// This times the other.
  public Fraction times(Fraction other) {
    if (num == 1 && den == 1) {
      return other;
    }
    if (den != 0 && other.den != 0) {
      long top = num * other.num;
      long bottom = den * other.den;
      if (fits(num, other.num, top) && fits(den, other.den, bottom)) {
        return new Fraction(top, bottom, null, null);
      }
    }
    return of(numerator().multiply(other.numerator()), denominator().multiply(other.denominator()));
  }

  /// This and the other together.
  public Fraction plus(Fraction other) {
    if (den != 0 && other.den != 0) {
      long ours = den == other.den ? 1 : other.den / gcd(den, other.den);
      long theirs = den == other.den ? 1 : den / (other.den / ours);
      long left = num * ours;
      long right = other.num * theirs;
      long top = left + right;
      long bottom = den * ours;
      if (fits(num, ours, left)
          && fits(other.num, theirs, right)
          && fits(den, ours, bottom)
          && ((left ^ top) & (right ^ top)) >= 0) {
        return new Fraction(top, bottom, null, null);
      }
    }
    return of(
        numerator().multiply(other.denominator()).add(other.numerator().multiply(denominator())),
        denominator().multiply(other.denominator()));
  }

  /// This less the other.
  public Fraction minus(Fraction other) {
    return plus(other.times(of(-1, 1)));
  }

  private static boolean fits(long a, long b, long product) {
    return Math.multiplyHigh(a, b) == product >> 63;
  }

  private static long gcd(long a, long b) {
    long high = a;
    long low = b;
    while (low != 0) {
      long rest = high % low;
      high = low;
      low = rest;
    }
    return Math.abs(high);
  }

  /// The same in lowest terms.
  public Fraction reduced() {
    if (den == 0) {
      return of(numerator(), denominator());
    }
    long common = gcd(num, den);
    return common == 1 ? this : new Fraction(num / common, den / common, null, null);
  }

  /// The numerator as it stands.
  public BigInteger numerator() {
    return bigNum == null ? BigInteger.valueOf(num) : bigNum;
  }

  /// The denominator as it stands, 1 or more.
  public BigInteger denominator() {
    return bigDen == null ? BigInteger.valueOf(den) : bigDen;
  }

  /// Whether it is nothing.
  public boolean isZero() {
    return num == 0 && (bigNum == null || bigNum.signum() == 0);
  }

  /// The nearest double, give or take one unit in its last place.
  public double toDouble() {
    return den != 0 ? (double) num / den : decimal(40).doubleValue();
  }

  /// The decimal of so many places, halves rounded up.
  public BigDecimal decimal(int places) {
    return new BigDecimal(numerator())
        .divide(new BigDecimal(denominator()), places, RoundingMode.HALF_UP);
  }

  @Override
  public int compareTo(Fraction other) {
    if (den != 0 && den == other.den) {
      return Long.compare(num, other.num);
    }
    return numerator()
        .multiply(other.denominator())
        .compareTo(other.numerator().multiply(denominator()));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Fraction that && compareTo(that) == 0;
  }

  @Override
  public int hashCode() {
    Fraction lowest = reduced();
    return lowest.numerator().hashCode() * 31 + lowest.denominator().hashCode();
  }

  /// In lowest terms, `5/12`; whole numbers too: `1/1`.
  @Override
  public String toString() {
    Fraction lowest = reduced();
    return lowest.numerator() + "/" + lowest.denominator();
  }
}
