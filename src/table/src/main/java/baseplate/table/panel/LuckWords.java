package baseplate.table.panel;

import baseplate.core.input.Fraction;
import baseplate.core.words.Phrase;
import baseplate.table.play.Totals;
import baseplate.table.play.Tries;
import java.math.BigDecimal;
import java.math.RoundingMode;

/// Luck in plain words.
public final class LuckWords {
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
  private static final BigDecimal LAST = BigDecimal.valueOf(99);
  private static final int PLACES = 9;

  private LuckWords() {}

  /// What became of rolls that succeed or fail.
  public static Phrase of(Tries tries) {
    return tries.rolls() == 0
        ? Phrase.of("table.luck.none")
        : Phrase.of("table.luck.tries", "successes", tries.successes(), "rolls", tries.rolls())
            .with("expected", tenths(tries.expected()))
            .with("share", inHundred(tries.noBetter()));
  }

  /// What became of rolls that come to a number.
  public static Phrase of(Totals totals) {
    return Phrase.of("table.luck.totals", "rolls", totals.rolls(), "sum", totals.sum())
        .with("expected", tenths(totals.expected()));
  }

  /// To one place.
  static BigDecimal tenths(Fraction number) {
    return number.decimal(1);
  }

  /// How many in a hundred, whole; to one place where it would else read as none or as all, and
  /// never as all where it is not.
  static BigDecimal inHundred(Fraction share) {
    BigDecimal exact = share.decimal(PLACES).multiply(HUNDRED);
    if (share.equals(Fraction.ONE)) {
      return HUNDRED;
    }
    if (exact.compareTo(LAST) > 0) {
      return exact.setScale(1, RoundingMode.FLOOR);
    }
    return exact.compareTo(BigDecimal.ONE) < 0
        ? exact.setScale(1, RoundingMode.CEILING)
        : exact.setScale(0, RoundingMode.HALF_UP);
  }
}
