package baseplate.benchmarks;

import baseplate.core.play.Chance;
import baseplate.geometry.Angle;
import baseplate.geometry.Height;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.sight.Cover;
import baseplate.geometry.sight.Muzzle;
import baseplate.geometry.sight.Obstacle;
import baseplate.geometry.sight.Target;
import java.util.ArrayList;
import java.util.List;

/// A table of 48 by 36 inches with pieces strewn over it from a seed, for sight to look across.
final class Layout {
  private static final Outline HULL =
      Outline.rectangle(Length.ofThousandths(1900), Length.ofThousandths(900));
  private static final Height HULL_HEIGHT = Height.ofPlates(5);
  private static final Height MUZZLE_HEIGHT = Height.ofPlates(7);

  private final Chance chance;
  private final List<Placed> units = new ArrayList<>();
  private final List<Obstacle> obstacles = new ArrayList<>();

  /// @param chance where everything stands comes from it
  /// @param units how many tanks, each an obstacle to the others
  /// @param terrain how many other obstacles: walls, hedgerows, houses, woods
  Layout(Chance chance, int units, int terrain) {
    this.chance = chance;
    for (int i = 0; i < units; i++) {
      Placed hull = HULL.at(pose());
      this.units.add(hull);
      obstacles.add(new Obstacle("unit " + i, hull, HULL_HEIGHT, Cover.SOFT));
    }
    for (int i = 0; i < terrain; i++) {
      obstacles.add(terrain(i));
    }
  }

  private Pose pose() {
    Point at = new Point(chance.below(46_001) + 1_000L, chance.below(34_001) + 1_000L);
    return Pose.of(at, Angle.ofHundredths(chance.below(36_000)));
  }

  private Obstacle terrain(int number) {
    boolean hard = number % 4 == 0;
    long across = 500L + chance.below(1_500);
    Outline outline =
        Outline.rectangle(Length.ofThousandths(across), Length.ofThousandths(hard ? across : 250));
    Height height = hard ? Height.ofBricks(8) : Height.ofPlates(4L + chance.below(3));
    return new Obstacle(
        "terrain " + number, outline.at(pose()), height, hard ? Cover.HARD : Cover.SOFT);
  }

  List<Obstacle> obstacles() {
    return obstacles;
  }

  int units() {
    return units.size();
  }

  /// A unit's name among the obstacles.
  String id(int unit) {
    return "unit " + unit;
  }

  Muzzle muzzle(int unit) {
    return new Muzzle(units.get(unit).pose().place(new Point(0, 1_300)), MUZZLE_HEIGHT);
  }

  Target target(int unit) {
    return new Target(units.get(unit), HULL_HEIGHT);
  }
}
