package baseplate.table.panel;

import java.math.BigDecimal;

/// Numbers of reckonings, as a column shows them.
final class Numbers {
  private Numbers() {}

  /// What is added or taken away, with its sign.
  static String signed(BigDecimal value) {
    return value.signum() < 0 ? "−" + plain(value.negate()) : "+" + plain(value);
  }

  /// A number by itself.
  static String plain(BigDecimal value) {
    return value.toPlainString();
  }
}
