package baseplate.geometry.sight;

/// The share of a wall's area below the highest shadow top, in doubles, with how far off it may be
/// (proved in docs/decisions/0013).
///
/// @param value the share
/// @param doubt more than the greatest possible error
record Share(double value, double doubt) {
  private static final Share NONE = new Share(0, 0);
  private static final double ROUNDING = 0x1p-53;

  static Share of(Shadows shadows, long muzzleHeight, long wallHeight) {
    if (shadows.size() == 0) {
      return NONE;
    }
    double muzzle = (double) muzzleHeight / wallHeight;
    Tops tops = tops(shadows, muzzle, wallHeight);
    double area = tops.area();
    double errors = shadows.size() * (64 + 16 * muzzle) + 4.0 * tops.terms() + 256;
    return new Share(area, errors * ROUNDING);
  }

  private static Tops tops(Shadows shadows, double muzzle, long wallHeight) {
    Tops tops = new Tops(3 * shadows.size());
    for (int i = 0; i < shadows.size(); i++) {
      add(tops, shadows, i, muzzle, wallHeight);
    }
    return tops;
  }

  private static void add(Tops tops, Shadows shadows, int i, double muzzle, long wallHeight) {
    double begin = (double) shadows.fromTop(i) / shadows.fromBottom(i);
    double end = (double) shadows.toTop(i) / shadows.toBottom(i);
    if (shadows.isWhole(i)) {
      tops.add(begin, end, 1, 1);
    } else {
      double rise = (double) shadows.rise(i) / wallHeight;
      tops.addCut(
          begin, end, muzzle + rise * fromWide(shadows, i), muzzle + rise * toWide(shadows, i));
    }
  }

  private static double fromWide(Shadows shadows, int i) {
    return (double) shadows.fromWideTop(i) / shadows.fromWideBottom(i);
  }

  private static double toWide(Shadows shadows, int i) {
    return (double) shadows.toWideTop(i) / shadows.toWideBottom(i);
  }

  /// Whether the exact share may be this one.
  boolean mayBe(double border) {
    return Math.abs(value - border) <= doubt;
  }

  /// The sign of this minus the other where doubles decide, 0 where they do not.
  int compareSurely(Share other) {
    double gap = value - other.value;
    return Math.abs(gap) <= doubt + other.doubt ? 0 : (int) Math.signum(gap);
  }
}
