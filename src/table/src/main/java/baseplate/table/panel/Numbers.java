package baseplate.table.panel;

import java.math.BigDecimal;

/// Numbers of reckonings, as a column shows them.
public final class Numbers {
  private Numbers() {}

  /// What is added or taken away, with its sign.
  public static String signed(BigDecimal value) {
    return value.signum() < 0 ? "−" + plain(value.negate()) : "+" + plain(value);
  }

  /// A number by itself.
  public static String plain(BigDecimal value) {
    return value.toPlainString();
  }
}
