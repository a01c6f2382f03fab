package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.Place;
import baseplate.geometry.Height;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Pose;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// The ground that pieces cover: outlines where they stand, kept for poses that come again.
///
/// What is kept never changes an answer; entries are immutable and may be lost at any time, so no
/// thread waits for another.
final class Board {
  private static final int SLOTS = 1 << 12;

  private final Catalogue catalogue;
  private final @Nullable Placed[] kept = new Placed[SLOTS];
  private final ConcurrentHashMap<TerrainState, Outline> rectangles = new ConcurrentHashMap<>();

  Board(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /// The outline of a piece that is on the table.
  Placed placed(Piece piece) {
    return placed(outline(piece), pose(piece));
  }

  /// The outline in the pose.
  Placed placed(Outline outline, Pose pose) {
    int slot = (pose.hashCode() * 31 + System.identityHashCode(outline)) & (SLOTS - 1);
    Placed known = kept[slot];
    if (known != null && known.outline() == outline && known.pose().equals(pose)) {
      return known;
    }
    Placed fresh = outline.at(pose);
    kept[slot] = fresh;
    return fresh;
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
