package baseplate.microbrickbattle;

import baseplate.core.doc.Fields;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/// What units are worth, for balance only: base to the power of AP + DP, more for the fast.
///
/// @param base by how much a point of AP or DP multiplies the price
/// @param movement the MP at which speed changes nothing
/// @param divisor how many MP more double the price
/// @rule MBB-36
record Prices(BigDecimal base, int movement, int divisor) {
  static Prices read(Fields fields) {
    Prices prices =
        new Prices(
            BigDecimal.valueOf(fields.scaled("base", 4, 10_000, 100_000), 4),
            fields.count("movement", 0, 100),
            fields.count("divisor", 1, 1000));
    fields.done();
    return prices;
  }

  /// The price to one decimal, halves up.
  BigDecimal of(int attack, int defence, int mp) {
    BigDecimal points = base.pow(attack + defence, MathContext.DECIMAL128);
    BigDecimal speed = BigDecimal.valueOf((long) divisor + mp - movement);
    return points
        .multiply(speed)
        .divide(BigDecimal.valueOf(divisor), MathContext.DECIMAL128)
        .setScale(1, RoundingMode.HALF_UP);
  }
}
