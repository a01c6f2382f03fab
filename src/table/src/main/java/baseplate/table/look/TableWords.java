package baseplate.table.look;

import baseplate.core.words.WordFile;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/// The table's own sentences.
public final class TableWords {
  private TableWords() {}

  /// Sentences by key in the language, in English where it has none; each key begins with `table.`.
  public static Map<String, String> in(Locale locale) {
    Map<String, String> words = new HashMap<>(read("words"));
    if (locale.getLanguage().equals(Locale.GERMAN.getLanguage())) {
      words.putAll(read("words_de"));
    }
    return words;
  }

  /// The sentences of one file.
  ///
  /// @param name `words` or `words_de`
  static Map<String, String> read(String name) {
    String file = "/baseplate/table/" + name + ".properties";
    InputStream in = TableWords.class.getResourceAsStream(file);
    return WordFile.read(Objects.requireNonNull(in, file));
  }
}
