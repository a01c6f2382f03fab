package baseplate.geometry.path;

import baseplate.geometry.Pose;
import java.util.ArrayList;
import java.util.List;

/// Where a path is stopped.
///
/// @param index of the segment that cannot be done whole
/// @param free that segment cut to the whole thousandth or hundredth of a degree that is still
///   free, while one more is not; its length may be zero
/// @param at the pose there
/// @param by what is in the way
/// @rule MBB-9
public record Halt(int index, Segment free, Pose at, Stopper by) {
  /// The part of the path that is free, which would be accepted as it stands.
  public Path freePart(Path path) {
    List<Segment> done = new ArrayList<>(path.segments().subList(0, index));
    done.add(free);
    return new Path(done);
  }
}
