package baseplate.geometry;

import java.math.BigDecimal;
import java.math.MathContext;

/// On which side of a direction a whole vector lies, exactly. Directions of whole eighths of a turn
/// are decided on `long`; all others are irrational to every whole vector, so more digits always
/// decide them: first doubles with an error bound, then decimals of growing precision.
final class ExactTurn {
  private static final BigDecimal PI =
      new BigDecimal(
          "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803"
              + "4825342117067982148086513282306647");

  private static final int EIGHTH = Angle.FULL / 8;

  private ExactTurn() {}

  /// 1 where the vector lies clockwise of the direction (to its right, less than half a turn), 0 on
  /// its line, -1 to its left.
  static int side(int hundredths, long x, long y) {
    int direction = Math.floorMod(hundredths, Angle.FULL);
    if (direction % EIGHTH == 0) {
      return Long.signum(sideOfEighth(direction / EIGHTH, x, y));
    }
    // sine and cosine are off by less than 2⁻⁵⁰, the products and their sum by less still
    double side = x * Turning.cosine(direction) - y * Turning.sine(direction);
    if (Math.abs(side) > (Math.abs(x) + Math.abs(y)) * 0x1p-46) {
      return side > 0 ? 1 : -1;
    }
    return x == 0 && y == 0 ? 0 : sideOfDecimal(direction, x, y);
  }

  private static long sideOfEighth(int eighth, long x, long y) {
    return switch (eighth) {
      case 0 -> x;
      case 1 -> x - y;
      case 2 -> -y;
      case 3 -> -x - y;
      case 4 -> -x;
      case 5 -> y - x;
      case 6 -> y;
      default -> x + y;
    };
  }

  private static int sideOfDecimal(int direction, long x, long y) {
    MathContext digits = new MathContext(90);
    BigDecimal radians =
        PI.multiply(BigDecimal.valueOf(direction))
            .divide(BigDecimal.valueOf(Angle.FULL / 2), digits);
    BigDecimal side =
        BigDecimal.valueOf(x)
            .multiply(series(radians, 0, digits))
            .subtract(BigDecimal.valueOf(y).multiply(series(radians, 1, digits)));
    return side.signum();
  }

  /// The sine (`first` 1) or cosine (`first` 0) by its power series.
  private static BigDecimal series(BigDecimal radians, int first, MathContext digits) {
    BigDecimal square = radians.multiply(radians, digits).negate();
    BigDecimal term = first == 0 ? BigDecimal.ONE : radians;
    BigDecimal sum = term;
    for (int i = first + 1; term.abs().compareTo(BigDecimal.valueOf(1, 85)) > 0; i += 2) {
      term = term.multiply(square, digits).divide(BigDecimal.valueOf((long) i * (i + 1)), digits);
      sum = sum.add(term);
    }
    return sum;
  }
}
