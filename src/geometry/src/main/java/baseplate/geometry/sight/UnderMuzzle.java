package baseplate.geometry.sight;

/// What an obstacle does that lies under the muzzle in plan and is no higher than it. One that is
/// higher always hides all.
public enum UnderMuzzle {
  /// It does not hinder.
  ///
  /// @rule MBB-31
  CLEAR,
  /// One lower than the muzzle hides what its far edge hides; one as high hides all; Hard Cover
  /// blocks.
  FAR_EDGE
}
