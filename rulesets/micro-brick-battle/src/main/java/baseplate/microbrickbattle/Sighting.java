package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.Pieces;
import baseplate.core.SideId;
import baseplate.core.Situation;
import baseplate.geometry.Angle;
import baseplate.geometry.Point;
import baseplate.geometry.sight.Look;
import baseplate.geometry.sight.Muzzle;
import baseplate.geometry.sight.Obstacle;
import baseplate.geometry.sight.Obstacles;
import baseplate.geometry.sight.Target;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What units see of each other.
///
/// @rule MBB-13
/// @rule MBB-14
/// @rule MBB-15
final class Sighting {
  private static final Obstacles OPEN_AIR = Obstacles.of(List.of());

  private final Catalogue catalogue;
  private final Board board;
  private final Readings readings;
  private final Aim aim;
  private final Function<Pieces, Ground> ground = this::survey;

  Sighting(Setting setting) {
    this.catalogue = setting.catalogue();
    this.board = setting.board();
    this.readings = setting.readings();
    this.aim = new Aim(setting);
  }

  /// Whether there is Line of Sight from a unit to another once its barrel points there.
  boolean sees(Situation situation, Piece shooter, Piece target) {
    return seesFreely(situation, shooter, target)
        || line(situation, shooter, aim.swung(shooter, target), target).sees();
  }

  /// Whether the line to the target's centre meets no Hard Cover: then there is surely Line of
  /// Sight, which is found out sooner so.
  boolean seesFreely(Situation situation, Piece shooter, Piece target) {
    Angle turret = aim.swung(shooter, target);
    Point from = catalogue.unit(shooter).gun().muzzle(Board.pose(shooter), turret);
    return situation.pieces().derived(ground).isOpen(from, Board.pose(target).at());
  }

  /// What a unit sees of another with its turret at that angle; neither need be a piece of the
  /// situation, but what stands there under their ids does not count.
  Sightline line(Situation situation, Piece shooter, Angle turret, Piece target) {
    UnitKind kind = catalogue.unit(shooter);
    Muzzle muzzle = muzzle(kind, shooter, turret);
    Target goal = known(board.stand(target).target(), target);
    return kind.unitClass().flies() || catalogue.unit(target).unitClass().flies()
        ? throughAir(shooter, target, muzzle, goal)
        : overGround(shooter, target, muzzle, goal, situation.pieces().derived(ground));
  }

  private static Sightline throughAir(Piece shooter, Piece target, Muzzle muzzle, Target goal) {
    Look clear = OPEN_AIR.look(muzzle, goal);
    return new Sightline(shooter, target, muzzle, goal, OPEN_AIR, clear, Sightline.WreckCut.NONE);
  }

  private Sightline overGround(Piece shooter, Piece target, Muzzle muzzle, Target goal, Ground at) {
    Sightline known = at.last();
    if (known != null && known.isOf(shooter, target, muzzle)) {
      return known;
    }
    Sightline line = lookOver(shooter, target, muzzle, goal, at);
    at.remember(line);
    return line;
  }

  private Sightline lookOver(Piece shooter, Piece target, Muzzle muzzle, Target goal, Ground at) {
    Obstacles past = past(at, shooter, target);
    return readings.wreckAndCover() == Readings.WreckAndCover.ADD && !at.wrecks().isEmpty()
        ? apart(shooter, target, muzzle, goal, past, at)
        : together(shooter, target, muzzle, goal, past, at);
  }

  private static <T> T known(@Nullable T found, Piece piece) {
    if (found == null) {
      throw new IllegalStateException("no unit on the table: " + piece);
    }
    return found;
  }

  private Muzzle muzzle(UnitKind kind, Piece shooter, Angle turret) {
    return turret.equals(UnitState.of(shooter).turret())
        ? known(board.stand(shooter).muzzle(), shooter)
        : kind.gun().muzzleAt(Board.pose(shooter), turret);
  }

  private Obstacles past(Ground at, Piece shooter, Piece target) {
    Obstacles past = at.between(shooter.id(), target.id());
    return readings.friendlyUnits() == Readings.Friends.CLEAR
        ? past.without(at.unitsOf(owner(shooter)))
        : past;
  }

  private static SideId owner(Piece unit) {
    return unit.side().orElseThrow();
  }

  /// Wrecks count in the share, and the worst of share and wreck costs.
  ///
  /// @rule MBB-17
  private static Sightline together(
      Piece shooter, Piece target, Muzzle muzzle, Target goal, Obstacles past, Ground at) {
    Look look = past.look(muzzle, goal);
    return new Sightline(shooter, target, muzzle, goal, past, look, cut(look.hindering(), at));
  }

  /// Wrecks cost beside the share and are left out of it.
  ///
  /// @rule MBB-17
  private static Sightline apart(
      Piece shooter, Piece target, Muzzle muzzle, Target goal, Obstacles past, Ground at) {
    Obstacles sound = past.without(at.wrecks());
    Look look = sound.look(muzzle, goal);
    List<Obstacle> hindering = past.hindering(muzzle, goal, look.side());
    return new Sightline(shooter, target, muzzle, goal, sound, look, cut(hindering, at));
  }

  private static Sightline.WreckCut cut(List<Obstacle> hindering, Ground at) {
    if (!at.wrecks().isEmpty()) {
      for (Obstacle obstacle : hindering) {
        if (at.wrecks().contains(obstacle.id())) {
          return Sightline.WreckCut.CUTS;
        }
      }
    }
    return Sightline.WreckCut.NONE;
  }

  /// What of both kinds hides some of the facing side, whatever it costs by the table's agreements.
  ///
  /// @param friends live units of the shooter's side
  /// @param wrecks wrecks
  record InTheWay(List<Obstacle> friends, List<Obstacle> wrecks) {
    InTheWay {
      friends = List.copyOf(friends);
      wrecks = List.copyOf(wrecks);
    }
  }

  /// Looks again for what has to be named.
  ///
  /// @rule MBB-15
  /// @rule MBB-17
  InTheWay inTheWay(Situation situation, Sightline line) {
    if (isInAir(line.shooter()) || isInAir(line.target())) {
      return new InTheWay(List.of(), List.of());
    }
    Ground at = situation.pieces().derived(ground);
    List<Obstacle> hindering =
        at.between(line.shooter().id(), line.target().id())
            .hindering(line.muzzle(), line.goal(), line.look().side());
    return new InTheWay(
        among(hindering, at.unitsOf(owner(line.shooter()))), among(hindering, at.wrecks()));
  }

  private boolean isInAir(Piece unit) {
    return catalogue.unit(unit).unitClass().flies();
  }

  private static List<Obstacle> among(List<Obstacle> obstacles, List<String> ids) {
    return obstacles.stream().filter(obstacle -> ids.contains(obstacle.id())).toList();
  }

  private Ground survey(Pieces pieces) {
    return Ground.of(pieces, board);
  }
}
