package baseplate.geometry.sight;

import baseplate.geometry.Angle;
import baseplate.geometry.Area;
import baseplate.geometry.Height;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Shapes;
import java.util.ArrayList;
import java.util.List;

/// A firing range: the muzzle at the origin, six plates up; ten inches ahead the front of a hull
/// one inch wide, two long and six plates high, squarely facing the muzzle. Place 0 of its front is
/// at x = 500, place 1 at x = -500.
final class Range {
  static final Pose DOWN_RANGE = new Pose(new Point(0, 11_000), Angle.ofDegrees(180));
  static final Target TANK =
      new Target(Shapes.rectangle(2_000, 1_000).at(DOWN_RANGE), Height.ofPlates(6));

  private final List<Obstacle> obstacles = new ArrayList<>();
  private Muzzle muzzle = new Muzzle(Point.ORIGIN, Height.ofPlates(6));
  private Target target = TANK;
  private UnderMuzzle reading = UnderMuzzle.CLEAR;

  Range muzzle(long x, long y, long plates) {
    muzzle = new Muzzle(new Point(x, y), Height.ofPlates(plates));
    return this;
  }

  Range hull(Outline outline, Pose pose) {
    target = new Target(outline.at(pose), target.height());
    return this;
  }

  Range reading(UnderMuzzle other) {
    reading = other;
    return this;
  }

  /// A soft obstacle over that rectangle, its corners in even thousandths apart.
  Range soft(String id, long left, long near, long right, long far, long plates) {
    return with(id, block(left, near, right, far), plates, Cover.SOFT);
  }

  Range hard(String id, long left, long near, long right, long far) {
    return with(id, block(left, near, right, far), 24, Cover.HARD);
  }

  Range with(String id, Placed outline, long plates, Cover cover) {
    obstacles.add(new Obstacle(id, outline, Height.ofPlates(plates), cover));
    return this;
  }

  static Placed block(long left, long near, long right, long far) {
    Placed block =
        Shapes.rectangle(far - near, right - left)
            .at(new Pose(new Point((left + right) / 2, (near + far) / 2), Angle.ZERO));
    if (!block.bounds().equals(new Area(left, near, right, far))) {
      throw new IllegalArgumentException("Widths and depths must be even");
    }
    return block;
  }

  Look look() {
    return Obstacles.of(obstacles, reading).look(muzzle, target);
  }

  Certificate certificate() {
    return Obstacles.of(obstacles, reading).certify(muzzle, target);
  }

  String hidden() {
    return certificate().hidden().toString();
  }

  List<String> hindering() {
    return look().hindering().stream().map(Obstacle::id).toList();
  }
}
