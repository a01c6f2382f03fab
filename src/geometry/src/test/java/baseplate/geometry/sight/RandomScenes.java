package baseplate.geometry.sight;

import baseplate.geometry.Angle;
import baseplate.geometry.Height;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Shapes;
import baseplate.geometry.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// Seeded random scenes, many of them close to a border: hair-thin gaps, shared edges, corners on
/// the line, the same heights, muzzles on and in outlines.
final class RandomScenes {
  private static final List<Side> SIDES = List.of(Side.values());

  private final SplittableRandom random;

  RandomScenes(long seed) {
    random = new SplittableRandom(seed);
  }

  Scene next() {
    Placed hull = hull().at(pose(10_000, 14_000));
    Height height = Height.ofPlates(random.nextLong(4, 9));
    Muzzle muzzle = new Muzzle(muzzleAt(hull), Height.ofPlates(random.nextLong(2, 9)));
    List<Obstacle> obstacles = obstacles(muzzle, hull);
    UnderMuzzle reading = random.nextBoolean() ? UnderMuzzle.CLEAR : UnderMuzzle.FAR_EDGE;
    return new Scene(muzzle, new Target(hull, height), obstacles, reading);
  }

  private List<Obstacle> obstacles(Muzzle muzzle, Placed hull) {
    List<Obstacle> obstacles = new ArrayList<>();
    int count = random.nextInt(6);
    for (int i = 0; i < count; i++) {
      obstacles.add(obstacle("o" + i, muzzle, hull, obstacles));
    }
    return obstacles;
  }

  private Outline hull() {
    return switch (random.nextInt(6)) {
      case 0 -> Shapes.any(random);
      case 1 -> Shapes.rectangle(2_000, 1_000);
      default -> Shapes.rectangle(random.nextLong(1_500, 2_500), random.nextLong(800, 1_300));
    };
  }

  private Point muzzleAt(Placed hull) {
    if (random.nextInt(12) == 0) {
      return point(9_000, 15_000);
    }
    return random.nextInt(4) == 0 ? aligned(hull.centre()) : point(0, 24_000);
  }

  /// Square to a side or on a diagonal: ties, edges seen end on.
  private Point aligned(Point centre) {
    long off = random.nextLong(-4, 5) * 1_000;
    return new Point(centre.x() + off, centre.y() + (random.nextBoolean() ? off : 6_000));
  }

  private Pose pose(long least, long most) {
    return new Pose(point(least, most), angle());
  }

  private Point point(long least, long most) {
    return new Point(random.nextLong(least, most), random.nextLong(least, most));
  }

  private Angle angle() {
    return switch (random.nextInt(3)) {
      case 0 -> Angle.ofDegrees(90L * random.nextInt(4));
      case 1 -> Angle.ofDegrees(45L * random.nextInt(8));
      default -> Angle.ofHundredths(random.nextInt(Angle.FULL));
    };
  }

  private Obstacle obstacle(String id, Muzzle muzzle, Placed hull, List<Obstacle> others) {
    Height height =
        random.nextInt(6) == 0 ? muzzle.height() : Height.ofPlates(random.nextLong(0, 9));
    Cover cover = random.nextInt(5) == 0 ? Cover.HARD : Cover.SOFT;
    return new Obstacle(id, outline(muzzle, hull, others), height, cover);
  }

  private Placed outline(Muzzle muzzle, Placed hull, List<Obstacle> others) {
    return switch (random.nextInt(8)) {
      case 0 -> touching(hull, muzzle);
      case 1 -> others.isEmpty() ? between(muzzle, hull) : beside(others.getLast().outline());
      case 2 -> around(muzzle.at());
      case 3 -> Shapes.any(random).at(pose(0, 24_000));
      default -> between(muzzle, hull);
    };
  }

  /// Somewhere on the way, near the middle line.
  private Placed between(Muzzle muzzle, Placed hull) {
    double part = random.nextDouble(0.05, 1.05);
    Point from = muzzle.at();
    Point to = hull.centre();
    long x = Math.round(from.x() + part * (to.x() - from.x())) + random.nextLong(-900, 900);
    long y = Math.round(from.y() + part * (to.y() - from.y())) + random.nextLong(-900, 900);
    return Shapes.any(random).at(new Pose(new Point(x, y), angle()));
  }

  /// A rectangle of which a corner lies exactly on, or a hair beside, the line from the muzzle to a
  /// corner of the hull, or an edge on a corner of the hull.
  private Placed touching(Placed hull, Muzzle muzzle) {
    Point corner = hull.corner(SIDES.get(random.nextInt(4)));
    return cornered(onLine(muzzle.at(), corner).plus(new Point(hair(), hair())));
  }

  /// A whole place that lies exactly on the line.
  private Point onLine(Point from, Point to) {
    long dx = to.x() - from.x();
    long dy = to.y() - from.y();
    long divisor = Math.max(1, gcd(Math.abs(dx), Math.abs(dy)));
    long step = random.nextLong(divisor + 1);
    return new Point(from.x() + dx / divisor * step, from.y() + dy / divisor * step);
  }

  /// A rectangle with a corner there.
  private Placed cornered(Point at) {
    long half = 2 * random.nextLong(100, 800);
    long right = random.nextBoolean() ? half : -half;
    long up = random.nextBoolean() ? half : -half;
    Pose pose = new Pose(at.plus(new Point(right, up)), Angle.ZERO);
    return Shapes.rectangle(2 * half, 2 * half).at(pose);
  }

  private long hair() {
    return random.nextBoolean() ? 0 : random.nextLong(-3, 4);
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  /// Beside another, in the same pose, with a gap of none to three thousandths.
  private Placed beside(Placed other) {
    long shift = other.outline().across().thousandths() + random.nextLong(0, 4);
    Pose pose = other.pose();
    return other.outline().at(new Pose(pose.place(new Point(shift, 0)), pose.facing()));
  }

  /// With the muzzle in it, on its edge or on its corner.
  private Placed around(Point at) {
    long x = random.nextLong(3) * 400;
    long y = random.nextLong(3) * 400;
    return Shapes.rectangle(800, 800)
        .at(new Pose(new Point(at.x() + x, at.y() + y), Angle.ofDegrees(90L * random.nextInt(4))));
  }
}
