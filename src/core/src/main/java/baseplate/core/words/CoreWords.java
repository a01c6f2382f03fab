package baseplate.core.words;

import java.io.InputStream;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/// The core's own sentences.
public final class CoreWords {
  private CoreWords() {}

  /// English sentences by key, each key beginning with `core.`.
  public static Map<String, String> english() {
    return read("words");
  }

  /// The sentences by key in the language, in English where it has none.
  public static Map<String, String> in(Locale locale) {
    Map<String, String> words = new HashMap<>(english());
    if (locale.getLanguage().equals(Locale.GERMAN.getLanguage())) {
      words.putAll(read("words_de"));
    }
    return words;
  }

  private static Map<String, String> read(String name) {
    String file = "/baseplate/core/" + name + ".properties";
    InputStream in = CoreWords.class.getResourceAsStream(file);
    return WordFile.read(Objects.requireNonNull(in, file));
  }
}
