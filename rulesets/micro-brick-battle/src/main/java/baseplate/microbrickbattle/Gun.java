package baseplate.microbrickbattle;

import baseplate.geometry.Angle;
import baseplate.geometry.Height;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.sight.Muzzle;

/// Where a unit's shots leave it.
///
/// @param pivot what the barrel turns about, in the hull's frame
/// @param length from the pivot to the barrel's end
/// @param height of the barrel above the ground
/// @rule MBB-31
record Gun(Point pivot, Length length, Height height) {

  /// The barrel's end in plan.
  ///
  /// @param hull the hull's pose
  /// @param turret clockwise from the hull's facing
  Point muzzle(Pose hull, Angle turret) {
    Point reach = new Point(0, length.thousandths());
    return hull.place(pivot).plus(reach.turned(hull.facing().plus(turret)));
  }

  /// The barrel's end at its height.
  Muzzle muzzleAt(Pose hull, Angle turret) {
    return new Muzzle(muzzle(hull, turret), height);
  }
}
