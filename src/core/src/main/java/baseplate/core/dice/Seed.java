package baseplate.core.dice;

import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import java.math.BigInteger;
import java.util.HexFormat;
import java.util.regex.Pattern;

/// What all chance of a battle comes from: 64 bits.
///
/// Written as a whole number from 0 to 18446744073709551615, or as four groups of four hexadecimal
/// digits, `0123-4567-89ab-cdef`. Both are read.
///
/// @param bits all 64, the sign bit among them
public record Seed(long bits) {
  private static final Pattern DECIMAL = Pattern.compile("[0-9]{1,20}");
  private static final Pattern GROUPED = Pattern.compile("[0-9a-fA-F]{4}(-[0-9a-fA-F]{4}){3}");
  private static final BigInteger MOST = BigInteger.TWO.pow(64).subtract(BigInteger.ONE);
  private static final long CHILD = 1;

  /// Reads a seed; throws [Malformed] at `pointer` where the text is none.
  public static Seed parse(String text, String pointer) {
    if (GROUPED.matcher(text).matches()) {
      return new Seed(Long.parseUnsignedLong(text.replace("-", ""), 16));
    }
    if (DECIMAL.matcher(text).matches()) {
      BigInteger value = new BigInteger(text);
      if (value.compareTo(MOST) <= 0) {
        return new Seed(value.longValue());
      }
    }
    throw new Malformed(pointer, Phrase.of("core.malformed.seed", "most", MOST.toString()));
  }

  /// The seed of one of many battles that go back to this seed; different numbers give different
  /// seeds.
  public Seed child(long number) {
    return new Seed(Mix.stir(Mix.stir(Mix.stir(Mix.START, bits), CHILD), number));
  }

  /// Four groups of four hexadecimal digits.
  public String grouped() {
    String digits = HexFormat.of().toHexDigits(bits);
    return String.join(
        "-",
        digits.substring(0, 4),
        digits.substring(4, 8),
        digits.substring(8, 12),
        digits.substring(12));
  }

  /// The whole number from 0.
  @Override
  public String toString() {
    return Long.toUnsignedString(bits);
  }
}
