package baseplate.geometry.sight;

import baseplate.geometry.Height;
import baseplate.geometry.Placed;

/// What is looked at: a hull, without turret and barrel.
///
/// @param height of the hull, more than zero
/// @rule MBB-32
public record Target(Placed hull, Height height) {
  public Target {
    if (height.tenths() == 0) {
      throw new IllegalArgumentException("A target is higher than the table");
    }
  }
}
