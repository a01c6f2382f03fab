package baseplate.geometry;

import java.math.BigDecimal;

/// A length on the table in whole thousandths of an inch, never negative.
///
/// @param thousandths thousandths of an inch, 0 to [#MAX_THOUSANDTHS]
public record Length(long thousandths) implements Comparable<Length> {
  /// The greatest length: 4,000 inches, so that products of lengths stay exact on `long`.
  public static final long MAX_THOUSANDTHS = 4_000_000;

  public static final Length ZERO = new Length(0);

  public Length {
    if (thousandths < 0 || thousandths > MAX_THOUSANDTHS) {
      throw new IllegalArgumentException(
          "A length lies between 0 and 4000 inches, not " + Decimals.format(thousandths, 3));
    }
  }

  public static Length ofThousandths(long thousandths) {
    return new Length(thousandths);
  }

  public static Length ofInches(long inches) {
    if (inches < 0 || inches > MAX_THOUSANDTHS / 1000) {
      throw new IllegalArgumentException("A length lies between 0 and 4000 inches, not " + inches);
    }
    return new Length(inches * 1000);
  }

  /// Reads plain decimal text such as `1.375` exactly; text finer than a thousandth is refused.
  public static Length ofInches(String text) {
    return new Length(Decimals.parse(text, 3, "A length in inches"));
  }

  /// The same for a decimal already parsed.
  public static Length ofInches(BigDecimal inches) {
    return new Length(Decimals.exact(inches, 3, "A length in inches"));
  }

  public Length plus(Length other) {
    return new Length(thousandths + other.thousandths);
  }

  /// The difference; refused where it would be negative.
  public Length minus(Length other) {
    return new Length(thousandths - other.thousandths);
  }

  public BigDecimal inches() {
    return BigDecimal.valueOf(thousandths, 3);
  }

  /// Inches as decimal text without trailing zeros: `1.375`.
  public String decimal() {
    return Decimals.format(thousandths, 3);
  }

  /// Inches in sixteenths, in lowest terms: `1 3/8`; with a leading `~` where it had to be rounded.
  public String sixteenths() {
    long nearest = Math.floorDiv(thousandths * 32 + 1000, 2000);
    String mark = thousandths * 16 == nearest * 1000 ? "" : "~";
    return mark + mixed(nearest / 16, nearest % 16);
  }

  private static String mixed(long whole, long sixteenths) {
    if (sixteenths == 0) {
      return Long.toString(whole);
    }
    long common = Long.lowestOneBit(sixteenths);
    String fraction = sixteenths / common + "/" + 16 / common;
    return whole == 0 ? fraction : whole + " " + fraction;
  }

  @Override
  public int compareTo(Length other) {
    return Long.compare(thousandths, other.thousandths);
  }

  @Override
  public String toString() {
    return decimal() + " in";
  }
}
