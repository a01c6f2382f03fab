package baseplate.geometry.path;

import baseplate.geometry.Angle;
import baseplate.geometry.Area;
import baseplate.geometry.Contact;
import baseplate.geometry.Hull;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Ring;
import baseplate.geometry.Rotation;
import baseplate.geometry.Separation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A turn on the spot judged step by step.
final class TurningSweep {
  /// What rounding may move two corners towards each other, in thousandths.
  private static final double ROUNDING = 2;

  private final Outline outline;
  private final Pose start;
  private final List<Obstruction> near;
  private final Edge edge;
  private final boolean isNearEdge;

  TurningSweep(Outline outline, Pose start, Barriers barriers) {
    this.outline = outline;
    this.start = start;
    Placed placed = outline.at(start);
    long reach = outline.reach() + 1;
    Point at = start.at();
    Area around = new Area(at.x() - reach, at.y() - reach, at.x() + reach, at.y() + reach);
    this.near = Obstruction.of(within(barriers.near(around), at, reach), placed);
    this.edge = Edge.of(barriers.table(), placed.bounds());
    this.isNearEdge = !barriers.table().contains(around);
  }

  /// Those that the outline may come against while it turns.
  private static List<Barrier> within(List<Barrier> near, Point centre, long reach) {
    List<Barrier> within = new ArrayList<>(near.size());
    for (Barrier barrier : near) {
      if (isWithin(barrier.outline(), centre, reach)) {
        within.add(barrier);
      }
    }
    return within;
  }

  private static boolean isWithin(Placed barrier, Point centre, long reach) {
    for (Ring part : barrier.parts()) {
      if (!Separation.isApart(part, centre, reach)) {
        return true;
      }
    }
    return false;
  }

  Optional<Halt> halt(int index, Segment.Turn turn) {
    if (near.isEmpty() && !isNearEdge) {
      return Optional.empty();
    }
    int amount = turn.by().amount().hundredths();
    int step = Steps.largest(outline);
    int done = 0;
    Placed from = outline.at(start);
    while (done < amount) {
      int free = Math.min(amount - done, harmless(from) / step * step);
      int next = Math.min(amount, done + Math.max(step, free));
      Placed to = at(turn.by(), next);
      if (free == 0 && !hit(from, to).isNone()) {
        return Optional.of(cut(index, turn.by(), from, done, next));
      }
      done = next;
      from = to;
    }
    return Optional.empty();
  }

  /// How far, in hundredths of a degree, the outline can turn from there before any of its corners
  /// has gone as far as the nearest thing in its way; those steps need no look.
  private int harmless(Placed from) {
    double room = isNearEdge ? edge.room(from.bounds()) : Double.MAX_VALUE;
    for (Obstruction obstruction : near) {
      room = obstruction.isEntered() ? 0 : Math.min(room, gap(from, obstruction));
    }
    double radians = (room - ROUNDING) / outline.reach();
    return (int) Math.clamp(radians * (Angle.FULL / 2 / Math.PI), 0, Angle.FULL);
  }

  private static double gap(Placed from, Obstruction obstruction) {
    double gap = Double.MAX_VALUE;
    for (Ring mine : from.parts()) {
      for (Ring its : obstruction.barrier().outline().parts()) {
        gap = Math.min(gap, Separation.gap(mine, its));
      }
    }
    return gap;
  }

  private Placed at(Rotation by, int amount) {
    return outline.at(start.turned(Steps.signed(by, amount)));
  }

  private Halt cut(int index, Rotation by, Placed from, int done, int next) {
    int free = halved(by, from, done, next);
    Hit hit = hit(from, at(by, free + 1));
    Segment cut = new Segment.Turn(Steps.signed(by, free));
    return new Halt(index, cut, cut.from(start), hit.by());
  }

  /// Within the step that is stopped: halving finds an angle that is free while one hundredth more
  /// is not.
  private int halved(Rotation by, Placed from, int free, int stopped) {
    if (stopped - free <= 1) {
      return free;
    }
    int middle = (free + stopped) / 2;
    return hit(from, at(by, middle)).isNone()
        ? halved(by, from, middle, stopped)
        : halved(by, from, free, middle);
  }

  private Hit hit(Placed from, Placed to) {
    Area both = from.bounds().joined(to.bounds());
    List<Ring> hulls = List.of();
    for (Obstruction obstruction : near) {
      Placed its = obstruction.barrier().outline();
      if (its.bounds().meets(both)) {
        hulls = hulls.isEmpty() ? Hull.ofEach(from.parts(), to.parts()) : hulls;
        if (isStopped(obstruction, to, hulls, its)) {
          return new Hit(0, obstruction.stopper());
        }
      }
    }
    return edge.holds(to.bounds()) ? Hit.NONE : new Hit(0, new Stopper.TableEdge());
  }

  private static boolean isStopped(
      Obstruction obstruction, Placed to, List<Ring> hulls, Placed its) {
    return obstruction.isEntered()
        ? Contact.overlapsDeeper(to, its, obstruction.slack())
        : overlaps(hulls, its);
  }

  private static boolean overlaps(List<Ring> hulls, Placed its) {
    for (Ring hull : hulls) {
      for (Ring part : its.parts()) {
        if (Separation.deeper(hull, part, Contact.SLACK)) {
          return true;
        }
      }
    }
    return false;
  }
}
