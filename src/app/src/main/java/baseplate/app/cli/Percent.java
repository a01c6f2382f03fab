package baseplate.app.cli;

import java.math.BigDecimal;
import java.math.RoundingMode;

/// Shares as people and files read them.
final class Percent {
  private Percent() {}

  /// A share as hundredths with two places.
  static BigDecimal of(BigDecimal share) {
    return share.movePointRight(2).setScale(2, RoundingMode.HALF_EVEN);
  }

  /// A share as hundredths with two places.
  static BigDecimal of(double share) {
    return of(BigDecimal.valueOf(share));
  }

  /// A number to so many places.
  static BigDecimal rounded(double value, int places) {
    return BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_EVEN);
  }
}
