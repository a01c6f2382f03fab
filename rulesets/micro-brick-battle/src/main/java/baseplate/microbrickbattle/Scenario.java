package baseplate.microbrickbattle;

import baseplate.core.TableSize;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import java.util.ArrayList;
import java.util.List;

/// A ready battle: table, forces, terrain, ends.
///
/// @param id its name in files
/// @param name what players read
/// @param table its size
/// @param terms its ends and strips
/// @param sides both sides, the first first
/// @param terrain the terrain pieces that may be set up, as written
record Scenario(
    String id, String name, TableSize table, Terms terms, List<Force> sides, List<Fields> terrain) {
  static final int MOST_UNITS = 60;
  static final int MOST_TERRAIN = 200;

  Scenario {
    sides = List.copyOf(sides);
    terrain = List.copyOf(terrain);
  }

  /// A side's force.
  ///
  /// @param name what the side is called
  /// @param units ids of their kinds
  record Force(String name, List<String> units) {
    Force {
      units = List.copyOf(units);
    }
  }

  static Scenario read(Fields fields) {
    Scenario scenario = scenario(fields);
    fields.maybe("victoryTable");
    fields.done();
    return scenario;
  }

  private static Scenario scenario(Fields fields) {
    TableSize table = table(fields);
    Fields ground = fields.object("terrain");
    List<Fields> pieces = ground.objects("pieces");
    Terms terms = TermsDocs.read(fields, least(ground, pieces.size()));
    TermsDocs.check(fields, terms, table);
    return new Scenario(
        fields.text("id"), UnitReader.name(fields), table, terms, sides(fields), pieces);
  }

  /// How many of the terrain pieces must be set up.
  private static int least(Fields ground, int pieces) {
    int least = ground.has("least") ? ground.count("least", 0, MOST_TERRAIN) : pieces;
    if (pieces > MOST_TERRAIN || least > pieces) {
      throw ground.fault("least", Phrase.of("mbb.malformed.least", "pieces", pieces));
    }
    ground.done();
    return least;
  }

  private static TableSize table(Fields fields) {
    Point far = fields.point("table");
    if (Math.min(far.x(), far.y()) < 6_000 || Math.max(far.x(), far.y()) > 1_000_000) {
      throw fields.fault("table", Phrase.of("mbb.malformed.table-size"));
    }
    return new TableSize(Length.ofThousandths(far.x()), Length.ofThousandths(far.y()));
  }

  private static List<Force> sides(Fields fields) {
    List<Force> sides = new ArrayList<>();
    for (Fields side : fields.objects("sides")) {
      sides.add(force(side));
    }
    if (sides.size() != 2) {
      throw fields.fault("sides", Phrase.of("mbb.malformed.sides"));
    }
    return sides;
  }

  private static Force force(Fields side) {
    List<String> units = side.texts("units");
    if (units.isEmpty() || units.size() > MOST_UNITS) {
      throw side.fault("units", Phrase.of("mbb.malformed.force", "most", MOST_UNITS));
    }
    Force force = new Force(UnitReader.name(side), units);
    side.done();
    return force;
  }
}
