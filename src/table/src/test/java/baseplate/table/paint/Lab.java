package baseplate.table.paint;

/// A colour in CIE Lab under daylight D65.
///
/// @param light from 0 to 100
/// @param a from green to red
/// @param b from blue to yellow
record Lab(double light, double a, double b) {
  private static final double KAPPA = 24389.0 / 27;
  private static final double EPSILON = 216.0 / 24389;
  private static final double FAR = Math.pow(25, 7);

  /// @param rgb linear, from 0 to 1
  static Lab of(double[] rgb) {
    double x = bent(sum(rgb, 0.4124564, 0.3575761, 0.1804375) / 0.95047);
    double y = bent(sum(rgb, 0.2126729, 0.7151522, 0.0721750));
    double z = bent(sum(rgb, 0.0193339, 0.1191920, 0.9503041) / 1.08883);
    return new Lab(116 * y - 16, 500 * (x - y), 200 * (y - z));
  }

  private static double sum(double[] rgb, double red, double green, double blue) {
    return red * rgb[0] + green * rgb[1] + blue * rgb[2];
  }

  private static double bent(double value) {
    return value > EPSILON ? Math.cbrt(value) : (KAPPA * value + 16) / 116;
  }

  private double chroma() {
    return Math.hypot(a, b);
  }

  private double hue() {
    return (Math.toDegrees(Math.atan2(b, a)) + 360) % 360;
  }

  private static double distinct(double chroma) {
    double high = Math.pow(chroma, 7);
    return Math.sqrt(high / (high + FAR));
  }

  private Lab stretched(double factor) {
    return new Lab(light, a * factor, b);
  }

  /// The distance after CIEDE2000.
  double apart(Lab other) {
    double factor = 1.5 - 0.5 * distinct((chroma() + other.chroma()) / 2);
    return stretched(factor).difference(other.stretched(factor));
  }

  private double difference(Lab other) {
    double one = chroma();
    double two = other.chroma();
    double mean = (one + two) / 2;
    double hue = meanHue(other);
    double byLight = (other.light - light) / lightWeight((light + other.light) / 2);
    double byChroma = (two - one) / (1 + 0.045 * mean);
    double byHue =
        2 * Math.sqrt(one * two) * sin(turn(other) / 2) / (1 + 0.015 * mean * hueWeight(hue));
    return Math.sqrt(
        byLight * byLight
            + byChroma * byChroma
            + byHue * byHue
            + rotation(hue, mean) * byChroma * byHue);
  }

  private boolean isGrey() {
    return chroma() < 1e-9;
  }

  /// From this hue to the other by the shorter way, in degrees.
  private double turn(Lab other) {
    return isGrey() || other.isGrey() ? 0 : Math.IEEEremainder(other.hue() - hue(), 360);
  }

  private double meanHue(Lab other) {
    if (isGrey() || other.isGrey()) {
      return hue() + other.hue();
    }
    return (hue() + turn(other) / 2 + 360) % 360;
  }

  private static double lightWeight(double mean) {
    double off = (mean - 50) * (mean - 50);
    return 1 + 0.015 * off / Math.sqrt(20 + off);
  }

  private static double hueWeight(double hue) {
    return 1
        - 0.17 * cos(hue - 30)
        + 0.24 * cos(2 * hue)
        + 0.32 * cos(3 * hue + 6)
        - 0.20 * cos(4 * hue - 63);
  }

  private static double rotation(double hue, double chroma) {
    double near = (hue - 275) / 25;
    return -2 * distinct(chroma) * sin(60 * Math.exp(-near * near));
  }

  private static double sin(double degrees) {
    return Math.sin(Math.toRadians(degrees));
  }

  private static double cos(double degrees) {
    return Math.cos(Math.toRadians(degrees));
  }
}
