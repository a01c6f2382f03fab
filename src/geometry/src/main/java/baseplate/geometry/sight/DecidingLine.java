package baseplate.geometry.sight;

import baseplate.geometry.Point;

/// The line that shows the verdict.
///
/// @param from the muzzle
/// @param to rounded half-even to a thousandth
public record DecidingLine(Point from, Point to, End end) {
  /// What the line leads to.
  public enum End {
    /// The middle of the widest stretch of the facing side that is seen, in part of its height at
    /// least.
    FACING_SIDE,
    /// The facing side is wholly hidden: the middle of the widest stretch of the hull's outline
    /// that is visible past Hard Cover.
    HULL,
    /// Nothing is visible: the corner of a blocker that is nearest to the muzzle; the target's
    /// centre if there is no such corner.
    BLOCKER
  }

  String text() {
    return from + " to " + to + " " + end;
  }
}
