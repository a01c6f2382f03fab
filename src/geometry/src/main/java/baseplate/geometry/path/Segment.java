package baseplate.geometry.path;

import baseplate.geometry.Length;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;

/// One piece of a path: straight along the axis, or a turn on the spot. There is no sidestep.
///
/// @rule MBB-30
public sealed interface Segment {
  /// Straight ahead.
  record Forward(Length length) implements Segment {}

  /// Straight back, the facing kept.
  record Reverse(Length length) implements Segment {}

  /// About the centre of the outline, positive clockwise.
  record Turn(Rotation by) implements Segment {}

  /// How far it leads along the axis, in thousandths: negative straight back, 0 for a turn.
  default long ahead() {
    return switch (this) {
      case Forward(Length length) -> length.thousandths();
      case Reverse(Length length) -> -length.thousandths();
      case Turn _ -> 0;
    };
  }

  /// The pose at the end of this segment; an end point is rounded at once.
  default Pose from(Pose start) {
    return switch (this) {
      case Forward(Length length) -> start.ahead(length.thousandths());
      case Reverse(Length length) -> start.ahead(-length.thousandths());
      case Turn(Rotation by) -> start.turned(by);
    };
  }

  /// How much of it there is, whichever way it leads: thousandths of an inch, or hundredths of a
  /// degree.
  default long amount() {
    return switch (this) {
      case Forward(Length length) -> length.thousandths();
      case Reverse(Length length) -> length.thousandths();
      case Turn(Rotation by) -> by.amount().hundredths();
    };
  }

  /// The same with another amount, as its beginning or its rest has.
  default Segment of(long amount) {
    return switch (this) {
      case Forward _ -> new Forward(new Length(amount));
      case Reverse _ -> new Reverse(new Length(amount));
      case Turn(Rotation by) ->
          new Turn(Rotation.ofHundredths(by.hundredths() < 0 ? -amount : amount));
    };
  }
}
