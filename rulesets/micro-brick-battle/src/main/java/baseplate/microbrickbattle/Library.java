package baseplate.microbrickbattle;

import baseplate.core.SetUp;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All data at hand before a battle picks its own: ready data and packs, as written.
///
/// @param units kinds of units by id
/// @param terrain kinds of terrain by id
/// @param scenarios ready battles by id
/// @param victoryTables Victory Tables by id
/// @param prices what units are worth
record Library(
    Map<String, Doc.Obj> units,
    Map<String, Doc.Obj> terrain,
    Map<String, Doc.Obj> scenarios,
    Map<String, Doc.Obj> victoryTables,
    Doc prices) {
  private static final String UNITS = "units";
  private static final String TERRAIN = "terrain";
  private static final String SCENARIOS = "scenarios";
  private static final String VICTORY_TABLES = "victory-tables";
  private static final String USUAL = "usual";

  /// What comes with the program.
  static Library ready() {
    return new Library(
        entries(Resources.json("units.json"), "", UNITS),
        entries(Resources.json("terrain.json"), "", TERRAIN),
        entries(Resources.json("scenarios.json"), "", SCENARIOS),
        entries(Resources.json("victory-tables.json"), "", VICTORY_TABLES),
        Resources.json("prices.json"));
  }

  /// Throws [Malformed] where an entry of that kind of file cannot be played with.
  void demandSound(String kind, Fields entry) {
    switch (kind) {
      case UNITS -> new UnitReader(Prices.read(Fields.of(prices, ""))).read(entry);
      case TERRAIN -> TerrainReader.read(entry);
      case SCENARIOS -> Scenario.read(entry);
      case VICTORY_TABLES -> VictoryReader.read(Fields.of(bare(entry.whole()), entry.pointer()));
      default -> throw new Malformed("", Phrase.of("mbb.malformed.kind", "kind", kind));
    }
  }

  /// Its entries by kind of file.
  Map<String, List<Doc.Obj>> byKind() {
    Map<String, List<Doc.Obj>> kinds = new LinkedHashMap<>();
    kinds.put(UNITS, List.copyOf(units.values()));
    kinds.put(TERRAIN, List.copyOf(terrain.values()));
    kinds.put(SCENARIOS, List.copyOf(scenarios.values()));
    kinds.put(VICTORY_TABLES, List.copyOf(victoryTables.values()));
    return kinds;
  }

  /// This and the entries of packs, which are named `pack:entry` and never shadow anything.
  Library plus(Collection<SetUp.PackData> packs) {
    Library sum = copy();
    for (SetUp.PackData pack : packs) {
      for (SetUp.PackFile file : pack.files()) {
        sum.ofKind(file.kind()).putAll(entries(file.doc(), pack.id() + ":", file.kind()));
      }
    }
    return sum;
  }

  /// The same in maps of its own, which may be added to.
  private Library copy() {
    return new Library(
        new LinkedHashMap<>(units),
        new LinkedHashMap<>(terrain),
        new LinkedHashMap<>(scenarios),
        new LinkedHashMap<>(victoryTables),
        prices);
  }

  private Map<String, Doc.Obj> ofKind(String kind) {
    return switch (kind) {
      case UNITS -> units;
      case TERRAIN -> terrain;
      case SCENARIOS -> scenarios;
      case VICTORY_TABLES -> victoryTables;
      default -> throw new Malformed("", Phrase.of("mbb.malformed.kind", "kind", kind));
    };
  }

  private static Map<String, Doc.Obj> entries(Doc doc, String prefix, String kind) {
    Map<String, Doc.Obj> entries = new LinkedHashMap<>();
    Fields file = Fields.of(doc, "");
    for (Fields entry : file.objects(kind)) {
      enter(entry, prefix + entry.text("id"), entries);
    }
    file.done();
    return entries;
  }

  private static void enter(Fields entry, String id, Map<String, Doc.Obj> entries) {
    if (entries.putIfAbsent(id, renamed(entry.whole(), id)) != null) {
      throw entry.fault("id", Phrase.of("mbb.malformed.twice", "id", id));
    }
  }

  private static Doc.Obj renamed(Doc.Obj entry, String id) {
    Map<String, Doc> fields = new LinkedHashMap<>(entry.fields());
    fields.put("id", Doc.of(id));
    return new Doc.Obj(fields);
  }

  /// A ready battle; throws [Malformed] naming all of them when there is no such.
  Scenario scenario(String id) {
    return Scenario.read(
        Fields.of(found(scenarios, id, "/scenario", "mbb.malformed.scenario"), ""));
  }

  /// The Victory Table of a ready battle: its own where it brings or names one.
  ///
  /// @rule MBB-21
  Doc victoryTable(String scenario) {
    return Optional.ofNullable(scenarios.get(scenario))
        .map(written -> written.fields().get("victoryTable"))
        .map(this::victoryTable)
        .orElseGet(this::victoryTable);
  }

  /// The usual Victory Table.
  Doc victoryTable() {
    return victoryTable(Doc.of(USUAL));
  }

  /// A Victory Table that somebody wrote down: one that is called by its id, else itself.
  ///
  /// @rule MBB-21
  Doc victoryTable(Doc written) {
    return written instanceof Doc.Text(String id)
        ? bare(found(victoryTables, id, "/victoryTable", "mbb.malformed.no-table"))
        : written;
  }

  /// A table as battles keep it: without its id and its name.
  private static Doc.Obj bare(Doc.Obj table) {
    Map<String, Doc> fields = new LinkedHashMap<>(table.fields());
    fields.keySet().removeAll(List.of("id", "name"));
    return new Doc.Obj(fields);
  }

  /// A unit kind as written; throws [Malformed] at `pointer`.
  Doc.Obj unit(String id, String pointer) {
    return found(units, id, pointer, "mbb.malformed.unit");
  }

  /// A terrain kind as written; throws [Malformed] at `pointer`.
  Doc.Obj terrain(String id, String pointer) {
    return found(terrain, id, pointer, "mbb.malformed.terrain");
  }

  private static Doc.Obj found(
      Map<String, Doc.Obj> entries, String id, String pointer, String complaint) {
    Doc.Obj found = entries.get(id);
    if (found == null) {
      List<String> known = new ArrayList<>(entries.keySet());
      throw new Malformed(pointer, Phrase.of(complaint, "id", id, "known", known));
    }
    return found;
  }
}
