package baseplate.geometry.path;

import baseplate.geometry.Angle;
import baseplate.geometry.Contact;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Pose;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Where on its path a piece first comes within a length of something that stands: at the first
/// whole thousandth of a straight, or hundredth of a degree of a turn, at which it holds. Each
/// shorter path ends at a rounded pose of its own and is judged there, as if it were made.
///
/// @param index the segment in which it holds first
/// @param amount how much of that segment is done by then, at least 1
public record Nearing(int index, long amount) implements Comparable<Nearing> {
  /// What the rounding of two poses may change of a distance, in thousandths.
  private static final long ROUNDING = 3;

  private static final double RADIANS = 2 * StrictMath.PI / Angle.FULL;

  private static final Comparator<Nearing> ORDER =
      Comparator.comparingInt(Nearing::index).thenComparingLong(Nearing::amount);

  /// Where it first holds after the start; empty where it never does.
  public static Optional<Nearing> first(
      Outline outline, Pose start, Path path, Placed other, Length within) {
    Pose pose = start;
    for (int index = 0; index < path.segments().size(); index++) {
      Segment segment = path.segments().get(index);
      long amount = amount(outline, pose, segment, other, within);
      if (amount <= segment.amount()) {
        return Optional.of(new Nearing(index, amount));
      }
      pose = segment.from(pose);
    }
    return Optional.empty();
  }

  /// The least amount at which it holds; more than there is where it never does.
  private static long amount(
      Outline outline, Pose start, Segment segment, Placed other, Length within) {
    double pace = segment instanceof Segment.Turn ? outline.reach() * RADIANS : 1;
    long done = 1;
    while (done <= segment.amount()) {
      Placed placed = outline.at(segment.of(done).from(start));
      if (Contact.within(placed, other, within)) {
        return done;
      }
      long gap = Contact.distance(placed, other).thousandths() - within.thousandths();
      done += Math.max(1, (long) ((gap - ROUNDING) / pace));
    }
    return done;
  }

  /// The part of the path up to there.
  public Path before(Path path) {
    List<Segment> done = new ArrayList<>(path.segments().subList(0, index));
    done.add(path.segments().get(index).of(amount));
    return new Path(done);
  }

  /// The part of the path from there on.
  public Path after(Path path) {
    List<Segment> left = new ArrayList<>();
    Segment cut = path.segments().get(index);
    if (cut.amount() > amount) {
      left.add(cut.of(cut.amount() - amount));
    }
    left.addAll(path.segments().subList(index + 1, path.segments().size()));
    return new Path(left);
  }

  @Override
  public int compareTo(Nearing that) {
    return ORDER.compare(this, that);
  }
}
