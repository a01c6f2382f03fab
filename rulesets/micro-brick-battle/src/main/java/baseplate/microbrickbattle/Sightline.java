package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.geometry.sight.Look;
import baseplate.geometry.sight.Muzzle;
import baseplate.geometry.sight.Obstacles;
import baseplate.geometry.sight.Target;

/// What a unit sees of another.
///
/// @param shooter who looks
/// @param target at whom
/// @param muzzle from where
/// @param goal the target's hull
/// @param past what counts as hiding
/// @param look what is seen, with that share hidden which costs by MBB-16
/// @param wreck whether a wreck cuts the sight to the facing side
/// @rule MBB-13
/// @rule MBB-16
/// @rule MBB-17
record Sightline(
    Piece shooter,
    Piece target,
    Muzzle muzzle,
    Target goal,
    Obstacles past,
    Look look,
    WreckCut wreck) {

  /// Whether a wreck cuts any part of the sight to the facing side.
  enum WreckCut {
    NONE,
    CUTS
  }

  boolean isOf(Piece looking, Piece at, Muzzle from) {
    return target.equals(at) && shooter.equals(looking) && muzzle.equals(from);
  }

  boolean sees() {
    return look.sees();
  }

  boolean isCutByWreck() {
    return wreck == WreckCut.CUTS;
  }
}
