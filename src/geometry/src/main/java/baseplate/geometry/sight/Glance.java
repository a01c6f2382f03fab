package baseplate.geometry.sight;

import baseplate.geometry.Area;
import baseplate.geometry.Bearing;
import baseplate.geometry.Contact;
import baseplate.geometry.Line;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Ring;
import baseplate.geometry.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// One look from a muzzle at a target.
final class Glance {
  private final Obstacles set;
  private final Muzzle muzzle;
  private final Target target;
  private final long muzzleHeight;
  private final long wallHeight;

  /// The obstacles near enough to matter, and how each shadows.
  private int[] near = new int[8];

  private Casting[] castings = new Casting[8];
  private int count;

  Glance(Obstacles set, Muzzle muzzle, Target target) {
    this.set = set;
    this.muzzle = muzzle;
    this.target = target;
    this.muzzleHeight = muzzle.height().tenths();
    this.wallHeight = target.height().tenths();
    gather();
  }

  private void gather() {
    Placed hull = target.hull();
    Area reach = hull.bounds().joined(hull.rectangleBounds());
    Area area = reach.joined(muzzle.at());
    Cone cone = new Cone(muzzle.at(), hull, reach);
    for (int i = 0; i < set.size(); i++) {
      if (set.isNear(i, area) && !cone.misses(set.get(i).outline().bounds())) {
        gather(i);
      }
    }
  }

  private void gather(int i) {
    Obstacle obstacle = set.get(i);
    Casting casting = Casting.of(obstacle, muzzle, isUnder(obstacle), set.reading());
    if (casting != Casting.NOTHING) {
      add(i, casting);
    }
  }

  private boolean isUnder(Obstacle obstacle) {
    return obstacle.outline().bounds().contains(muzzle.at())
        && Contact.containsInside(obstacle.outline(), muzzle.at());
  }

  private void add(int obstacle, Casting casting) {
    if (count == near.length) {
      near = Arrays.copyOf(near, 2 * count);
      castings = Arrays.copyOf(castings, 2 * count);
    }
    near[count] = obstacle;
    castings[count++] = casting;
  }

  Look look() {
    FacingSide facing = facing();
    Band band = facing.band();
    return new Look(
        sees(),
        facing.side(),
        band,
        band == Band.ALL ? veil(facing) : Veil.OPEN,
        hindering(facing));
  }

  List<Obstacle> hindering(Side side) {
    return hindering(cast(side));
  }

  /// The side nearest in angle; of several the least hidden, then the first.
  ///
  /// @rule MBB-32
  FacingSide facing() {
    Placed hull = target.hull();
    List<Side> sides = Bearing.facing(hull.centre(), hull.pose().facing(), muzzle.at());
    FacingSide best = cast(sides.getFirst());
    for (int i = 1; i < sides.size(); i++) {
      FacingSide other = cast(sides.get(i));
      if (other.isLessHiddenThan(best)) {
        best = other;
      }
    }
    return best;
  }

  private FacingSide cast(Side side) {
    Point from = target.hull().corner(side);
    Point to = target.hull().cornerAfter(side);
    return new FacingSide(side, from, to, cast(from, to, Cover.values()), muzzleHeight, wallHeight);
  }

  /// The shadows of the obstacles with these covers on a wall.
  private Shadows cast(Point from, Point to, Cover... covers) {
    Shadows shadows = new Shadows();
    Wedge wedge = new Wedge(muzzle.at(), from, to);
    Caster caster = new Caster(wedge, muzzleHeight, shadows);
    for (int i = 0; i < count; i++) {
      Obstacle obstacle = set.get(near[i]);
      if (covers.length > 1 || obstacle.cover() == covers[0]) {
        cast(caster, i, obstacle, wedge.size() > 0);
      }
    }
    return shadows;
  }

  private void cast(Caster caster, int i, Obstacle obstacle, boolean isOpen) {
    if (castings[i] == Casting.EVERYTHING) {
      caster.castAll(near[i]);
    } else if (isOpen) {
      long rise = obstacle.height().tenths() - muzzleHeight;
      List<Ring> parts = obstacle.outline().parts();
      for (int p = 0; p < parts.size(); p++) {
        castPart(caster, i, rise, parts.get(p));
      }
    }
  }

  private void castPart(Caster caster, int i, long rise, Ring part) {
    switch (castings[i]) {
      case PLAN -> caster.castPlan(near[i], part);
      case HIGH -> caster.castHigh(near[i], rise, part);
      case LOW -> caster.castLow(near[i], rise, part);
      case NOTHING, EVERYTHING -> {}
    }
  }

  /// Whether some stretch of the hull's outline is visible past Hard Cover by plan.
  ///
  /// @rule MBB-13
  /// @rule MBB-14
  boolean sees() {
    if (!hasHardCover()) {
      return true;
    }
    boolean inside = Contact.contains(target.hull(), muzzle.at());
    if (inside || isBuried()) {
      return !isBuried();
    }
    return seesOutline();
  }

  private boolean seesOutline() {
    for (Ring ring : target.hull().rings()) {
      for (int i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
        if (seesEdge(ring.point(j), ring.point(i))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean hasHardCover() {
    for (int i = 0; i < count; i++) {
      if (set.get(near[i]).cover() == Cover.HARD) {
        return true;
      }
    }
    return false;
  }

  /// Whether the muzzle lies inside Hard Cover that counts.
  private boolean isBuried() {
    for (int i = 0; i < count; i++) {
      if (castings[i] == Casting.EVERYTHING && set.get(near[i]).cover() == Cover.HARD) {
        return true;
      }
    }
    return false;
  }

  /// A hull edge can be seen only from its outer side, the right one.
  private boolean seesEdge(Point from, Point to) {
    return Line.cross(from, to, muzzle.at()) < 0
        && !Covering.covers(castHard(from, to), muzzleHeight, wallHeight);
  }

  /// The shadows of Hard Cover alone.
  Shadows castHard(Point from, Point to) {
    return cast(from, to, Cover.HARD);
  }

  private Veil veil(FacingSide facing) {
    Shadows hard = castHard(facing.from(), facing.to());
    return Covering.covers(hard, muzzleHeight, wallHeight) ? Veil.HARD : Veil.SOFT;
  }

  /// Shadows stand in the order of the set, those of one obstacle together.
  private List<Obstacle> hindering(FacingSide facing) {
    Shadows shadows = facing.shadows();
    if (shadows.size() == 0) {
      return List.of();
    }
    List<Obstacle> hindering = new ArrayList<>();
    for (int i = 0; i < shadows.size(); i++) {
      if (i == 0 || shadows.owner(i) != shadows.owner(i - 1)) {
        hindering.add(set.get(shadows.owner(i)));
      }
    }
    return hindering;
  }
}
