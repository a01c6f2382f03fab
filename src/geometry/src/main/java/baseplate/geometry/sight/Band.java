package baseplate.geometry.sight;

/// How much of the facing side is hidden. Always exact.
///
/// @rule MBB-16
public enum Band {
  /// Nothing.
  NONE,
  /// More than nothing, less than a half.
  UNDER_HALF,
  /// A half or more, less than all.
  HALF_AND_MORE,
  /// The whole side.
  ALL
}
