package baseplate.geometry;

import java.math.BigDecimal;

/// A height above the table in tenths of a micrometre, so that plates, bricks and thousandths of an
/// inch are all whole.
///
/// @param tenths tenths of a micrometre, 0 to [#MAX_TENTHS]
public record Height(long tenths) implements Comparable<Height> {
  /// One plate, 3.2 millimetres.
  public static final long PLATE = 32_000;

  /// One brick, three plates.
  public static final long BRICK = 96_000;

  /// A thousandth of an inch.
  public static final long THOUSANDTH = 254;

  /// The greatest height: a million thousandths of an inch.
  public static final long MAX_TENTHS = 254_000_000;

  public static final Height ZERO = new Height(0);

  public Height {
    if (tenths < 0 || tenths > MAX_TENTHS) {
      throw new IllegalArgumentException("A height lies between 0 and 1000 inches");
    }
  }

  public static Height ofPlates(long plates) {
    return new Height(Math.clamp(plates, -1L, MAX_TENTHS) * PLATE);
  }

  public static Height ofBricks(long bricks) {
    return new Height(Math.clamp(bricks, -1L, MAX_TENTHS) * BRICK);
  }

  /// Bricks as plain decimal text such as `1.5`; refused where that is no whole tenth of a
  /// micrometre.
  public static Height ofBricks(String text) {
    long thousandths = Decimals.parse(text, 3, "A height in bricks");
    return new Height(Math.clamp(thousandths, -1L, MAX_TENTHS) * (BRICK / 1000));
  }

  /// The same for a decimal already parsed.
  public static Height ofBricks(BigDecimal bricks) {
    long thousandths = Decimals.exact(bricks, 3, "A height in bricks");
    return new Height(Math.clamp(thousandths, -1L, MAX_TENTHS) * (BRICK / 1000));
  }

  public static Height ofThousandths(long thousandths) {
    return new Height(Math.clamp(thousandths, -1L, MAX_TENTHS) * THOUSANDTH);
  }

  /// The height of something that is as high as `length` is long, such as a hull on its side.
  public static Height of(Length length) {
    return ofThousandths(length.thousandths());
  }

  /// As a length, rounded half-even to a thousandth of an inch.
  public Length toLength() {
    return new Length((long) Math.rint(tenths / (double) THOUSANDTH));
  }

  /// Plates as decimal text, to at most 4 places, rounded half-even.
  public String plates() {
    return BigDecimal.valueOf(tenths)
        .divide(BigDecimal.valueOf(PLATE), 4, java.math.RoundingMode.HALF_EVEN)
        .stripTrailingZeros()
        .toPlainString();
  }

  @Override
  public int compareTo(Height other) {
    return Long.compare(tenths, other.tenths);
  }

  @Override
  public String toString() {
    return plates() + " plates";
  }
}
