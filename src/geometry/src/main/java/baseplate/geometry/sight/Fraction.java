package baseplate.geometry.sight;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/// An exact quotient in lowest terms, its denominator positive.
///
/// @param top numerator
/// @param bottom denominator
public record Fraction(BigInteger top, BigInteger bottom) implements Comparable<Fraction> {
  public static final Fraction ZERO = of(0, 1);
  public static final Fraction ONE = of(1, 1);

  public Fraction {
    if (bottom.signum() == 0) {
      throw new IllegalArgumentException("A fraction's denominator is not zero");
    }
    BigInteger common = top.gcd(bottom);
    if (bottom.signum() < 0) {
      common = common.negate();
    }
    top = top.divide(common);
    bottom = bottom.divide(common);
  }

  public static Fraction of(long top, long bottom) {
    return new Fraction(BigInteger.valueOf(top), BigInteger.valueOf(bottom));
  }

  public static Fraction of(long whole) {
    return of(whole, 1);
  }

  public static Fraction of(BigDecimal decimal) {
    BigInteger scale = BigInteger.TEN.pow(Math.max(0, decimal.scale()));
    return new Fraction(decimal.multiply(new BigDecimal(scale)).toBigIntegerExact(), scale);
  }

  public Fraction plus(Fraction other) {
    return new Fraction(
        top.multiply(other.bottom).add(other.top.multiply(bottom)), bottom.multiply(other.bottom));
  }

  public Fraction minus(Fraction other) {
    return plus(new Fraction(other.top.negate(), other.bottom));
  }

  public Fraction times(Fraction other) {
    return new Fraction(top.multiply(other.top), bottom.multiply(other.bottom));
  }

  /// Refused where the other is zero.
  public Fraction over(Fraction other) {
    return new Fraction(top.multiply(other.bottom), bottom.multiply(other.top));
  }

  public Fraction least(Fraction other) {
    return compareTo(other) <= 0 ? this : other;
  }

  public Fraction greatest(Fraction other) {
    return compareTo(other) >= 0 ? this : other;
  }

  public int signum() {
    return top.signum();
  }

  /// Rounded half-even to that many decimal places.
  public BigDecimal decimal(int places) {
    return new BigDecimal(top).divide(new BigDecimal(bottom), places, RoundingMode.HALF_EVEN);
  }

  @Override
  public int compareTo(Fraction other) {
    return top.multiply(other.bottom).compareTo(other.top.multiply(bottom));
  }

  @Override
  public String toString() {
    return bottom.equals(BigInteger.ONE) ? top.toString() : top + "/" + bottom;
  }
}
