package baseplate.geometry;

import java.math.BigDecimal;

/// A signed amount of turning in whole hundredths of a degree, positive clockwise; it may exceed a
/// full turn.
///
/// @param hundredths at most a hundred full turns either way
public record Rotation(int hundredths) implements Comparable<Rotation> {
  /// A hundred full turns.
  public static final int MAX_HUNDREDTHS = 100 * Angle.FULL;

  public static final Rotation NONE = new Rotation(0);

  public Rotation {
    if (hundredths < -MAX_HUNDREDTHS || hundredths > MAX_HUNDREDTHS) {
      throw new IllegalArgumentException(
          "A rotation is at most a hundred full turns, not "
              + Decimals.format(hundredths, 2)
              + " degrees");
    }
  }

  public static Rotation ofHundredths(long hundredths) {
    return new Rotation(Math.clamp(hundredths, Integer.MIN_VALUE, Integer.MAX_VALUE));
  }

  public static Rotation ofDegrees(long degrees) {
    return ofHundredths(Math.clamp(degrees, -1_000_000L, 1_000_000L) * 100);
  }

  /// Plain decimal text in degrees, exact; finer than a hundredth is refused.
  public static Rotation ofDegrees(String text) {
    return ofHundredths(Decimals.parse(text, 2, "A rotation in degrees"));
  }

  /// The same for a decimal already parsed.
  public static Rotation ofDegrees(BigDecimal degrees) {
    return ofHundredths(Decimals.exact(degrees, 2, "A rotation in degrees"));
  }

  public Rotation plus(Rotation other) {
    return new Rotation(hundredths + other.hundredths);
  }

  public Rotation negated() {
    return new Rotation(-hundredths);
  }

  /// The amount without its sign.
  public Rotation amount() {
    return hundredths < 0 ? negated() : this;
  }

  public BigDecimal degrees() {
    return BigDecimal.valueOf(hundredths, 2);
  }

  /// Degrees as decimal text without trailing zeros, negative with a minus sign.
  public String decimal() {
    return Decimals.format(hundredths, 2);
  }

  @Override
  public int compareTo(Rotation other) {
    return Integer.compare(hundredths, other.hundredths);
  }

  @Override
  public String toString() {
    return decimal() + "°";
  }
}
