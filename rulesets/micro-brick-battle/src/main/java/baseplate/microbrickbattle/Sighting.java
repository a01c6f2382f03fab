package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.Pieces;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.core.Situation;
import baseplate.geometry.Angle;
import baseplate.geometry.Placed;
import baseplate.geometry.Pose;
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
  private final Function<Piece, Stand> standing = this::standing;
  private final Function<Pieces, Ground> ground = this::survey;

  Sighting(Setting setting) {
    this.catalogue = setting.catalogue();
    this.board = setting.board();
    this.readings = setting.readings();
    this.aim = new Aim(setting);
  }

  /// Whether there is Line of Sight from a unit to another once its barrel points there.
  boolean sees(Situation situation, Piece shooter, Piece target) {
    return line(situation, shooter, aim.swung(shooter, target), target).sees();
  }

  /// What a unit sees of another with its turret at that angle; neither need be a piece of the
  /// situation, but what stands there under their ids does not count.
  Sightline line(Situation situation, Piece shooter, Angle turret, Piece target) {
    UnitKind kind = catalogue.unit(shooter);
    Muzzle muzzle = muzzle(kind, shooter, turret);
    Target goal = known(target.derived(standing).target(), target);
    if (kind.unitClass().flies() || catalogue.unit(target).unitClass().flies()) {
      Look clear = OPEN_AIR.look(muzzle, goal);
      return new Sightline(shooter, target, muzzle, goal, OPEN_AIR, clear, Sightline.WreckCut.NONE);
    }
    Ground at = situation.pieces().derived(ground);
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
        ? known(shooter.derived(standing).muzzle(), shooter)
        : muzzle(kind, Board.pose(shooter), turret);
  }

  /// The barrel's end.
  ///
  /// @rule MBB-31
  private static Muzzle muzzle(UnitKind kind, Pose hull, Angle turret) {
    return new Muzzle(kind.gun().muzzle(hull, turret), kind.gun().height());
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

  private Ground survey(Pieces pieces) {
    return Ground.of(pieces, standing);
  }

  private Stand standing(Piece piece) {
    if (!(piece.place() instanceof Place.OnTable(Pose pose))) {
      return Stand.NOWHERE;
    }
    Placed placed = board.placed(piece);
    Obstacle obstacle =
        hinders(piece)
            ? new Obstacle(piece.id().text(), placed, board.top(piece), cover(piece))
            : null;
    if (!(piece.state() instanceof UnitState unit)) {
      return new Stand(obstacle, null, null);
    }
    Muzzle muzzle = muzzle(catalogue.unit(piece), pose, unit.turret());
    return new Stand(obstacle, new Target(placed, board.top(piece)), muzzle);
  }

  /// Aeroplanes and flat terrain hinder nothing.
  ///
  /// @rule MBB-25
  private boolean hinders(Piece piece) {
    return TerrainState.is(piece)
        ? board.cover(piece) != Cover.NONE
        : !catalogue.unit(piece).unitClass().flies();
  }

  private baseplate.geometry.sight.Cover cover(Piece piece) {
    return TerrainState.is(piece) && board.cover(piece) == Cover.HARD
        ? baseplate.geometry.sight.Cover.HARD
        : baseplate.geometry.sight.Cover.SOFT;
  }
}
