package baseplate.geometry.sight;

import baseplate.geometry.Ring;

/// Casts the shadows of convex parts on a wall. All numbers are whole, so whether a stretch exists,
/// and where it begins and ends, is exact.
final class Caster {
  private final Wedge wedge;
  private final long muzzleHeight;
  private final Shadows shadows;
  private final CastEdge edge;

  Caster(Wedge wedge, long muzzleHeight, Shadows shadows) {
    this.wedge = wedge;
    this.muzzleHeight = muzzleHeight;
    this.shadows = shadows;
    this.edge = new CastEdge(wedge);
  }

  /// Whether some inner point of the part lies in the open triangle, as far as the triangle's own
  /// lines tell.
  private boolean isBeside(Ring part) {
    boolean near = true;
    boolean far = true;
    boolean behind = true;
    for (int i = 0; i < part.size(); i++) {
      long n = wedge.near(part.x(i), part.y(i));
      long f = wedge.far(part.x(i), part.y(i));
      near &= n <= 0;
      far &= f <= 0;
      behind &= n + f >= wedge.size();
    }
    return near || far || behind;
  }

  /// The whole wall.
  void castAll(int owner) {
    shadows.addWhole(owner, 0, 1, 1, 1);
  }

  /// Hides by plan to any height.
  void castPlan(int owner, Ring part) {
    if (isBeside(part)) {
      return;
    }
    boolean facing = false;
    for (int i = 0, j = part.size() - 1; i < part.size(); j = i++) {
      if (wedge.inner(part.x(j), part.y(j), part.x(i), part.y(i)) < 0) {
        facing = true;
        edge.load(part.x(j), part.y(j), part.x(i), part.y(i));
        edge.addPlan(owner, shadows);
      }
    }
    if (!facing) {
      castFrom(owner, part);
    }
  }

  /// Higher than the muzzle: the near edges count.
  void castHigh(int owner, long rise, Ring part) {
    if (isBeside(part)) {
      return;
    }
    boolean facing = false;
    for (int i = 0, j = part.size() - 1; i < part.size(); j = i++) {
      if (wedge.inner(part.x(j), part.y(j), part.x(i), part.y(i)) < 0) {
        facing = true;
        edge.load(part.x(j), part.y(j), part.x(i), part.y(i));
        edge.add(owner, rise, muzzleHeight, shadows);
      }
    }
    if (!facing) {
      castFrom(owner, part);
    }
  }

  /// A muzzle on the part's boundary: every direction into it is hidden.
  private void castFrom(int owner, Ring part) {
    for (int i = 0, j = part.size() - 1; i < part.size(); j = i++) {
      if (wedge.inner(part.x(j), part.y(j), part.x(i), part.y(i)) > 0) {
        edge.load(part.x(j), part.y(j), part.x(i), part.y(i));
        edge.addDirections(owner, shadows);
      }
    }
  }

  /// No higher than the muzzle: the far edges count, and the wall itself where it cuts the part.
  void castLow(int owner, long rise, Ring part) {
    if (isBeside(part)) {
      return;
    }
    for (int i = 0, j = part.size() - 1; i < part.size(); j = i++) {
      if (wedge.inner(part.x(j), part.y(j), part.x(i), part.y(i)) > 0) {
        edge.load(part.x(j), part.y(j), part.x(i), part.y(i));
        edge.add(owner, rise, muzzleHeight, shadows);
      }
    }
    if (muzzleHeight + rise > 0) {
      new WallCut(wedge, part).addTo(owner, rise, shadows);
    }
  }
}
