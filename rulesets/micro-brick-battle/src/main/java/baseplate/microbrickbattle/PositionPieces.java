package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.PieceState;
import baseplate.core.Place;
import baseplate.core.PositionData;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import baseplate.geometry.Angle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The pieces of a position that somebody wrote down: `turret`, `wreck` and `status` of units,
/// `size` and `height` of terrain.
final class PositionPieces {
  private static final int MOST_PIECES = 1000;
  private static final List<String> COMMON = List.of("id", "side", "unit", "kind", "at", "facing");

  private final PositionData position;
  private final Map<String, Doc.Obj> units = new LinkedHashMap<>();
  private final Map<String, Doc.Obj> terrain = new LinkedHashMap<>();

  PositionPieces(Library library, PositionData position) {
    this.position = position;
    requireFew(position);
    for (PositionData.Item item : position.pieces()) {
      units.put(item.kind(), library.unit(item.kind(), item.rest().at("unit")));
    }
    for (PositionData.Item item : position.terrain()) {
      terrain.put(item.kind(), library.terrain(item.kind(), item.rest().at("kind")));
    }
  }

  private static void requireFew(PositionData position) {
    if (position.pieces().size() + position.terrain().size() > MOST_PIECES) {
      throw new Malformed("/pieces", Phrase.of("mbb.malformed.crowd", "most", MOST_PIECES));
    }
  }

  Collection<Doc.Obj> unitDocs() {
    return units.values();
  }

  Collection<Doc.Obj> terrainDocs() {
    return terrain.values();
  }

  List<Piece> pieces(Catalogue catalogue) {
    List<Piece> pieces = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (PositionData.Item item : position.pieces()) {
      pieces.add(unit(item, once(item, ids), catalogue));
    }
    for (PositionData.Item item : position.terrain()) {
      pieces.add(terrain(item, once(item, ids), catalogue));
    }
    return pieces;
  }

  /// The item's own fields, the common ones read; refuses an id that stands twice.
  private static Fields once(PositionData.Item item, Set<String> ids) {
    Fields fields = item.rest();
    COMMON.forEach(fields::maybe);
    if (!ids.add(item.id().text())) {
      throw fields.fault("id", Phrase.of("mbb.malformed.twice", "id", item.id()));
    }
    return fields;
  }

  private static Piece unit(PositionData.Item item, Fields fields, Catalogue catalogue) {
    requireOwner(item, fields);
    Angle turret = fields.has("turret") ? fields.degrees("turret") : Angle.ZERO;
    Status status = status(item, fields);
    if (status == Status.WRECK && catalogue.unitKind(item.kind()).unitClass().flies()) {
      throw fields.fault("wreck", Phrase.of("mbb.malformed.aeroplane-wreck"));
    }
    fields.done();
    requirePlace(item, fields, status);
    return piece(item, UnitState.FRESH.aimed(turret).become(status));
  }

  private static void requireOwner(PositionData.Item item, Fields fields) {
    if (item.owner().isEmpty() || item.owner().get().number() > 1) {
      throw fields.fault("side", Phrase.of("mbb.malformed.side"));
    }
  }

  /// What covers ground needs a place, what does not has none.
  private static void requirePlace(PositionData.Item item, Fields fields, Status status) {
    boolean stands = status == Status.LIVE || status == Status.WRECK;
    if (stands != item.placed().isPresent()) {
      String key = stands ? "mbb.malformed.no-place" : "mbb.malformed.place";
      throw fields.fault("at", Phrase.of(key, "unit", item.id()));
    }
  }

  private static Status status(PositionData.Item item, Fields fields) {
    boolean wreck = fields.flag("wreck", false);
    if (!fields.has("status")) {
      return wreck ? Status.WRECK : item.placed().isPresent() ? Status.LIVE : Status.RESERVE;
    }
    Status status = Names.read(fields, "status", Status.values());
    if (wreck && status != Status.WRECK) {
      throw fields.fault("status", Phrase.of("mbb.malformed.wreck"));
    }
    return status;
  }

  private static Piece terrain(PositionData.Item item, Fields fields, Catalogue catalogue) {
    TerrainState state = TerrainReader.piece(fields, catalogue.terrainKind(item.kind()));
    fields.done();
    if (item.placed().isEmpty()) {
      throw fields.fault("at", Phrase.of("mbb.malformed.no-place", "unit", item.id()));
    }
    return piece(item, state);
  }

  private static Piece piece(PositionData.Item item, PieceState state) {
    Place place =
        item.placed().isPresent() ? new Place.OnTable(item.placed().get()) : new Place.Aside();
    return new Piece(item.id(), item.side(), item.kind(), place, state);
  }
}
