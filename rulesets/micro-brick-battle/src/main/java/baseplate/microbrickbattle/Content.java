package baseplate.microbrickbattle;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The data of one battle as its header holds it, so that the battle plays on with its own data
/// whatever becomes of the ready data.
///
/// @param catalogue the kinds that the battle uses
/// @param terms what it is fought for
record Content(Catalogue catalogue, Terms terms) {
  private static final int MOST_PIECES = 1000;

  static Content read(Fields fields) {
    Map<String, UnitKind> units = units(fields);
    Map<String, TerrainKind> terrain = terrain(fields);
    VictoryTable table = VictoryReader.read(fields.object("victoryTable"));
    Terms terms = terms(fields.object("terms"));
    fields.done();
    return new Content(new Catalogue(units, terrain, table), terms);
  }

  private static Map<String, UnitKind> units(Fields fields) {
    UnitReader reader = new UnitReader(Prices.read(fields.object("prices")));
    Map<String, UnitKind> units = new LinkedHashMap<>();
    for (Fields unit : fields.objects("units")) {
      UnitKind kind = reader.read(unit);
      units.put(kind.id(), kind);
    }
    return units;
  }

  private static Map<String, TerrainKind> terrain(Fields fields) {
    Map<String, TerrainKind> terrain = new LinkedHashMap<>();
    for (Fields piece : fields.objects("terrain")) {
      TerrainKind kind = TerrainReader.read(piece);
      terrain.put(kind.id(), kind);
    }
    return terrain;
  }

  private static Terms terms(Fields fields) {
    Terms terms = TermsDocs.read(fields, fields.count("terrainLeast", 0, MOST_PIECES));
    fields.done();
    return terms;
  }

  /// Refuses data that the rules could not play with.
  static void check(Doc.Obj content) {
    read(Fields.of(content, "/content"));
  }

  /// The content of a battle that uses these kinds.
  static Doc.Obj write(
      Library library,
      Collection<Doc.Obj> units,
      Collection<Doc.Obj> terrain,
      Doc victoryTable,
      Terms terms) {
    List<Doc> unitDocs = new ArrayList<>(units);
    List<Doc> terrainDocs = new ArrayList<>(terrain);
    return Doc.object()
        .put("prices", library.prices())
        .put("units", new Doc.Items(unitDocs))
        .put("terrain", new Doc.Items(terrainDocs))
        .put("victoryTable", victoryTable)
        .put("terms", TermsDocs.write(terms))
        .build();
  }
}
