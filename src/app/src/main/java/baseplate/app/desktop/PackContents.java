package baseplate.app.desktop;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.data.BadFile;
import baseplate.data.Json;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a pack's files hold, to be changed entry by entry. Files that are not changed stay as their
/// maker wrote them.
///
/// @param manifest of the pack
/// @param files what each file that it names holds, by path
record PackContents(Doc.Obj manifest, Map<String, Doc.Obj> files) {
  /// The file that says what a pack is.
  static final String MANIFEST = "pack.json";

  private static final String FILES = "files";

  PackContents {
    files = Map.copyOf(files);
  }

  /// A pack with nothing in it yet.
  static PackContents fresh(String id, String name, String ruleset) {
    Doc.Obj manifest =
        Doc.object()
            .put("id", id)
            .put("name", name)
            .put("version", "1")
            .put("ruleset", ruleset)
            .put("format", 1)
            .put(FILES, Doc.object().build())
            .build();
    return new PackContents(manifest, Map.of());
  }

  /// Those of a folder; throws [BadFile].
  static PackContents read(Path folder) {
    try {
      Fields manifest = Fields.of(Json.read(folder.resolve(MANIFEST)), "");
      Map<String, Doc.Obj> files = new LinkedHashMap<>();
      Fields named = manifest.object(FILES);
      for (String kind : named.names()) {
        for (String path : named.texts(kind)) {
          files.put(path, Fields.of(Json.read(folder.resolve(path)), "").whole());
        }
      }
      return new PackContents(manifest.whole(), files);
    } catch (Malformed malformed) {
      throw BadFile.of(folder.resolve(MANIFEST).toString(), malformed);
    }
  }

  String id() {
    return Fields.of(manifest, "").text("id");
  }

  /// The files of a kind, in order.
  private List<String> paths(String kind) {
    Fields named = Fields.of(manifest, "").object(FILES);
    return named.has(kind) ? named.texts(kind) : List.of();
  }

  private List<Doc.Obj> entries(String path, String kind) {
    Doc.Obj file = files.getOrDefault(path, Doc.object().build());
    return Fields.of(file, "").objects(kind).stream().map(Fields::whole).toList();
  }

  /// Whether it holds an entry.
  boolean has(String kind, String entry) {
    return paths(kind).stream()
        .flatMap(path -> entries(path, kind).stream())
        .anyMatch(each -> idOf(each).equals(entry));
  }

  private static String idOf(Doc.Obj entry) {
    return Fields.of(entry, "").text("id");
  }

  /// With an entry in place of the one of its id, or at the end of the first file of its kind.
  PackContents with(String kind, Doc.Obj entry) {
    for (String path : paths(kind)) {
      List<Doc.Obj> all = new ArrayList<>(entries(path, kind));
      int at = all.stream().map(PackContents::idOf).toList().indexOf(idOf(entry));
      if (at >= 0) {
        all.set(at, entry);
        return holding(path, kind, all);
      }
    }
    return paths(kind).isEmpty() ? begun(kind, entry) : added(kind, entry);
  }

  private PackContents added(String kind, Doc.Obj entry) {
    String path = paths(kind).getFirst();
    List<Doc.Obj> all = new ArrayList<>(entries(path, kind));
    all.add(entry);
    return holding(path, kind, all);
  }

  /// With a first file of a kind.
  private PackContents begun(String kind, Doc.Obj entry) {
    String path = kind + ".json";
    Doc.Obj before = Fields.of(manifest, "").object(FILES).whole();
    Map<String, Doc> named = new LinkedHashMap<>(before.fields());
    named.put(kind, new Doc.Items(List.of(Doc.of(path))));
    Map<String, Doc> changed = new LinkedHashMap<>(manifest.fields());
    changed.put(FILES, new Doc.Obj(named));
    return new PackContents(new Doc.Obj(changed), files).holding(path, kind, List.of(entry));
  }

  /// Without an entry.
  PackContents without(String kind, String entry) {
    PackContents left = this;
    for (String path : paths(kind)) {
      List<Doc.Obj> all = entries(path, kind);
      List<Doc.Obj> others = all.stream().filter(each -> !idOf(each).equals(entry)).toList();
      left = others.size() < all.size() ? left.holding(path, kind, others) : left;
    }
    return left;
  }

  private PackContents holding(String path, String kind, List<Doc.Obj> entries) {
    Map<String, Doc.Obj> changed = new LinkedHashMap<>(files);
    changed.put(path, Doc.object().put(kind, Doc.list(entries, each -> each)).build());
    return new PackContents(manifest, changed);
  }

  /// The bytes of every file, by path, with those that the manifest names before the manifest.
  Map<String, byte[]> bytes() {
    Map<String, byte[]> bytes = new LinkedHashMap<>();
    files.forEach((path, doc) -> bytes.put(path, bytes(doc)));
    bytes.put(MANIFEST, bytes(manifest));
    return bytes;
  }

  /// The bytes of the files that differ from what another has there.
  Map<String, byte[]> since(PackContents before) {
    Map<String, byte[]> changed = bytes();
    changed.keySet().removeIf(path -> doc(path).equals(before.doc(path)));
    return changed;
  }

  private Doc doc(String path) {
    return path.equals(MANIFEST) ? manifest : files.getOrDefault(path, Doc.object().build());
  }

  private static byte[] bytes(Doc doc) {
    return Json.write(doc).getBytes(StandardCharsets.UTF_8);
  }
}
