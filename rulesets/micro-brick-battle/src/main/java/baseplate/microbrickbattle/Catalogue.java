package baseplate.microbrickbattle;

import baseplate.core.Piece;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The data that a battle is fought with.
///
/// @param units kinds of units by id
/// @param terrain kinds of terrain by id
/// @param table the Victory Table
record Catalogue(
    Map<String, UnitKind> units, Map<String, TerrainKind> terrain, VictoryTable table) {
  Catalogue {
    units = Collections.unmodifiableMap(new LinkedHashMap<>(units));
    terrain = Collections.unmodifiableMap(new LinkedHashMap<>(terrain));
  }

  /// The kind of a piece that is a unit.
  UnitKind unit(Piece piece) {
    return known(units.get(piece.kind()), piece.kind());
  }

  /// The kind of a piece that is terrain.
  TerrainKind terrain(Piece piece) {
    return known(terrain.get(piece.kind()), piece.kind());
  }

  /// The kind of unit of that id.
  UnitKind unitKind(String id) {
    return known(units.get(id), id);
  }

  /// The kind of terrain of that id.
  TerrainKind terrainKind(String id) {
    return known(terrain.get(id), id);
  }

  private static <T> T known(@Nullable T kind, String id) {
    if (kind == null) {
      throw new IllegalStateException("not in the catalogue: " + id);
    }
    return kind;
  }
}
