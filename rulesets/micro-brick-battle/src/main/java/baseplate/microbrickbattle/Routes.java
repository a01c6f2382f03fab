package baseplate.microbrickbattle;

import baseplate.core.Command;
import baseplate.core.Piece;
import baseplate.core.Situation;
import baseplate.core.play.Chance;
import baseplate.geometry.Bearing;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A few ways for a unit to go, for a computer player to try.
final class Routes {
  /// A started quarter turn costs as much as an inch.
  private static final int QUARTER = 9_000;

  private static final int[] SWERVES = {0, -4_500, 4_500, -9_000, 9_000};

  private final Catalogue catalogue;
  private final Readings readings;

  Routes(Setting setting) {
    this.catalogue = setting.catalogue();
    this.readings = setting.readings();
  }

  /// Candidates, some of which may be refused: ahead, back, and turned towards the nearest enemy or
  /// past it.
  List<Command> of(Situation situation, Piece unit, Chance stream) {
    Pose pose = Board.pose(unit);
    int towards = towards(situation, unit);
    int jitter = (stream.below(31) - 15) * 100;
    if (readings.movement() == Readings.Motion.SIMPLE_RADIUS) {
      return put(unit, pose, towards + jitter);
    }
    return catalogue.unit(unit).unitClass().flies()
        ? flights(unit, towards, jitter)
        : drives(unit, towards, jitter);
  }

  private List<Command> drives(Piece unit, int towards, int jitter) {
    long points = catalogue.unit(unit).movementThousandths();
    List<Command> routes = new ArrayList<>();
    addDrives(unit, 0, points, routes);
    for (int swerve : SWERVES) {
      addDrives(unit, shortest(towards + jittered(swerve, jitter)), points, routes);
    }
    routes.add(move(unit, shortest(towards), 0));
    routes.add(move(unit, 0, -points / 4));
    return routes;
  }

  /// Straight at the enemy stays straight.
  private static int jittered(int swerve, int jitter) {
    return swerve == 0 ? 0 : swerve + jitter;
  }

  /// After the turn as far as the points go, and half as far.
  private static void addDrives(Piece unit, int turn, long points, List<Command> routes) {
    long left = points - quarters(turn) * 1000L;
    routes.add(move(unit, turn, left));
    routes.add(move(unit, turn, left / 2));
  }

  private List<Command> flights(Piece unit, int towards, int jitter) {
    long points = catalogue.unit(unit).movementThousandths();
    List<Command> routes = new ArrayList<>();
    addFlights(unit, 0, points, routes);
    for (int swerve : SWERVES) {
      addFlights(unit, shortest(towards + swerve + jitter), points, routes);
      addFlights(unit, shortest(18_000 + swerve), points, routes);
    }
    return routes;
  }

  /// After the turn as far as the points go, and no further than an aeroplane must fly.
  private static void addFlights(Piece unit, int turn, long points, List<Command> routes) {
    routes.add(move(unit, turn, points - quarters(turn) * 1000L));
    routes.add(move(unit, turn, (points + 1) / 2));
  }

  private List<Command> put(Piece unit, Pose pose, int towards) {
    long points = catalogue.unit(unit).movementThousandths();
    List<Command> routes = new ArrayList<>();
    for (int swerve : SWERVES) {
      Pose turned = pose.turned(Rotation.ofHundredths(shortest(towards + swerve)));
      routes.add(new UnitCommand.Put(unit.id(), turned.ahead(points)));
      routes.add(new UnitCommand.Put(unit.id(), turned.ahead(points / 2)));
    }
    return routes;
  }

  /// A turn, where there is one, then straight; negative is reverse.
  private static Command move(Piece unit, int turn, long straight) {
    List<Segment> segments = new ArrayList<>(2);
    if (turn != 0) {
      segments.add(new Segment.Turn(Rotation.ofHundredths(turn)));
    }
    if (straight != 0) {
      segments.add(straight(straight));
    }
    return new UnitCommand.Move(unit.id(), new Path(segments));
  }

  private static Segment straight(long by) {
    Length length = Length.ofThousandths(Math.abs(by));
    return by > 0 ? new Segment.Forward(length) : new Segment.Reverse(length);
  }

  /// How far to turn towards the nearest enemy, in hundredths of a degree.
  private static int towards(Situation situation, Piece unit) {
    Pose pose = Board.pose(unit);
    return nearestEnemy(situation, unit)
        .map(enemy -> pose.facing().shortestTo(Bearing.of(pose.at(), enemy)).hundredths())
        .orElse(0);
  }

  private static Optional<Point> nearestEnemy(Situation situation, Piece unit) {
    Point from = Board.pose(unit).at();
    return situation.pieces().list().stream()
        .filter(piece -> Valuing.isEnemy(piece, unit))
        .map(enemy -> Board.pose(enemy).at())
        .min(Comparator.comparingDouble(at -> Valuing.inches(from, at)));
  }

  private static int shortest(int turn) {
    int clockwise = Math.floorMod(turn, 36_000);
    return clockwise > 18_000 ? clockwise - 36_000 : clockwise;
  }

  private static int quarters(int turn) {
    return Math.ceilDiv(Math.abs(turn), QUARTER);
  }
}
