package baseplate.microbrickbattle;

import baseplate.core.doc.Doc;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The JSON Schemas of this ruleset's data.
final class Schemas {
  private static final List<String> NAMES =
      List.of("unit", "terrain", "victory-table", "scenario", "position", "command");

  private Schemas() {}

  static Map<String, Doc> all() {
    Map<String, Doc> schemas = new LinkedHashMap<>();
    for (String name : NAMES) {
      schemas.put(name, Resources.json("schemas/" + name + ".schema.json"));
    }
    return Collections.unmodifiableMap(schemas);
  }
}
