package baseplate.core.scene;

import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.words.Phrase;
import baseplate.geometry.Height;
import baseplate.geometry.Point;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A piece as it is drawn from above.
///
/// @param piece which
/// @param side its owner, null for what belongs to nobody
/// @param label what players read beside it
/// @param parts drawn in order, lower first
/// @param badges short words on it
public record Figure(
    PieceId piece, @Nullable SideId side, Phrase label, List<Part> parts, List<Phrase> badges) {
  public Figure {
    parts = List.copyOf(parts);
    badges = List.copyOf(badges);
  }

  /// Its owner.
  public Optional<SideId> owner() {
    return Optional.ofNullable(side);
  }

  /// What a part is, for the way it is drawn.
  public enum Role {
    HULL,
    TURRET,
    BARREL,
    WRECK,
    TERRAIN_HARD,
    TERRAIN_SOFT,
    GROUND,
    AIRCRAFT
  }

  /// What a part is built of, for the way it is drawn.
  public enum Material {
    /// Bricks in the colour of the side that owns it; grey where nobody does.
    PAINT,
    BRICK,
    STONE,
    LEAF,
    TIMBER,
    EARTH,
    WATER
  }

  /// A part of a figure.
  ///
  /// @param role what it is
  /// @param material what it is built of
  /// @param corners in table coordinates, in order
  /// @param top height of its top above the table
  public record Part(Role role, Material material, List<Point> corners, Height top) {
    public Part {
      corners = List.copyOf(corners);
    }

    /// A part in its side's colour.
    public Part(Role role, List<Point> corners, Height top) {
      this(role, Material.PAINT, corners, top);
    }
  }
}
