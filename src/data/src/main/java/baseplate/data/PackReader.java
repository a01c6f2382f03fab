package baseplate.data;

import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// Reads one pack: its manifest, then each file that it names.
final class PackReader {
  /// The file that says what a pack is.
  static final String MANIFEST = "pack.json";

  /// The largest file of a pack.
  static final Limits FILE = new Limits(4 << 20, 200_000);

  private static final int FORMAT = 1;
  private static final int FILES = 100;
  private static final int TOTAL = 16 << 20;
  private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9-]{0,39}");

  private final String name;
  private final PackFiles files;
  private final Map<String, Shape> shapes = new HashMap<>();
  private final Set<String> taken = new HashSet<>();
  private int total;

  /// @param name what the pack is called in an error
  PackReader(String name, PackFiles files) {
    this.name = name;
    this.files = files;
  }

  /// Reads it; throws [BadFile].
  Pack read(List<Ruleset> rulesets) {
    Doc manifest = json(MANIFEST);
    try {
      return pack(Fields.of(manifest, ""), rulesets);
    } catch (Malformed malformed) {
      throw BadFile.of(in(MANIFEST), malformed);
    }
  }

  private Pack pack(Fields manifest, List<Ruleset> rulesets) {
    String id = id(manifest);
    checkFormat(manifest);
    Ruleset ruleset = ruleset(manifest, rulesets);
    String label = label(manifest, "name");
    String version = label(manifest, "version");
    List<SetUp.PackFile> read = packFiles(manifest.object("files"), ruleset);
    manifest.done();
    return new Pack(id, label, version, ruleset.id(), new SetUp.PackData(id, read));
  }

  private static void checkFormat(Fields manifest) {
    if (manifest.count("format", 1, Integer.MAX_VALUE) > FORMAT) {
      throw manifest.fault("format", Phrase.of("data.pack.newer"));
    }
  }

  private static String id(Fields fields) {
    String id = fields.text("id");
    if (!ID.matcher(id).matches()) {
      throw fields.fault("id", Phrase.of("data.pack.id"));
    }
    return id;
  }

  private static String label(Fields fields, String field) {
    String text = fields.text(field);
    if (text.isBlank() || text.length() > 100 || text.chars().anyMatch(Character::isISOControl)) {
      throw fields.fault(field, Phrase.of("core.malformed.text", "most", 100));
    }
    return text;
  }

  private static Ruleset ruleset(Fields fields, List<Ruleset> rulesets) {
    String id = fields.text("ruleset");
    return rulesets.stream()
        .filter(ruleset -> ruleset.id().equals(id))
        .findFirst()
        .orElseThrow(() -> fields.fault("ruleset", Phrase.of("data.pack.ruleset", "id", id)));
  }

  private List<SetUp.PackFile> packFiles(Fields named, Ruleset ruleset) {
    List<SetUp.PackFile> read = new ArrayList<>();
    for (String kind : named.names()) {
      Entries entries = new Entries(kind, shape(named, kind, ruleset.schemas()), ruleset);
      for (String path : named.texts(kind)) {
        checkNamed(named, kind, path, read.size());
        read.add(new SetUp.PackFile(kind, checked(path, entries)));
      }
    }
    return read;
  }

  /// What each entry of a kind must be: of the shape, and such that the ruleset can play with it.
  private record Entries(String kind, Shape shape, Ruleset ruleset) {
    void check(Fields entry) {
      shape.check(entry.whole(), entry.pointer());
      ruleset.demandSound(kind, Fields.of(entry.whole(), entry.pointer()));
    }
  }

  /// Refuses a path that leads out of the pack, and one more than there may be.
  private static void checkNamed(Fields named, String kind, String path, int before) {
    if (!PackPath.isPlain(path)) {
      throw named.fault(kind, Phrase.of("data.pack.path", "name", path));
    }
    if (before == FILES) {
      throw named.fault(kind, Phrase.of("data.pack.entries", "most", FILES));
    }
  }

  /// The shape of the entries of a file of that kind: `units` holds each a `unit`.
  private Shape shape(Fields named, String kind, Map<String, Doc> schemas) {
    String one = kind.endsWith("s") ? kind.substring(0, kind.length() - 1) : kind;
    String schema = schemas.containsKey(kind) ? kind : one;
    Doc known = schemas.get(schema);
    if (known == null) {
      throw named.fault(kind, Phrase.of("data.pack.kind", "kind", kind));
    }
    return shapes.computeIfAbsent(schema, _ -> Shape.of(known));
  }

  private Doc checked(String path, Entries entries) {
    Doc doc = json(path);
    try {
      check(Fields.of(doc, ""), entries);
      return doc;
    } catch (Malformed malformed) {
      throw BadFile.of(in(path), malformed);
    }
  }

  private void check(Fields file, Entries entries) {
    for (Fields entry : file.objects(entries.kind())) {
      if (!taken.add(entries.kind() + ":" + id(entry))) {
        throw entry.fault("id", Phrase.of("data.pack.twice"));
      }
      entries.check(entry);
    }
    file.done();
  }

  private Doc json(String path) {
    byte[] bytes = files.read(path);
    total += bytes.length;
    if (total > TOTAL) {
      throw Disk.tooLarge(name, TOTAL);
    }
    return Json.read(bytes, in(path), FILE);
  }

  private String in(String path) {
    return name + "/" + path;
  }
}
