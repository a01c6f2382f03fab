package baseplate.core;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.scene.Workbench;
import baseplate.core.words.Phrase;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A rulebook as a program, found by `ServiceLoader`.
public interface Ruleset {
  /// Its id in files and on the command line: lower case, dashes.
  String id();

  /// The key of its name.
  Phrase name();

  /// The version of its rules; a new one when a verdict may differ.
  String version();

  /// Its rules in order, with the digest of each in our own words.
  List<RuleEntry> digest();

  /// Its open clauses.
  List<HouseOption> options();

  /// Its ready battles.
  List<ScenarioInfo> scenarios();

  /// The fresh battle of a scenario or position, with all data that it uses; throws
  /// [baseplate.core.doc.Malformed].
  Opening open(SetUp setUp);

  /// The rules with the data that stands in a battle's header; throws
  /// [baseplate.core.doc.Malformed].
  Rules rules(Fields content, Agreements agreements);

  /// Sentences by key in the language, or in English where it has none.
  Map<String, String> words(Locale locale);

  /// The JSON Schemas of its data by name (`unit`, `terrain`, `scenario`, `position`, `command`,
  /// …), as documents.
  Map<String, Doc> schemas();

  /// Its ready data, for those who export it or build on it: by kind of file (`units`, `terrain`),
  /// each entry as a document of the schema of its kind.
  default Map<String, List<Doc.Obj>> catalogue() {
    return Map.of();
  }

  /// Its editors of units, scenarios, creations, decks.
  default List<Workbench> workbenches() {
    return List.of();
  }

  /// Throws [baseplate.core.doc.Malformed] where an entry of a pack cannot be played with, though
  /// it is of the shape that its schema asks for.
  ///
  /// @param kind the kind of file that holds it (`units`)
  default void demandSound(String kind, Fields entry) {}

  /// A ready battle.
  ///
  /// @param id its name in files
  /// @param name what players read
  record ScenarioInfo(String id, Phrase name) {}

  /// A fresh battle.
  ///
  /// @param content the data that the battle uses, in full, for the header
  /// @param start the battle before its first command
  /// @param sides the names that the scenario gives its sides, the first side first; empty where it
  ///   gives none
  record Opening(Doc.Obj content, Battle start, List<String> sides) {
    public Opening {
      sides = List.copyOf(sides);
    }

    /// Whose sides have no names of their own.
    public Opening(Doc.Obj content, Battle start) {
      this(content, start, List.of());
    }
  }
}
