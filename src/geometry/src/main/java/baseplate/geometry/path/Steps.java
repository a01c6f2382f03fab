package baseplate.geometry.path;

import baseplate.geometry.Angle;
import baseplate.geometry.Outline;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import java.util.ArrayList;
import java.util.List;

/// The poses between which hulls are drawn.
final class Steps {
  /// Half a thousandth: what an arc may stand out from its chord.
  private static final double SAGITTA = 0.5;

  private Steps() {}

  /// The greatest turn, in hundredths of a degree, whose arc keeps the sagitta for this outline.
  static int largest(Outline outline) {
    double radius = Math.max(1, outline.reach());
    double radians = 2 * StrictMath.acos(1 - SAGITTA / radius);
    return Math.max(1, (int) Math.ceil(radians * (Angle.FULL / 2 / StrictMath.PI)) - 1);
  }

  /// The end pose of a straight segment; the poses along a turn, its end last. Without the start.
  static List<Pose> of(Outline outline, Pose start, Segment segment) {
    return segment instanceof Segment.Turn(Rotation by)
        ? along(outline, start, by)
        : List.of(segment.from(start));
  }

  private static List<Pose> along(Outline outline, Pose start, Rotation by) {
    int step = largest(outline);
    int amount = by.amount().hundredths();
    List<Pose> poses = new ArrayList<>();
    for (int done = step; done < amount; done += step) {
      poses.add(start.turned(signed(by, done)));
    }
    poses.add(start.turned(by));
    return poses;
  }

  /// The amount with the sign of `by`.
  static Rotation signed(Rotation by, int amount) {
    return new Rotation(by.hundredths() < 0 ? -amount : amount);
  }
}
