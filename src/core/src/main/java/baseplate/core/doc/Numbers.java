package baseplate.core.doc;

import baseplate.core.words.Phrase;
import baseplate.geometry.Length;
import java.math.BigDecimal;

/// Bounds and exactness of numbers read from outside.
final class Numbers {
  /// The longest length in thousandths.
  static final long LONGEST = Length.MAX_THOUSANDTHS;

  /// The furthest that a point may lie off the corner, in thousandths.
  static final long FARTHEST = 1_000_000;

  private static final int SURE_DIGITS = 18;

  private Numbers() {}

  /// Whether the value has at most `places` places and its multiple lies within the range.
  static boolean fits(BigDecimal value, int places, long least, long most) {
    if (value.scale() > places) {
      return false;
    }
    if (value.precision() - value.scale() + places <= SURE_DIGITS) {
      long multiple = multiple(value, places);
      return multiple >= least && multiple <= most;
    }
    return value.compareTo(BigDecimal.valueOf(least, places)) >= 0
        && value.compareTo(BigDecimal.valueOf(most, places)) <= 0;
  }

  /// The multiple of 10^-places that a fitting value is.
  static long multiple(BigDecimal value, int places) {
    return places == 0 && value.scale() == 0
        ? value.longValue()
        : value.movePointRight(places).longValueExact();
  }

  /// The fault of a value that does not fit.
  static Malformed unfit(BigDecimal value, int places, long least, long most, String pointer) {
    if (value.scale() > places) {
      return new Malformed(
          pointer, Phrase.of("core.malformed.places", "value", value, "places", places));
    }
    BigDecimal low = BigDecimal.valueOf(least, places);
    BigDecimal high = BigDecimal.valueOf(most, places);
    return new Malformed(
        pointer, Phrase.of("core.malformed.range", "value", value, "least", low, "most", high));
  }
}
