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

  /// The longest shorter move that is free while one thousandth more is not.
  private Halt cut(int index, long signed, Hit first, List<Obstruction> near, Edge edge) {
    long whole = Math.abs(signed);
    long sign = Long.signum(signed);
    long free = whole;
    Hit hit = first;
    Hit stopping = first;
    while (!hit.isNone() && free > 0) {
      free = Math.min(free - 1, (long) (hit.time() * free) + 1);
      stopping = hit;
      hit = hit(sign * free, near, edge);
    }
    while (free + 1 < whole) {
      hit = hit(sign * (free + 1), near, edge);
      if (!hit.isNone()) {
        stopping = hit;
        break;
      }
      free++;
    }
    Length length = new Length(free);
    Segment cut = signed < 0 ? new Segment.Reverse(length) : new Segment.Forward(length);
    return new Halt(index, cut, cut.from(start), stopping.by());
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
