package baseplate.microbrickbattle;

import java.math.BigDecimal;

/// Numbers as people read them, from the whole units in which they are kept.
final class Decimal {
  private Decimal() {}

  /// Inches or Movement Points from thousandths.
  static BigDecimal thousandths(long value) {
    return scaled(value, 3);
  }

  /// Degrees from hundredths.
  static BigDecimal hundredths(long value) {
    return scaled(value, 2);
  }

  private static BigDecimal scaled(long value, int places) {
    BigDecimal plain = BigDecimal.valueOf(value, places).stripTrailingZeros();
    return plain.scale() < 0 ? plain.setScale(0) : plain;
  }
}
