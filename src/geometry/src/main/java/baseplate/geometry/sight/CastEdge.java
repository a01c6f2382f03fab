package baseplate.geometry.sight;

import baseplate.geometry.Wide;

/// One edge seen from the muzzle, run so that t grows, cut to the triangle.
final class CastEdge {
  private final Wedge wedge;
  private long nearP;
  private long farP;
  private long nearQ;
  private long farQ;
  private long sweep;

  // the cut edge: t and w at both ends as numerator and denominator
  private long fromTop;
  private long fromBottom;
  private long fromWideTop;
  private long fromWideBottom;
  private long toTop;
  private long toBottom;
  private long toWideTop;
  private long toWideBottom;

  CastEdge(Wedge wedge) {
    this.wedge = wedge;
  }

  void load(long px, long py, long qx, long qy) {
    sweep = wedge.sweep(px, py, qx, qy);
    boolean swap = sweep < 0;
    nearP = swap ? wedge.near(qx, qy) : wedge.near(px, py);
    farP = swap ? wedge.far(qx, qy) : wedge.far(px, py);
    nearQ = swap ? wedge.near(px, py) : wedge.near(qx, qy);
    farQ = swap ? wedge.far(px, py) : wedge.far(qx, qy);
    sweep = Math.abs(sweep);
  }

  /// Adds what the edge hides in front of the wall, if it rises above the table anywhere.
  void add(int owner, long rise, long muzzleHeight, Shadows shadows) {
    if (cutToCone()
        && cutToWall()
        && (isAboveGround(rise, muzzleHeight, fromWideTop, fromWideBottom)
            || isAboveGround(rise, muzzleHeight, toWideTop, toWideBottom))) {
      int at = shadows.add(owner, rise);
      shadows.set(at, fromTop, fromBottom, fromWideTop, fromWideBottom);
      shadows.set(at + 4, toTop, toBottom, toWideTop, toWideBottom);
    }
  }

  /// Adds what the edge hides in front of the wall, to any height.
  void addPlan(int owner, Shadows shadows) {
    if (cutToCone() && cutToWall()) {
      shadows.addWhole(owner, fromTop, fromBottom, toTop, toBottom);
    }
  }

  /// Adds all directions in which the edge lies, near or far, to any height.
  void addDirections(int owner, Shadows shadows) {
    if (cutToCone()) {
      shadows.addWhole(owner, fromTop, fromBottom, toTop, toBottom);
    }
  }

  static boolean isAboveGround(long rise, long muzzleHeight, long wideTop, long wideBottom) {
    return rise < 0
        ? Wide.compareProducts(muzzleHeight, wideBottom, -rise, wideTop) > 0
        : muzzleHeight + rise > 0;
  }

  /// Cuts to 0 ≤ t ≤ 1; the angle grows along the edge by less than half a turn.
  private boolean cutToCone() {
    boolean begins = nearP >= 0 ? farP > 0 : nearQ > 0;
    if (!begins || (farQ >= 0 && nearQ <= 0)) {
      return false;
    }
    if (nearP >= 0) {
      setFrom(nearP, nearP + farP, wedge.size(), nearP + farP);
    } else {
      setFrom(0, 1, nearQ - nearP, sweep);
    }
    if (farQ >= 0) {
      setTo(nearQ, nearQ + farQ, wedge.size(), nearQ + farQ);
    } else {
      setTo(1, 1, farP - farQ, sweep);
    }
    return true;
  }

  /// Cuts to w ≥ 1, in front of the wall. An edge that lies on the wall stays.
  private boolean cutToWall() {
    int from = Long.compare(fromWideTop, fromWideBottom);
    int to = Long.compare(toWideTop, toWideBottom);
    if (Math.min(from, to) < 0 && Math.max(from, to) <= 0) {
      return false;
    }
    long top = nearQ - nearP - sweep;
    long bottom = nearQ + farQ - nearP - farP;
    if (from < 0) {
      setFrom(bottom < 0 ? -top : top, Math.abs(bottom), 1, 1);
    } else if (to < 0) {
      setTo(bottom < 0 ? -top : top, Math.abs(bottom), 1, 1);
    }
    return true;
  }

  private void setFrom(long top, long bottom, long wideTop, long wideBottom) {
    fromTop = top;
    fromBottom = bottom;
    fromWideTop = wideTop;
    fromWideBottom = wideBottom;
  }

  private void setTo(long top, long bottom, long wideTop, long wideBottom) {
    toTop = top;
    toBottom = bottom;
    toWideTop = wideTop;
    toWideBottom = wideBottom;
  }
}
