package baseplate.geometry;

/// Where a piece stands and which way it faces.
///
/// @param at the centre of the outline's bounding rectangle
/// @param facing clockwise from the positive y axis
public record Pose(Point at, Angle facing) {
  public static Pose of(Point at, Angle facing) {
    return new Pose(at, facing);
  }

  /// The place of an offset in this pose's own frame, x to the right and y ahead: turned, rounded
  /// half-even, then shifted.
  public Point place(Point offset) {
    return at.plus(offset.turned(facing));
  }

  /// This pose moved straight along its axis; negative is backward. The end is rounded at once.
  public Pose ahead(long thousandths) {
    return new Pose(at.plus(new Point(0, thousandths).turned(facing)), facing);
  }

  public Pose turned(Rotation by) {
    return new Pose(at, facing.plus(by));
  }

  public Pose shifted(Point by) {
    return new Pose(at.plus(by), facing);
  }
}
