package baseplate.core.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FractionTest {
  private static BigInteger big(long value) {
    return BigInteger.valueOf(value);
  }

  @Test
  void fractions_are_equal_by_value_and_written_in_lowest_terms() {
    assertThat(Fraction.of(15, 36)).isEqualTo(Fraction.of(5, 12)).hasToString("5/12");
    assertThat(Fraction.of(15, 36)).hasSameHashCodeAs(Fraction.of(big(10), big(24)));
    assertThat(Fraction.of(15, 36)).isNotEqualTo(Fraction.of(14, 36));
    assertThat(Fraction.of(36, 36)).hasToString("1/1");
    assertThat(Fraction.of(0, 36)).isEqualTo(Fraction.ZERO).hasToString("0/1");
    assertThat(Fraction.of(15, 36).reduced().numerator()).isEqualTo(big(5));
    assertThat(Fraction.of(15, 36).denominator()).isEqualTo(big(36));
  }

  @Test
  void a_fraction_has_a_decimal_with_halves_rounded_up() {
    assertThat(Fraction.of(5, 12).decimal(6)).isEqualTo(new BigDecimal("0.416667"));
    assertThat(Fraction.of(1, 8).decimal(2)).isEqualTo(new BigDecimal("0.13"));
    assertThat(Fraction.of(1, 3).toDouble()).isEqualTo(1.0 / 3);
    assertThat(Fraction.of(big(1), big(3).pow(200)).toDouble()).isGreaterThanOrEqualTo(0);
  }

  @Test
  void a_denominator_must_be_one_or_more() {
    assertThatThrownBy(() -> Fraction.of(1, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Fraction.of(big(1), big(-2)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void sums_and_products_agree_with_big_integers_whether_they_fit_into_longs_or_not() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 5_000; i++) {
      Fraction a = any(random);
      Fraction b = any(random);
      same(a.times(b), a.numerator().multiply(b.numerator()), product(a, b));
      same(a.plus(b), cross(a, b).add(cross(b, a)), product(a, b));
      same(a.minus(b), cross(a, b).subtract(cross(b, a)), product(a, b));
      assertThat(a.compareTo(b)).isEqualTo(cross(a, b).compareTo(cross(b, a)));
    }
  }

  private static BigInteger cross(Fraction a, Fraction b) {
    return a.numerator().multiply(b.denominator());
  }

  private static BigInteger product(Fraction a, Fraction b) {
    return a.denominator().multiply(b.denominator());
  }

  private static void same(Fraction fraction, BigInteger numerator, BigInteger denominator) {
    assertThat(fraction.numerator().multiply(denominator))
        .isEqualTo(numerator.multiply(fraction.denominator()));
    assertThat(fraction.denominator().signum()).isPositive();
  }

  private static Fraction any(SplittableRandom random) {
    long numerator = random.nextLong() >> random.nextInt(64);
    long denominator = Math.max(1, random.nextLong() >>> 1 + random.nextInt(62));
    Fraction small = Fraction.of(numerator, denominator);
    return random.nextInt(4) == 0 ? small.times(Fraction.of(Long.MAX_VALUE - 24, 999_983)) : small;
  }

  @Test
  void many_additions_over_one_denominator_stay_exact() {
    Fraction sum = Fraction.ZERO;
    for (int i = 0; i < 36; i++) {
      sum = sum.plus(Fraction.of(1, 36));
    }
    assertThat(sum).isEqualTo(Fraction.ONE);
  }

  @Test
  void many_products_over_one_denominator_stay_exact() {
    Fraction power = Fraction.ONE;
    for (int i = 0; i < 100; i++) {
      power = power.times(Fraction.of(1, 36));
    }
    assertThat(power.denominator()).isEqualTo(big(36).pow(100));
  }
}
