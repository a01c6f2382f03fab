package baseplate.geometry.path;

import baseplate.geometry.Angle;
import baseplate.geometry.Hull;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Ring;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/// The ground that a moving outline sweeps over, and the first thing in its way.
///
/// A straight sweep is the hull of start and end outline, for each convex part. A turn on the spot
/// is the hulls of successive outlines, at steps whose sagitta is under half a thousandth. Outlines
/// collide as [baseplate.geometry.Contact#overlaps] says; what already lies deeper at the start may
/// go on as long as it does not lie deeper still.
///
/// @rule MBB-9
/// @rule MBB-30
public final class Sweep {
  private Sweep() {}

  /// The swept ground as convex rings, to be drawn: they overlap each other.
  public static List<Ring> of(Outline outline, Pose start, Path path) {
    List<Ring> swept = new ArrayList<>();
    Pose pose = start;
    for (Segment segment : path.segments()) {
      swept.addAll(of(outline, pose, segment));
      pose = segment.from(pose);
    }
    return List.copyOf(swept);
  }

  /// The ground swept by one segment.
  public static List<Ring> of(Outline outline, Pose start, Segment segment) {
    List<Ring> swept = new ArrayList<>();
    List<Ring> parts = outline.at(start).parts();
    for (Pose pose : Steps.of(outline, start, segment)) {
      List<Ring> next = outline.at(pose).parts();
      swept.addAll(Hull.ofEach(parts, next));
      parts = next;
    }
    return List.copyOf(swept);
  }

  /// The first thing that stops the outline on its way; empty where the whole path is free.
  public static Optional<Halt> firstContact(
      Outline outline, Pose start, Path path, Barriers barriers) {
    Pose pose = start;
    for (int i = 0; i < path.segments().size(); i++) {
      Optional<Halt> halt = halt(outline, pose, path, i, barriers);
      if (halt.isPresent()) {
        return halt;
      }
      pose = path.segments().get(i).from(pose);
    }
    return Optional.empty();
  }

  /// Where the path's segment of that index is stopped when it begins at the pose.
  private static Optional<Halt> halt(
      Outline outline, Pose pose, Path path, int index, Barriers barriers) {
    Segment segment = path.segments().get(index);
    return switch (segment) {
      case Segment.Forward _, Segment.Reverse _ ->
          straight(outline, pose, segment, barriers, index);
      case Segment.Turn turn -> new TurningSweep(outline, pose, barriers).halt(index, turn);
    };
  }

  private static Optional<Halt> straight(
      Outline outline, Pose pose, Segment straight, Barriers barriers, int index) {
    LongFunction<Pose> way = length -> straight.of(length).from(pose);
    Shift free = new StraightSweep(outline, pose, straight.amount(), way, barriers).free();
    return free.stopper()
        .map(by -> new Halt(index, straight.of(free.done().thousandths()), free.at(), by));
  }

  /// How far an outline can be shifted straight in a direction, its facing kept: until something is
  /// in its way, and no further than `most`.
  public static Shift shifted(
      Outline outline, Pose start, Angle direction, Length most, Barriers barriers) {
    LongFunction<Pose> way = length -> start.shifted(new Point(0, length).turned(direction));
    return new StraightSweep(outline, start, most.thousandths(), way, barriers).free();
  }
}
