package baseplate.geometry;

/// The four edges of a bounding rectangle in the piece's own frame, in the order that breaks ties.
///
/// @rule MBB-32
public enum Side {
  FRONT(0),
  RIGHT(1),
  REAR(2),
  LEFT(3);

  private final int quarters;

  Side(int quarters) {
    this.quarters = quarters;
  }

  /// The outward direction of this side of a piece that faces `facing`.
  public Angle outward(Angle facing) {
    return Angle.ofHundredths(facing.hundredths() + quarters * (Angle.FULL / 4));
  }

  /// The next side clockwise.
  public Side next() {
    return switch (this) {
      case FRONT -> RIGHT;
      case RIGHT -> REAR;
      case REAR -> LEFT;
      case LEFT -> FRONT;
    };
  }
}
