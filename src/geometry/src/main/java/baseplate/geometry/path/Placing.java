package baseplate.geometry.path;

import baseplate.geometry.Angle;
import baseplate.geometry.Contact;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Passage;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Ring;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Putting a piece down: snapped to contact, it touches and does not overlap, not even by the
/// slack.
///
/// @rule MBB-30
public final class Placing {
  private static final int COMPASS = 32;

  private Placing() {}

  /// Whether a piece may stand there: no collision, and wholly on the table but for the slack.
  ///
  /// @rule MBB-9
  public static boolean isFree(Outline outline, Pose pose, Barriers barriers) {
    Placed placed = outline.at(pose);
    return Contact.keepsTo(placed, barriers.table())
        && barriers.near(placed.bounds()).stream()
            .noneMatch(barrier -> Contact.overlaps(placed, barrier.outline()));
  }

  /// The nearest pose, with the same facing, that overlaps nothing: the wanted one, or shifted in
  /// one straight line by at most `most`. Lines square to the edges that are overlapped and of the
  /// compass are tried. Empty where none is free.
  public static Optional<Pose> snapped(
      Outline outline, Pose wanted, Length most, Barriers barriers) {
    return directions(outline, wanted, barriers).stream()
        .flatMap(direction -> pushed(outline, wanted, direction, most, barriers).stream())
        .min(Comparator.comparing(pose -> Contact.distance(wanted.at(), pose.at())));
  }

  /// The nearest pose that overlaps nothing when pushed in that direction by at most `most`.
  public static Optional<Pose> pushed(
      Outline outline, Pose wanted, Angle direction, Length most, Barriers barriers) {
    long shift = 0;
    while (shift <= most.thousandths()) {
      Pose pose = wanted.shifted(new Point(0, shift).turned(direction));
      Placed placed = outline.at(pose);
      long further = further(placed, direction, barriers);
      if (further == 0) {
        return Contact.whollyWithin(placed, barriers.table())
            ? Optional.of(pose)
            : Optional.empty();
      }
      shift += further;
    }
    return Optional.empty();
  }

  /// How far it must at least go on to leave what it overlaps; 0 where it overlaps nothing.
  private static long further(Placed placed, Angle direction, Barriers barriers) {
    long reach = 0;
    for (Barrier barrier : barriers.near(placed.bounds())) {
      if (Contact.overlapsDeeper(placed, barrier.outline(), 0)) {
        reach = Math.max(reach, Math.max(1, exit(placed, barrier.outline(), direction)));
      }
    }
    return reach;
  }

  private static long exit(Placed placed, Placed barrier, Angle direction) {
    long far = 2 * (placed.outline().reach() + barrier.outline().reach());
    Point way = new Point(0, far).turned(direction);
    double exit = 0;
    for (Ring mine : placed.parts()) {
      for (Ring its : barrier.parts()) {
        exit = Math.max(exit, exit(mine, its, way));
      }
    }
    return (long) Math.floor(exit * far);
  }

  /// When a part on its way leaves the other that it starts in; 0 where it does not start in it.
  private static double exit(Ring mine, Ring its, Point way) {
    return Passage.of(mine, its, way.x(), way.y(), 0)
        .filter(passage -> passage.begin() <= 0)
        .map(Passage::end)
        .orElse(0.0);
  }

  private static List<Angle> directions(Outline outline, Pose wanted, Barriers barriers) {
    Placed placed = outline.at(wanted);
    List<Angle> directions = new ArrayList<>(normals(wanted.facing()));
    for (Barrier barrier : barriers.near(placed.bounds())) {
      directions.addAll(normals(barrier.outline().pose().facing()));
    }
    for (int i = 0; i < COMPASS; i++) {
      directions.add(Angle.ofHundredths((long) i * Angle.FULL / COMPASS));
    }
    return directions.stream().distinct().toList();
  }

  private static List<Angle> normals(Angle facing) {
    return IntStream.range(0, 4)
        .mapToObj(i -> Angle.ofHundredths(facing.hundredths() + (long) i * Angle.FULL / 4))
        .toList();
  }
}
