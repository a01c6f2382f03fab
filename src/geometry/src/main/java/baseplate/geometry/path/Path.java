package baseplate.geometry.path;

import baseplate.geometry.Length;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import java.util.ArrayList;
import java.util.List;

/// An ordered chain of segments. Its sums come from the lengths and angles as ordered, never from
/// end points, so that way-points never change a cost.
///
/// @param segments in order; all straight ones together at most 1,000 inches, all turning at most a
///   hundred full turns, at most 1,000 segments
/// @rule MBB-30
public record Path(List<Segment> segments) {
  private static final int MOST_SEGMENTS = 1000;
  private static final long LONGEST = 1_000_000;

  public static final Path NONE = new Path(List.of());

  public Path {
    segments = List.copyOf(segments);
    if (segments.size() > MOST_SEGMENTS) {
      throw new IllegalArgumentException("A path has at most 1000 segments");
    }
    long turned = 0;
    long straight = 0;
    for (Segment segment : segments) {
      switch (segment) {
        case Segment.Forward(Length length) -> straight += length.thousandths();
        case Segment.Reverse(Length length) -> straight += length.thousandths();
        case Segment.Turn(Rotation by) -> turned += by.amount().hundredths();
      }
    }
    if (straight > LONGEST) {
      throw new IllegalArgumentException("A path is at most 1000 inches long");
    }
    if (turned > Rotation.MAX_HUNDREDTHS) {
      throw new IllegalArgumentException("A path turns at most a hundred times round");
    }
  }

  public static Path of(Segment... segments) {
    return new Path(List.of(segments));
  }

  public Path then(Segment segment) {
    List<Segment> longer = new ArrayList<>(segments);
    longer.add(segment);
    return new Path(longer);
  }

  /// The sum of all straight ahead.
  ///
  /// @rule MBB-5
  public Length forward() {
    long sum = 0;
    for (Segment segment : segments) {
      sum += segment instanceof Segment.Forward(Length length) ? length.thousandths() : 0;
    }
    return new Length(sum);
  }

  /// The sum of all straight back.
  ///
  /// @rule MBB-5
  public Length reverse() {
    long sum = 0;
    for (Segment segment : segments) {
      sum += segment instanceof Segment.Reverse(Length length) ? length.thousandths() : 0;
    }
    return new Length(sum);
  }

  /// The sum of all turning, left and right added.
  ///
  /// @rule MBB-6
  public Rotation turned() {
    int sum = 0;
    for (Segment segment : segments) {
      sum += segment instanceof Segment.Turn(Rotation by) ? by.amount().hundredths() : 0;
    }
    return new Rotation(sum);
  }

  /// The pose after each segment.
  public List<Pose> poses(Pose start) {
    List<Pose> poses = new ArrayList<>(segments.size());
    Pose pose = start;
    for (Segment segment : segments) {
      pose = segment.from(pose);
      poses.add(pose);
    }
    return List.copyOf(poses);
  }

  /// The pose at the end.
  public Pose end(Pose start) {
    Pose pose = start;
    for (Segment segment : segments) {
      pose = segment.from(pose);
    }
    return pose;
  }
}
