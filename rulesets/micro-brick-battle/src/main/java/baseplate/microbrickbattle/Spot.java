package baseplate.microbrickbattle;

import baseplate.geometry.Angle;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import org.jspecify.annotations.Nullable;

/// Where a unit is to stand, and which way it is to face if the order says so.
///
/// @param at the centre of its outline
/// @param facing null where the order leaves it open
record Spot(Point at, @Nullable Angle facing) {
  static Spot of(Pose pose) {
    return new Spot(pose.at(), pose.facing());
  }

  /// The pose meant.
  ///
  /// @param usual the facing where the order leaves it open
  Pose pose(Angle usual) {
    return Pose.of(at, facing == null ? usual : facing);
  }
}
