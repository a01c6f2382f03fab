package baseplate.geometry.sight;

import baseplate.geometry.Area;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Ring;
import baseplate.geometry.Side;

/// The directions from a muzzle in which any of a hull or of its bounding rectangle lies. What
/// stands outside them hides nothing; exact.
final class Cone {
  private final long x;
  private final long y;

  /// Whether the muzzle is among the hull, and every direction counts.
  private final boolean everywhere;

  private long leftX;
  private long leftY;
  private long rightX;
  private long rightY;

  Cone(Point muzzle, Placed hull, Area reach) {
    x = muzzle.x();
    y = muzzle.y();
    everywhere = reach.contains(muzzle);
    if (!everywhere) {
      open(hull.rings().getFirst());
      widenToRectangle(hull);
    }
  }

  private void open(Ring ring) {
    leftX = rightX = ring.x(0) - x;
    leftY = rightY = ring.y(0) - y;
    for (int i = 1; i < ring.size(); i++) {
      widen(ring.x(i) - x, ring.y(i) - y);
    }
  }

  private void widenToRectangle(Placed hull) {
    Side side = Side.FRONT;
    do {
      Point corner = hull.corner(side);
      widen(corner.x() - x, corner.y() - y);
      side = side.next();
    } while (side != Side.FRONT);
  }

  /// All directions lie in less than half a turn, so left and right are told by the sign alone.
  private void widen(long dx, long dy) {
    if (leftX * dy - leftY * dx > 0) {
      leftX = dx;
      leftY = dy;
    }
    if (rightX * dy - rightY * dx < 0) {
      rightX = dx;
      rightY = dy;
    }
  }

  /// Whether the area lies wholly to the left or wholly to the right, its border at most on theirs.
  boolean misses(Area area) {
    return !everywhere && (least(area, leftX, leftY) >= 0 || -least(area, -rightX, -rightY) <= 0);
  }

  /// The least cross product of the direction with the way to a corner.
  private long least(Area area, long dx, long dy) {
    long cornerY = dx > 0 ? area.bottom() : area.top();
    long cornerX = dy > 0 ? area.right() : area.left();
    return dx * (cornerY - y) - dy * (cornerX - x);
  }
}
