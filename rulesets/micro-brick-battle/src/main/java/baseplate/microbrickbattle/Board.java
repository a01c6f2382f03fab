package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.Place;
import baseplate.geometry.Height;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Pose;
import baseplate.geometry.sight.Muzzle;
import baseplate.geometry.sight.Obstacle;
import baseplate.geometry.sight.Target;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Where pieces stand: the ground that they cover and what they are to sight, worked out once and
/// kept with each piece.
final class Board {
  private final Catalogue catalogue;
  private final Function<Piece, Stand> standing = this::standing;
  private final ConcurrentHashMap<TerrainState, Outline> rectangles = new ConcurrentHashMap<>();

  Board(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /// What a piece is as it stands.
  Stand stand(Piece piece) {
    return piece.derived(standing);
  }

  /// The outline of a piece that is on the table; throws IllegalStateException for others.
  Placed placed(Piece piece) {
    Placed placed = stand(piece).placed();
    if (placed == null) {
      throw new IllegalStateException("not on the table: " + piece);
    }
    return placed;
  }

  private Stand standing(Piece piece) {
    if (!(piece.place() instanceof Place.OnTable(Pose pose))) {
      return Stand.NOWHERE;
    }
    Placed placed = outline(piece).at(pose);
    if (!(piece.state() instanceof UnitState unit)) {
      return new Stand(placed, obstacle(piece, placed), null, null);
    }
    Muzzle muzzle = catalogue.unit(piece).gun().muzzleAt(pose, unit.turret());
    return new Stand(placed, obstacle(piece, placed), new Target(placed, top(piece)), muzzle);
  }

  private @Nullable Obstacle obstacle(Piece piece, Placed placed) {
    return hinders(piece)
        ? new Obstacle(piece.id().text(), placed, top(piece), sightCover(piece))
        : null;
  }

  /// Aeroplanes and flat terrain hinder nothing.
  ///
  /// @rule MBB-25
  private boolean hinders(Piece piece) {
    return TerrainState.is(piece)
        ? cover(piece) != Cover.NONE
        : !catalogue.unit(piece).unitClass().flies();
  }

  private baseplate.geometry.sight.Cover sightCover(Piece piece) {
    return TerrainState.is(piece) && cover(piece) == Cover.HARD
        ? baseplate.geometry.sight.Cover.HARD
        : baseplate.geometry.sight.Cover.SOFT;
  }

  /// The shape of a piece as it is now: a hull, a hull on its side, a terrain piece.
  ///
  /// @rule MBB-30
  /// @rule MBB-38
  Outline outline(Piece piece) {
    return switch (piece.state()) {
      case UnitState unit when unit.status() == Status.WRECK -> catalogue.unit(piece).wreck();
      case UnitState _ -> catalogue.unit(piece).hull();
      case TerrainState terrain -> rectangle(terrain);
      default -> throw new IllegalStateException("neither unit nor terrain: " + piece);
    };
  }

  /// The height of a piece's top as it is now.
  ///
  /// @rule MBB-38
  Height top(Piece piece) {
    return switch (piece.state()) {
      case UnitState unit when unit.status() == Status.WRECK -> catalogue.unit(piece).wreckHeight();
      case UnitState _ -> catalogue.unit(piece).height();
      case TerrainState terrain -> terrain.height();
      default -> throw new IllegalStateException("neither unit nor terrain: " + piece);
    };
  }

  /// The cover that a terrain piece gives.
  ///
  /// @rule MBB-14
  Cover cover(Piece terrain) {
    return catalogue.terrain(terrain).cover(TerrainState.of(terrain).height());
  }

  /// The pose of a piece that is on the table; throws IllegalStateException for others.
  static Pose pose(Piece piece) {
    if (piece.place() instanceof Place.OnTable(Pose pose)) {
      return pose;
    }
    throw new IllegalStateException("not on the table: " + piece);
  }

  /// Whether a piece covers ground: it is on the table and not gone.
  static boolean stands(Piece piece) {
    return piece.place() instanceof Place.OnTable;
  }

  private Outline rectangle(TerrainState terrain) {
    return rectangles.computeIfAbsent(
        terrain, size -> Outline.rectangle(size.along(), size.across()));
  }
}
