package baseplate.geometry;

import java.math.BigDecimal;
import java.util.regex.Pattern;

/// Exact reading and writing of decimal text, in the root locale: no exponent, no rounding.
final class Decimals {
  private static final Pattern PLAIN = Pattern.compile("[+-]?\\d{1,9}(\\.\\d{1,9})?");

  private Decimals() {}

  /// The value of `text` in units of ten to the power `-places`; refuses text that is finer.
  static long parse(String text, int places, String what) {
    if (!PLAIN.matcher(text).matches()) {
      throw new IllegalArgumentException(what + " is not a plain decimal number: " + shown(text));
    }
    return exact(new BigDecimal(text), places, what);
  }

  /// The same for a decimal already parsed.
  static long exact(BigDecimal value, int places, String what) {
    if (value.precision() - value.scale() > 10 || value.scale() > 100) {
      throw new IllegalArgumentException(what + " is out of range");
    }
    BigDecimal scaled = value.movePointRight(places).stripTrailingZeros();
    if (scaled.scale() > 0) {
      throw new IllegalArgumentException(
          what + " is finer than " + places + " decimal places: " + value.toPlainString());
    }
    return scaled.longValueExact();
  }

  /// `value` units of ten to the power `-places`, without trailing zeros.
  static String format(long value, int places) {
    BigDecimal decimal = BigDecimal.valueOf(value, places).stripTrailingZeros();
    return decimal.scale() < 0 ? decimal.setScale(0).toPlainString() : decimal.toPlainString();
  }

  private static String shown(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }
}
