package baseplate.geometry.path;

import baseplate.geometry.Area;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Pose;
import baseplate.geometry.Ring;
import baseplate.geometry.Separation;
import java.util.List;
import java.util.function.LongFunction;

/// A straight move judged: each shorter move has its own rounded end, so each is judged by itself.
final class StraightSweep {
  private final Pose start;
  private final Placed placed;
  private final long whole;
  private final LongFunction<Pose> way;
  private final List<Obstruction> near;
  private final Edge edge;

  /// @param whole how far it wants to go, in thousandths
  /// @param way where it is after so many thousandths, its facing kept
  StraightSweep(
      Outline outline, Pose start, long whole, LongFunction<Pose> way, Barriers barriers) {
    this.start = start;
    this.whole = whole;
    this.way = way;
    placed = outline.at(start);
    Area swept = placed.bounds().joined(shifted(placed.bounds(), start, way.apply(whole)));
    near = Obstruction.of(barriers.near(swept.grown(1)), placed);
    edge = Edge.of(barriers.table(), placed.bounds());
  }

  /// A move that is not free.
  ///
  /// @param length in thousandths
  /// @param hit what it meets first
  private record Stopped(long length, Hit hit) {
    /// A shorter length that ends near where something is met.
    long shorter() {
      return Math.min(length - 1, (long) (hit.time() * length) + 1);
    }
  }

  /// How far it goes, with what is in the way there, if anything is.
  Shift free() {
    Hit hit = hit(whole);
    return hit.isNone()
        ? new Shift(new Length(whole), way.apply(whole), null)
        : cut(new Stopped(whole, hit));
  }

  private static Area shifted(Area area, Pose start, Pose end) {
    long vx = end.at().x() - start.at().x();
    long vy = end.at().y() - start.at().y();
    return new Area(area.left() + vx, area.bottom() + vy, area.right() + vx, area.top() + vy);
  }

  /// A shorter move that is free while one thousandth more is not. It is sought near where the
  /// whole move meets something; moves of other lengths have other rounded ends.
  private Shift cut(Stopped first) {
    Stopped stopped = shortened(first);
    long free = stopped.length() - 1;
    return new Shift(new Length(free), way.apply(free), stopped.hit().by());
  }

  private Stopped shortened(Stopped first) {
    Stopped stopped = first;
    Hit hit = hitBefore(stopped);
    while (!hit.isNone()) {
      stopped = new Stopped(stopped.shorter(), hit);
      hit = hitBefore(stopped);
    }
    return halved(stopped.shorter(), stopped);
  }

  private Hit hitBefore(Stopped stopped) {
    return stopped.shorter() == 0 ? Hit.NONE : hit(stopped.shorter());
  }

  /// Between a free move and one that is stopped: the one that is stopped while a thousandth less
  /// is free.
  private Stopped halved(long free, Stopped stopped) {
    if (stopped.length() - free <= 1) {
      return stopped;
    }
    long middle = (free + stopped.length()) / 2;
    Hit hit = hit(middle);
    return hit.isNone() ? halved(middle, stopped) : halved(free, new Stopped(middle, hit));
  }

  private Hit hit(long length) {
    Pose end = way.apply(length);
    long vx = end.at().x() - start.at().x();
    long vy = end.at().y() - start.at().y();
    Hit piece = hitOfPieces(vx, vy);
    double time = edge.firstTime(placed.bounds(), vx, vy);
    return time < piece.time() ? new Hit(time, new Stopper.TableEdge()) : piece;
  }

  private Hit hitOfPieces(long vx, long vy) {
    Hit earliest = Hit.NONE;
    for (Obstruction obstruction : near) {
      double time = firstTime(obstruction, vx, vy);
      if (time < earliest.time()) {
        earliest = new Hit(time, obstruction.stopper());
      }
    }
    return earliest;
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
