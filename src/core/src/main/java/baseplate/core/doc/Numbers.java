package baseplate.core.doc;

import baseplate.core.words.Phrase;
import baseplate.geometry.Length;
import java.math.BigDecimal;

/// Bounds and exactness of numbers read from outside.
final class Numbers {
  /// The longest length in thousandths.
  static final long LONGEST = Length.MAX_THOUSANDTHS;

  /// The furthest that a point may lie off the corner, in thousandths.
  private static final long FURTHEST = 1_000_000;

  private Numbers() {}

  static long coordinate(BigDecimal value, String pointer) {
    return scaled(value, 3, -FURTHEST, FURTHEST, pointer);
  }

  static long scaled(BigDecimal value, int places, long least, long most, String pointer) {
    if (value.scale() > places) {
      throw new Malformed(
          pointer, Phrase.of("core.malformed.places", "value", value, "places", places));
    }
    BigDecimal low = BigDecimal.valueOf(least, places);
    BigDecimal high = BigDecimal.valueOf(most, places);
    if (value.compareTo(low) < 0 || value.compareTo(high) > 0) {
      throw new Malformed(
          pointer, Phrase.of("core.malformed.range", "value", value, "least", low, "most", high));
    }
    return value.movePointRight(places).longValueExact();
  }
}
