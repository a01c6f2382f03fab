package baseplate.geometry.sight;

import baseplate.geometry.Wide;

/// Whether the stretches that hide the wall to its full height cover it from end to end; exact.
final class Covering {
  private Covering() {}

  /// Stretches that only touch leave nothing between them.
  static boolean covers(Shadows shadows, long muzzleHeight, long wallHeight) {
    long top = 0;
    long bottom = 1;
    int last = -1;
    do {
      last = farthest(shadows, muzzleHeight, wallHeight, top, bottom);
      if (last >= 0) {
        top = shadows.toTop(last);
        bottom = shadows.toBottom(last);
      }
    } while (last >= 0 && top < bottom);
    return last >= 0;
  }

  /// Of the full stretches that begin no later than the reach and end beyond it, the one that ends
  /// last; -1 if there is none.
  private static int farthest(
      Shadows shadows, long muzzleHeight, long wallHeight, long top, long bottom) {
    int best = -1;
    long bestTop = top;
    long bestBottom = bottom;
    for (int i = 0; i < shadows.size(); i++) {
      if (Wide.compareProducts(shadows.toTop(i), bestBottom, bestTop, shadows.toBottom(i)) > 0
          && Wide.compareProducts(shadows.fromTop(i), bottom, top, shadows.fromBottom(i)) <= 0
          && isFull(shadows, i, muzzleHeight, wallHeight)) {
        best = i;
        bestTop = shadows.toTop(i);
        bestBottom = shadows.toBottom(i);
      }
    }
    return best;
  }

  static boolean isFull(Shadows shadows, int i, long muzzleHeight, long wallHeight) {
    long missing = wallHeight - muzzleHeight;
    long rise = shadows.rise(i);
    return shadows.isWhole(i)
        || (reaches(rise, shadows.fromWideTop(i), shadows.fromWideBottom(i), missing)
            && reaches(rise, shadows.toWideTop(i), shadows.toWideBottom(i), missing));
  }

  /// Whether rise · top/bottom is at least `missing`.
  private static boolean reaches(long rise, long top, long bottom, long missing) {
    if (rise >= 0) {
      return missing <= 0 || Wide.compareProducts(rise, top, missing, bottom) >= 0;
    }
    return missing <= 0 && Wide.compareProducts(-rise, top, -missing, bottom) <= 0;
  }
}
