package baseplate.geometry;

/// Turns offsets clockwise. The angle is reduced to one octant and the rest done by exchange of
/// coordinates and signs, so quarter turns and mirror images are exact; each coordinate is rounded
/// half-even once.
final class Turning {
  private static final int QUARTER = Angle.FULL / 4;
  private static final int EIGHTH = Angle.FULL / 8;

  /// Sines and cosines of 0 to 45 degrees in steps of a hundredth.
  private static final double[] SINES = new double[EIGHTH + 1];

  private static final double[] COSINES = new double[EIGHTH + 1];

  static {
    for (int i = 0; i < EIGHTH; i++) {
      double radians = i * (StrictMath.PI / (Angle.FULL / 2));
      SINES[i] = StrictMath.sin(radians);
      COSINES[i] = StrictMath.cos(radians);
    }
    SINES[EIGHTH] = StrictMath.sqrt(0.5);
    COSINES[EIGHTH] = SINES[EIGHTH];
  }

  private Turning() {}

  /// The sine of an angle of at most a quarter turn.
  private static double acuteSine(int rest) {
    return rest <= EIGHTH ? SINES[rest] : COSINES[QUARTER - rest];
  }

  static double sine(int hundredths) {
    int rest = hundredths % QUARTER;
    return switch (hundredths / QUARTER) {
      case 0 -> acuteSine(rest);
      case 1 -> acuteSine(QUARTER - rest);
      case 2 -> -acuteSine(rest);
      default -> -acuteSine(QUARTER - rest);
    };
  }

  static double cosine(int hundredths) {
    return sine((hundredths + QUARTER) % Angle.FULL);
  }

  static Point turned(Point offset, Angle angle) {
    double sine = sine(angle.hundredths());
    double cosine = cosine(angle.hundredths());
    return new Point(
        Math.round(Math.rint(offset.x() * cosine + offset.y() * sine)),
        Math.round(Math.rint(offset.y() * cosine - offset.x() * sine)));
  }

  /// Turns one offset given in half thousandths to a place in whole thousandths.
  static Point place(long halfX, long halfY, Pose pose) {
    double sine = sine(pose.facing().hundredths()) / 2;
    double cosine = cosine(pose.facing().hundredths()) / 2;
    return new Point(
        pose.at().x() + (long) Math.rint(halfX * cosine + halfY * sine),
        pose.at().y() + (long) Math.rint(halfY * cosine - halfX * sine));
  }

  /// Turns offsets given in half thousandths and writes whole thousandths, shifted.
  static void place(long[] halfX, long[] halfY, Pose pose, long[] x, long[] y) {
    double sine = sine(pose.facing().hundredths()) / 2;
    double cosine = cosine(pose.facing().hundredths()) / 2;
    for (int i = 0; i < halfX.length; i++) {
      x[i] = pose.at().x() + (long) Math.rint(halfX[i] * cosine + halfY[i] * sine);
      y[i] = pose.at().y() + (long) Math.rint(halfY[i] * cosine - halfX[i] * sine);
    }
  }
}
