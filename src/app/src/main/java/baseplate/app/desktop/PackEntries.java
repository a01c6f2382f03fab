package baseplate.app.desktop;

import baseplate.core.Ruleset;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.scene.Field;
import baseplate.core.words.Phrase;
import baseplate.data.Pack;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The entries of packs, as they are listed.
final class PackEntries {
  /// How many of an entry of a pack may be counted before its workbench is asked.
  private static final int MOST = 1000;

  private PackEntries() {}

  /// Those of a kind.
  static List<Doc.Obj> of(Pack pack, String kind) {
    return pack.data().files().stream()
        .filter(file -> file.kind().equals(kind))
        .flatMap(file -> Fields.of(file.doc(), "").objects(kind).stream())
        .map(Fields::whole)
        .toList();
  }

  static String id(Doc.Obj entry) {
    return Fields.of(entry, "").text("id");
  }

  /// What people read.
  static String name(Doc.Obj entry) {
    return Fields.of(entry, "").text("name", id(entry));
  }

  /// The scenarios that a pack brings, as they are called in the program.
  static List<Ruleset.ScenarioInfo> scenarios(Pack pack) {
    return of(pack, "scenarios").stream()
        .map(entry -> new Ruleset.ScenarioInfo(named(pack, entry), name(name(entry))))
        .toList();
  }

  private static Phrase name(String name) {
    return Phrase.of("table.named", "name", name);
  }

  private static String named(Pack pack, Doc.Obj entry) {
    return pack.id() + ":" + id(entry);
  }

  /// All entries of packs that a workbench may count, by kind.
  static Map<String, List<Field.Entry>> countable(List<Pack> packs) {
    Map<String, List<Field.Entry>> all = new LinkedHashMap<>();
    for (Pack pack : packs) {
      for (String kind : kinds(pack)) {
        for (Doc.Obj entry : of(pack, kind)) {
          all.computeIfAbsent(kind, _ -> new ArrayList<>()).add(countable(pack, entry));
        }
      }
    }
    return all;
  }

  private static List<String> kinds(Pack pack) {
    return pack.data().files().stream().map(file -> file.kind()).distinct().toList();
  }

  private static Field.Entry countable(Pack pack, Doc.Obj entry) {
    Phrase label = Phrase.of("desktop.editors.of-pack", "name", name(entry), "pack", pack.name());
    return new Field.Entry(named(pack, entry), label, 0, MOST);
  }
}
