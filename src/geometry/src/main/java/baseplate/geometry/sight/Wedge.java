package baseplate.geometry.sight;

import baseplate.geometry.Line;
import baseplate.geometry.Point;

/// The triangle of a muzzle and a stretch of wall, from `from` (t = 0) to `to` (t = 1).
///
/// A point that lies at the share s of the way from the muzzle towards the wall point t has the
/// whole numbers `near = s·t·size`, `far = s·(1 − t)·size` and `depth = near + far = s·size`. In
/// the plane of t and w = 1/s = size/depth every straight edge stays straight.
final class Wedge {
  private final long muzzleX;
  private final long muzzleY;
  private final long fromX;
  private final long fromY;
  private final long toX;
  private final long toY;
  private final long sign;
  private final long size;

  Wedge(Point muzzle, Point from, Point to) {
    muzzleX = muzzle.x();
    muzzleY = muzzle.y();
    fromX = from.x() - muzzleX;
    fromY = from.y() - muzzleY;
    toX = to.x() - muzzleX;
    toY = to.y() - muzzleY;
    long cross = fromX * toY - fromY * toX;
    sign = cross < 0 ? -1 : 1;
    size = cross * sign;
  }

  /// Twice the triangle's area; zero where the muzzle lies on the wall's line.
  long size() {
    return size;
  }

  long near(long x, long y) {
    return sign * (fromX * (y - muzzleY) - fromY * (x - muzzleX));
  }

  long far(long x, long y) {
    return sign * ((x - muzzleX) * toY - (y - muzzleY) * toX);
  }

  /// Positive where t grows along the edge and so does the angle.
  long sweep(long px, long py, long qx, long qy) {
    return sign * Line.cross(muzzleX, muzzleY, px, py, qx, qy);
  }

  /// Positive where the muzzle lies to the left of the edge, on the inner side of a part.
  long inner(long px, long py, long qx, long qy) {
    return Line.cross(px, py, qx, qy, muzzleX, muzzleY);
  }

  /// How far left of the edge the wall's start lies, in doubled areas.
  long leftOfFrom(long px, long py, long qx, long qy) {
    return Line.cross(px, py, qx, qy, muzzleX + fromX, muzzleY + fromY);
  }

  long leftOfTo(long px, long py, long qx, long qy) {
    return Line.cross(px, py, qx, qy, muzzleX + toX, muzzleY + toY);
  }
}
