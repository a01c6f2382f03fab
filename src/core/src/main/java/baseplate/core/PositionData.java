package baseplate.core;

import baseplate.core.doc.Fields;
import baseplate.geometry.Pose;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A position file, read but not yet understood by its ruleset.
///
/// Rulesets read their own fields from `rest`, `pieces[].rest` and `terrain[].rest`, and must call
/// `done()` on each so that unknown fields are refused.
///
/// @param ruleset the ruleset's id
/// @param table the table's size
/// @param house agreements that differ from the defaults
/// @param sides the sides' names
/// @param pieces the pieces
/// @param terrain the terrain
/// @param rest the whole file: phase, active, round and what the ruleset adds
public record PositionData(
    String ruleset,
    TableSize table,
    Map<String, String> house,
    List<String> sides,
    List<Item> pieces,
    List<Item> terrain,
    Fields rest) {
  public PositionData {
    house = Map.copyOf(house);
    sides = List.copyOf(sides);
    pieces = List.copyOf(pieces);
    terrain = List.copyOf(terrain);
  }

  /// A piece or terrain element.
  ///
  /// @param id its name
  /// @param side its owner, null for terrain
  /// @param kind `unit` of a piece, `kind` of terrain
  /// @param pose centre of its outline's bounding rectangle and facing; null when it is not on the
  ///   table
  /// @param rest its other fields
  public record Item(
      PieceId id, @Nullable SideId side, String kind, @Nullable Pose pose, Fields rest) {
    /// Its owner.
    public Optional<SideId> owner() {
      return Optional.ofNullable(side);
    }

    /// Where it stands.
    public Optional<Pose> placed() {
      return Optional.ofNullable(pose);
    }
  }
}
