package baseplate.data;

import baseplate.core.words.WordFile;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/// The sentences about files.
public final class DataWords {
  private DataWords() {}

  /// English sentences by key, each key beginning with `data.`.
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
    String file = "/baseplate/data/" + name + ".properties";
    InputStream in = DataWords.class.getResourceAsStream(file);
    return WordFile.read(Objects.requireNonNull(in, file));
  }
}
