package baseplate.geometry.path;

import baseplate.geometry.Area;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Pose;
import baseplate.geometry.Ring;
import baseplate.geometry.Separation;
import java.util.List;
import java.util.Optional;

/// A straight move judged: each shorter move has its own rounded end, so each is judged by itself.
final class StraightSweep {
  private final Pose start;
  private final Placed placed;
  private final Barriers barriers;

  StraightSweep(Outline outline, Pose start, Barriers barriers) {
    this.start = start;
    this.placed = outline.at(start);
    this.barriers = barriers;
  }

  Optional<Halt> halt(int index, Segment segment) {
    long signed =
        switch (segment) {
          case Segment.Forward(Length length) -> length.thousandths();
          case Segment.Reverse(Length length) -> -length.thousandths();
          case Segment.Turn _ -> 0;
        };
    Area way = placed.bounds().joined(shifted(placed.bounds(), start.ahead(signed)));
    List<Obstruction> near = Obstruction.of(barriers.near(way.grown(1)), placed);
    Edge edge = Edge.of(barriers.table(), placed.bounds());
    Hit hit = hit(signed, near, edge);
    return hit.isNone() ? Optional.empty() : Optional.of(cut(index, signed, hit, near, edge));
  }

  private Area shifted(Area area, Pose end) {
    long vx = end.at().x() - start.at().x();
    long vy = end.at().y() - start.at().y();
    return new Area(area.left() + vx, area.bottom() + vy, area.right() + vx, area.top() + vy);
  }

  /// A shorter move that is free while one thousandth more is not. It is sought near where the
  /// whole move meets something; moves of other lengths have other rounded ends.
  private Halt cut(int index, long signed, Hit first, List<Obstruction> near, Edge edge) {
    long sign = Long.signum(signed);
    long stopped = Math.abs(signed);
    Hit stop = first;
    long free = Math.min(stopped - 1, (long) (first.time() * stopped) + 1);
    Hit hit = free == 0 ? Hit.NONE : hit(sign * free, near, edge);
    while (!hit.isNone()) {
      stopped = free;
      stop = hit;
      free = Math.min(stopped - 1, (long) (hit.time() * stopped) + 1);
      hit = free == 0 ? Hit.NONE : hit(sign * free, near, edge);
    }
    while (stopped - free > 1) {
      long middle = (free + stopped) / 2;
      hit = hit(sign * middle, near, edge);
      if (hit.isNone()) {
        free = middle;
      } else {
        stopped = middle;
        stop = hit;
      }
    }
    Length length = new Length(free);
    Segment cut = signed < 0 ? new Segment.Reverse(length) : new Segment.Forward(length);
    return new Halt(index, cut, cut.from(start), stop.by());
  }

  private Hit hit(long signed, List<Obstruction> near, Edge edge) {
    Pose end = start.ahead(signed);
    long vx = end.at().x() - start.at().x();
    long vy = end.at().y() - start.at().y();
    Hit earliest = Hit.NONE;
    for (Obstruction obstruction : near) {
      double time = firstTime(obstruction, vx, vy);
      if (time < earliest.time()) {
        earliest = new Hit(time, obstruction.stopper());
      }
    }
    double time = edge.firstTime(placed.bounds(), vx, vy);
    return time < earliest.time() ? new Hit(time, new Stopper.TableEdge()) : earliest;
  }

  private double firstTime(Obstruction obstruction, long vx, long vy) {
    double earliest = Double.POSITIVE_INFINITY;
    for (Ring mine : placed.parts()) {
      for (Ring its : obstruction.barrier().outline().parts()) {
        earliest = Math.min(earliest, Separation.firstTime(mine, its, vx, vy, obstruction.slack()));
      }
    }
    return earliest;
  }
}
