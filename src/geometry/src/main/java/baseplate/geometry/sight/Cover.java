package baseplate.geometry.sight;

/// What an obstacle does to sight.
///
/// @rule MBB-14
/// @rule MBB-15
public enum Cover {
  /// Blocks by plan, whatever the heights.
  HARD,
  /// Hides as far as it is high: Soft Cover, wrecks, live units.
  SOFT
}
