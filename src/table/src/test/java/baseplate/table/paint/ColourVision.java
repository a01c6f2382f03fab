package baseplate.table.paint;

import javafx.scene.paint.Color;

/// How colours reach eyes of all kinds, in linear light. The three kinds of dichromacy after
/// Machado, Oliveira and Fernandes 2009 at full severity; without any colour, the luminance.
public enum ColourVision {
  TRICHROMACY,
  PROTANOPIA,
  DEUTERANOPIA,
  TRITANOPIA,
  ACHROMATOPSIA;

  private double[][] matrix() {
    return switch (this) {
      case TRICHROMACY -> new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
      case PROTANOPIA ->
          new double[][] {
            {0.152286, 1.052583, -0.204868},
            {0.114503, 0.786281, 0.099216},
            {-0.003882, -0.048116, 1.051998}
          };
      case DEUTERANOPIA ->
          new double[][] {
            {0.367322, 0.860646, -0.227968},
            {0.280085, 0.672501, 0.047413},
            {-0.011820, 0.042940, 0.968881}
          };
      case TRITANOPIA ->
          new double[][] {
            {1.255528, -0.076749, -0.178779},
            {-0.078411, 0.930809, 0.147602},
            {0.004733, 0.691367, 0.303900}
          };
      case ACHROMATOPSIA ->
          new double[][] {
            {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}
          };
    };
  }

  /// How far two colours are apart for such eyes, as CIEDE2000.
  public double apart(Color one, Color other) {
    return Lab.of(seen(one)).apart(Lab.of(seen(other)));
  }

  private double[] seen(Color colour) {
    double[] light = linear(colour);
    double[][] matrix = matrix();
    double[] seen = new double[3];
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        seen[i] += matrix[i][j] * light[j];
      }
      seen[i] = Math.clamp(seen[i], 0, 1);
    }
    return seen;
  }

  /// Red, green and blue as light, from 0 to 1.
  static double[] linear(Color colour) {
    return new double[] {
      linear(colour.getRed()), linear(colour.getGreen()), linear(colour.getBlue())
    };
  }

  private static double linear(double part) {
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }

  /// The contrast of two opaque colours as the Web Content Accessibility Guidelines reckon it, from
  /// 1 to 21.
  public static double contrast(Color one, Color other) {
    double first = luminance(one) + 0.05;
    double second = luminance(other) + 0.05;
    return Math.max(first, second) / Math.min(first, second);
  }

  private static double luminance(Color colour) {
    double[] light = linear(colour);
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
  }
}
