package baseplate.geometry;

/// The four edges of a bounding rectangle in the piece's own frame, in the order that breaks ties.
///
/// @rule MBB-32
public enum Side {
  FRONT,
  RIGHT,
  REAR,
  LEFT;

  /// The outward direction of this side of a piece that faces `facing`.
  public Angle outward(Angle facing) {
    return Angle.ofHundredths(facing.hundredths() + ordinal() * (Angle.FULL / 4));
  }
}
