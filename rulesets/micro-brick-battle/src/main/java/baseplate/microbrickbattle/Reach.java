package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.geometry.Angle;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/// How far a unit can still get in one straight run, ahead or back, at once or after one turn on
/// the spot, as the table stands. Directions are looked along in steps and where the turning starts
/// to cost more; by more turns a unit may come round what stops it here.
///
/// @rule MBB-4
/// @rule MBB-5
/// @rule MBB-6
final class Reach {
  private static final int HALF = Angle.FULL / 2;
  private static final int STEP = 750;
  private static final int PARTS = 16;

  private final MoveChecks checks;
  private final Tariff tariff;
  private final Exits exits;

  Reach(Setting setting) {
    this.checks = new MoveChecks(setting);
    this.tariff = new Tariff(setting.readings());
    this.exits = new Exits(setting);
  }

  /// Thousandths of a Movement Point that the unit has left.
  long left(Piece unit) {
    return checks.left(unit);
  }

  /// Where the centre of the hull can get, all round.
  List<Point> around(Battle battle, Piece unit) {
    Pose pose = Board.pose(unit);
    List<Point> corners = new ArrayList<>();
    for (int direction : directions(unit)) {
      Pose facing = pose.turned(new Rotation(direction));
      corners.add(facing.ahead(towards(battle, unit, direction)).at());
    }
    return corners;
  }

  /// The directions that are looked along, off the bow in hundredths of a degree.
  private SortedSet<Integer> directions(Piece unit) {
    SortedSet<Integer> directions = new TreeSet<>();
    for (int direction = -HALF + STEP; direction <= HALF; direction += STEP) {
      directions.add(direction);
    }
    long turned = UnitState.of(unit).turned();
    long paid = tariff.furthestTurn(tariff.turning(turned)) - turned;
    for (long limit = paid; limit < HALF; limit += tariff.furthestTurn(1000)) {
      addLimit((int) limit, directions);
      addLimit((int) (HALF - limit), directions);
    }
    return directions;
  }

  /// A limit to both sides, and what lies just beyond.
  private static void addLimit(int limit, SortedSet<Integer> directions) {
    for (int direction : new int[] {limit - 1, limit, limit + 1}) {
      if (direction <= HALF) {
        directions.add(direction);
        directions.add(-direction);
      }
    }
  }

  /// How far the centre gets in that direction, in thousandths.
  long towards(Battle battle, Piece unit, int direction) {
    long ahead = ahead(battle, unit, direction);
    int other = direction > 0 ? direction - HALF : direction + HALF;
    return paid(unit, other) / 2 > ahead ? Math.max(ahead, back(battle, unit, other)) : ahead;
  }

  /// How far ahead the unit gets after that turn.
  long ahead(Battle battle, Piece unit, int turn) {
    return run(battle, unit, turn, Shortening.forward(paid(unit, turn)));
  }

  /// How far back it gets after that turn.
  long back(Battle battle, Piece unit, int turn) {
    return checks.flies(unit)
        ? 0
        : run(battle, unit, turn, Shortening.reverse(paid(unit, turn) / 2));
  }

  /// What is left after that turn.
  private long paid(Piece unit, int turn) {
    long turned = UnitState.of(unit).turned();
    long cost = tariff.turning(turned + Math.abs(turn)) - tariff.turning(turned);
    return Math.max(0, left(unit) - cost);
  }

  private long run(Battle battle, Piece unit, int turn, Segment straight) {
    if (straight.amount() == 0) {
      return 0;
    }
    long whole = straight(battle, unit, path(turn, straight));
    return whole == 0 && exits.mayLeave(unit) ? partly(battle, unit, turn, straight) : whole;
  }

  private long straight(Battle battle, Piece unit, Path path) {
    return checks
        .shortened(battle, unit, path)
        .map(way -> way.forward().thousandths() + way.reverse().thousandths())
        .orElse(0L);
  }

  /// As far as a unit may stop that would end half over the exit edge, in parts of the run.
  ///
  /// @rule MBB-39
  private long partly(Battle battle, Piece unit, int turn, Segment straight) {
    for (int part = PARTS - 1; part > 0; part--) {
      Segment shorter = straight.of(straight.amount() * part / PARTS);
      if (checks.isLegal(battle, unit, path(turn, shorter))) {
        return shorter.amount();
      }
    }
    return 0;
  }

  private static Path path(int turn, Segment straight) {
    return turn == 0 ? Path.of(straight) : Path.of(new Segment.Turn(new Rotation(turn)), straight);
  }
}
