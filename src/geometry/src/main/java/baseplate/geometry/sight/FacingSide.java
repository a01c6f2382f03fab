package baseplate.geometry.sight;

import baseplate.geometry.Point;
import baseplate.geometry.Side;

/// A side of the target with the shadows on it.
///
/// @param from where it begins, clockwise
/// @param to where it ends
record FacingSide(
    Side side, Point from, Point to, Shadows shadows, long muzzleHeight, long wallHeight) {
  /// Nearer to a border than this, doubles do not decide.
  private static final double DOUBT = 1e-9;

  /// How much of it is hidden; exact.
  ///
  /// @rule MBB-16
  Band band() {
    if (shadows.size() == 0) {
      return Band.NONE;
    }
    if (Covering.covers(shadows, muzzleHeight, wallHeight)) {
      return Band.ALL;
    }
    double share = share();
    if (share > 1 - DOUBT || Math.abs(share - 0.5) < DOUBT) {
      return band(exactShare());
    }
    return share < 0.5 ? Band.UNDER_HALF : Band.HALF_AND_MORE;
  }

  private static Band band(Fraction share) {
    if (share.compareTo(Fraction.ONE) >= 0) {
      return Band.ALL;
    }
    return share.compareTo(Fraction.of(1, 2)) >= 0 ? Band.HALF_AND_MORE : Band.UNDER_HALF;
  }

  /// Whether less of this side is hidden than of the other; exact.
  ///
  /// @rule MBB-32
  boolean isLessHiddenThan(FacingSide other) {
    double gap = other.share() - share();
    return Math.abs(gap) > DOUBT ? gap > 0 : exactShare().compareTo(other.exactShare()) < 0;
  }

  private double share() {
    return Share.of(shadows, muzzleHeight, wallHeight);
  }

  Fraction exactShare() {
    return ExactShare.of(shadows, muzzleHeight, wallHeight);
  }
}
