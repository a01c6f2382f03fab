package baseplate.geometry;

import java.math.BigDecimal;

/// A direction in whole hundredths of a degree, clockwise from the positive y axis.
///
/// @param hundredths 0 to 35,999
public record Angle(int hundredths) implements Comparable<Angle> {
  /// Hundredths of a degree in a full turn.
  public static final int FULL = 36_000;

  public static final Angle ZERO = new Angle(0);

  public Angle {
    if (hundredths < 0 || hundredths >= FULL) {
      throw new IllegalArgumentException(
          "A direction lies from 0 to 359.99 degrees, not " + Decimals.format(hundredths, 2));
    }
  }

  /// The direction after turning `hundredths` clockwise from the y axis; any number is taken.
  public static Angle ofHundredths(long hundredths) {
    return new Angle((int) Math.floorMod(hundredths, (long) FULL));
  }

  /// Whole degrees, any number.
  public static Angle ofDegrees(long degrees) {
    return ofHundredths(Math.floorMod(degrees, 360L) * 100);
  }

  /// Plain decimal text in degrees, exact; finer than a hundredth is refused, 360 is 0.
  public static Angle ofDegrees(String text) {
    return ofHundredths(Decimals.parse(text, 2, "A direction in degrees"));
  }

  /// The same for a decimal already parsed.
  public static Angle ofDegrees(BigDecimal degrees) {
    return ofHundredths(Decimals.exact(degrees, 2, "A direction in degrees"));
  }

  public Angle plus(Rotation rotation) {
    return ofHundredths((long) hundredths + rotation.hundredths());
  }

  /// This direction read in a frame that is itself turned by `frame`: the sum of both.
  public Angle plus(Angle frame) {
    return ofHundredths((long) hundredths + frame.hundredths);
  }

  /// What must be added to `frame` to get this direction.
  public Angle minus(Angle frame) {
    return ofHundredths((long) hundredths - frame.hundredths);
  }

  public Angle opposite() {
    return ofHundredths(hundredths + FULL / 2);
  }

  /// The shortest rotation from this direction to `other`; a half turn is clockwise.
  public Rotation shortestTo(Angle other) {
    int clockwise = Math.floorMod(other.hundredths - hundredths, FULL);
    return new Rotation(clockwise <= FULL / 2 ? clockwise : clockwise - FULL);
  }

  public BigDecimal degrees() {
    return BigDecimal.valueOf(hundredths, 2);
  }

  /// Degrees as decimal text without trailing zeros.
  public String decimal() {
    return Decimals.format(hundredths, 2);
  }

  @Override
  public int compareTo(Angle other) {
    return Integer.compare(hundredths, other.hundredths);
  }

  @Override
  public String toString() {
    return decimal() + "°";
  }
}
