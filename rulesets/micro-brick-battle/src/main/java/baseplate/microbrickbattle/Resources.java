package baseplate.microbrickbattle;

import baseplate.core.doc.Doc;
import baseplate.core.words.WordFile;
import baseplate.data.Json;
import java.io.InputStream;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/// The files that come with the ruleset.
final class Resources {
  private Resources() {}

  /// A JSON document.
  static Doc json(String name) {
    return Json.read(open(name), name);
  }

  /// The sentences in the language.
  static Map<String, String> words(Locale locale) {
    return WordFile.in(locale, name -> Resources.class.getResourceAsStream(name));
  }

  private static InputStream open(String name) {
    return Objects.requireNonNull(Resources.class.getResourceAsStream(name), name);
  }
}
