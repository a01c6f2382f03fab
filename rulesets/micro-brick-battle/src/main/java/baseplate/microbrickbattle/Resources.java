package baseplate.microbrickbattle;

import baseplate.core.doc.Doc;
import baseplate.core.words.WordFile;
import baseplate.data.Json;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;

/// The files that come with the ruleset.
final class Resources {
  private Resources() {}

  /// A JSON document.
  static Doc json(String name) {
    return Json.read(open(name), name);
  }

  /// A file of sentences.
  static Map<String, String> words(String name) {
    return WordFile.read(open(name));
  }

  private static InputStream open(String name) {
    return Objects.requireNonNull(Resources.class.getResourceAsStream(name), name);
  }
}
