package baseplate.app.cli;

import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import java.util.Map;

/// A command with names in place of the numbers that a player fills in.
final class Templates {
  private static final Map<String, String> NAMES =
      Map.of(
          "forward", "INCHES",
          "reverse", "INCHES",
          "turn", "DEGREES",
          "to", "DEGREES",
          "facing", "DEGREES",
          "turret", "DEGREES",
          "at", "INCHES",
          "faces", "FACE");

  private Templates() {}

  /// The template of an example.
  static Doc.Obj of(Doc.Obj example) {
    DocBuilder doc = Doc.object();
    example.fields().forEach((name, value) -> doc.put(name, of(value, name)));
    return doc.build();
  }

  private static Doc of(Doc value, String name) {
    return switch (value) {
      case Doc.Obj obj -> of(obj);
      case Doc.Items items -> Doc.list(items.items(), item -> of(item, name));
      case Doc.Num _ -> Doc.of(NAMES.getOrDefault(name, "NUMBER"));
      case Doc.Text _, Doc.Flag _, Doc.Nothing _ -> value;
    };
  }
}
