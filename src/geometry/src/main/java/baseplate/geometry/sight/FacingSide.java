package baseplate.geometry.sight;

import baseplate.geometry.Point;
import baseplate.geometry.Side;

/// A side of the target with the shadows on it.
///
/// @param from where it begins, clockwise
/// @param to where it ends
record FacingSide(
    Side side, Point from, Point to, Shadows shadows, long muzzleHeight, long wallHeight) {
  /// How much of it is hidden; exact.
  ///
  /// @rule MBB-16
  Band band() {
    if (shadows.size() == 0) {
      return Band.NONE;
    }
    return Covering.covers(shadows, muzzleHeight, wallHeight) ? Band.ALL : bandByShare();
  }

  private Band bandByShare() {
    Share share = share();
    if (share.mayBe(1) || share.mayBe(0.5)) {
      return band(exactShare());
    }
    return share.value() < 0.5 ? Band.UNDER_HALF : Band.HALF_AND_MORE;
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
    int sure = share().compareSurely(other.share());
    return sure != 0 ? sure < 0 : exactShare().compareTo(other.exactShare()) < 0;
  }

  Share share() {
    return Share.of(shadows, muzzleHeight, wallHeight);
  }

  Fraction exactShare() {
    return ExactShare.of(shadows, muzzleHeight, wallHeight);
  }
}
