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
import java.util.List;

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
    routes.add(move(unit, 0, points));
    routes.add(move(unit, 0, points / 2));
    for (int swerve : SWERVES) {
      int turn = shortest(towards + swerve + (swerve == 0 ? 0 : jitter));
      long left = points - quarters(turn) * 1000L;
      routes.add(move(unit, turn, left));
      routes.add(move(unit, turn, left / 2));
    }
    routes.add(move(unit, shortest(towards), 0));
    routes.add(move(unit, 0, -points / 4));
    return routes;
  }

  private List<Command> flights(Piece unit, int towards, int jitter) {
    long points = catalogue.unit(unit).movementThousandths();
    List<Command> routes = new ArrayList<>();
    routes.add(move(unit, 0, points));
    routes.add(move(unit, 0, (points + 1) / 2));
    for (int swerve : SWERVES) {
      for (int turn : new int[] {shortest(towards + swerve + jitter), shortest(18_000 + swerve)}) {
        long left = points - quarters(turn) * 1000L;
        routes.add(move(unit, turn, left));
        routes.add(move(unit, turn, (points + 1) / 2));
      }
    }
    return routes;
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
    if (straight > 0) {
      segments.add(new Segment.Forward(Length.ofThousandths(straight)));
    } else if (straight < 0) {
      segments.add(new Segment.Reverse(Length.ofThousandths(-straight)));
    }
    return new UnitCommand.Move(unit.id(), new Path(segments));
  }

  /// How far to turn towards the nearest enemy, in hundredths of a degree.
  private static int towards(Situation situation, Piece unit) {
    Pose pose = Board.pose(unit);
    Point nearest = null;
    double least = Double.MAX_VALUE;
    for (Piece enemy : situation.pieces()) {
      if (Valuing.isEnemy(enemy, unit)) {
        Point at = Board.pose(enemy).at();
        double away = Valuing.inches(pose.at(), at);
        if (away < least) {
          least = away;
          nearest = at;
        }
      }
    }
    return nearest == null
        ? 0
        : pose.facing().shortestTo(Bearing.of(pose.at(), nearest)).hundredths();
  }

  private static int shortest(int turn) {
    int clockwise = Math.floorMod(turn, 36_000);
    return clockwise > 18_000 ? clockwise - 36_000 : clockwise;
  }

  private static int quarters(int turn) {
    return Math.ceilDiv(Math.abs(turn), QUARTER);
  }
}
