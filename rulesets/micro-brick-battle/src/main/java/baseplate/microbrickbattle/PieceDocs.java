package baseplate.microbrickbattle;

import baseplate.core.PieceState;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.geometry.Height;

/// Piece states in files.
final class PieceDocs {
  private static final long MOST_SPENT = 1_000_000;

  private PieceDocs() {}

  static Doc.Obj write(PieceState state) {
    return switch (state) {
      case UnitState unit -> unit(unit);
      case TerrainState terrain -> terrain(terrain);
      default -> throw new IllegalArgumentException("neither unit nor terrain: " + state);
    };
  }

  private static Doc.Obj unit(UnitState unit) {
    return Doc.object()
        .put("status", unit.status().word())
        .put("turret", CommonDocs.degrees(unit.turret()))
        .put("driven", Doc.scaled(unit.driven(), 3))
        .put("turned", Doc.scaled(unit.turned(), 2))
        .put("flown", Doc.scaled(unit.flown(), 3))
        .build();
  }

  private static Doc.Obj terrain(TerrainState terrain) {
    return Doc.object()
        .put("across", Doc.scaled(terrain.across().thousandths(), 3))
        .put("along", Doc.scaled(terrain.along().thousandths(), 3))
        .put("tenths", terrain.height().tenths())
        .build();
  }

  static PieceState read(Fields fields) {
    PieceState state = fields.has("status") ? unit(fields) : terrain(fields);
    fields.done();
    return state;
  }

  private static UnitState unit(Fields fields) {
    return new UnitState(
        Names.read(fields, "status", Status.values()),
        fields.degrees("turret"),
        fields.scaled("driven", 3, 0, MOST_SPENT),
        (int) fields.scaled("turned", 2, 0, MOST_SPENT),
        fields.scaled("flown", 3, 0, MOST_SPENT));
  }

  private static TerrainState terrain(Fields fields) {
    return new TerrainState(
        fields.inches("across"),
        fields.inches("along"),
        new Height(fields.whole("tenths", 0, Height.MAX_TENTHS)));
  }
}
