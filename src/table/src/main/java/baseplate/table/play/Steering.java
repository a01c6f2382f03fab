package baseplate.table.play;

import baseplate.core.play.Pick.Grammar;
import baseplate.geometry.Angle;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import baseplate.geometry.path.Segment;
import java.util.ArrayList;
import java.util.List;

/// Makes paths out of what a player points at or steers. It prices nothing and bars nothing.
public final class Steering {
  /// Lengths that a pointer gives are rounded to this, in thousandths.
  private static final long LENGTHS = 50;

  /// Turns that a pointer gives are rounded to this, in hundredths of a degree.
  private static final long TURNS = 100;

  /// Behind a piece is what lies more than this off its bow, in hundredths of a degree.
  private static final int BEHIND = 13_500;

  private Steering() {}

  /// The path with one turn and one straight stretch after it, towards a point: ahead, or in
  /// reverse where the point lies behind and the grammar has a reverse.
  ///
  /// @param from where the path so far ends
  public static List<Segment> toward(List<Segment> path, Pose from, Point to, Grammar grammar) {
    long away = distance(from.at(), to);
    if (away < LENGTHS) {
      return path;
    }
    Rotation off = from.facing().shortestTo(bearing(from.at(), to));
    boolean isBack = grammar == Grammar.HULL && off.amount().hundredths() > BEHIND;
    Rotation turn = isBack ? off.plus(half(off)) : off;
    List<Segment> longer = path;
    longer = turned(longer, rounded(turn));
    return straight(longer, isBack ? -rounded(away) : rounded(away));
  }

  /// Half a turn the other way than an angle leads.
  private static Rotation half(Rotation off) {
    int half = Angle.FULL / 2;
    return Rotation.ofHundredths(off.hundredths() > 0 ? -half : half);
  }

  private static long rounded(long away) {
    return Math.max(LENGTHS, Math.round((double) away / LENGTHS) * LENGTHS);
  }

  private static Rotation rounded(Rotation turn) {
    return Rotation.ofHundredths(Math.round((double) turn.hundredths() / TURNS) * TURNS);
  }

  private static long distance(Point a, Point b) {
    return Math.round(StrictMath.hypot((double) b.x() - a.x(), (double) b.y() - a.y()));
  }

  /// The direction from one point to another, clockwise from +y, to a hundredth of a degree.
  public static Angle bearing(Point from, Point to) {
    double degrees =
        StrictMath.toDegrees(
            StrictMath.atan2((double) to.x() - from.x(), (double) to.y() - from.y()));
    return Angle.ofHundredths(Math.round(degrees * 100));
  }

  /// The path gone on by a turn on the spot; turns at its end are one.
  public static List<Segment> turned(List<Segment> path, Rotation by) {
    List<Segment> longer = new ArrayList<>(path);
    Rotation all = by;
    if (!path.isEmpty() && path.getLast() instanceof Segment.Turn(Rotation before)) {
      longer.removeLast();
      all = before.plus(by);
    }
    if (all.hundredths() != 0) {
      longer.add(new Segment.Turn(all));
    }
    return List.copyOf(longer);
  }

  /// The path gone on ahead by some thousandths, or back where they are negative; straight
  /// stretches at its end are one.
  public static List<Segment> straight(List<Segment> path, long ahead) {
    List<Segment> longer = new ArrayList<>(path);
    long all = ahead;
    if (!path.isEmpty() && path.getLast().ahead() != 0) {
      all += longer.removeLast().ahead();
    }
    if (all > 0) {
      longer.add(new Segment.Forward(Length.ofThousandths(Math.min(all, Length.MAX_THOUSANDTHS))));
    } else if (all < 0) {
      longer.add(new Segment.Reverse(Length.ofThousandths(Math.min(-all, Length.MAX_THOUSANDTHS))));
    }
    return List.copyOf(longer);
  }
}
