package baseplate.geometry.sight;

/// Whether the whole facing side is hidden, and by what.
///
/// @rule MBB-16
public enum Veil {
  /// Some of the facing side is seen.
  OPEN,
  /// All of it is hidden, but not by Hard Cover alone.
  SOFT,
  /// Hard Cover alone hides all of it.
  HARD
}
