package baseplate.table.look;

import baseplate.core.words.WordFile;
import java.util.Locale;
import java.util.Map;

/// The table's own sentences.
public final class TableWords {
  private TableWords() {}

  /// The sentences by key in the language, in English where it has none; each key begins with
  /// `table.`.
  public static Map<String, String> in(Locale locale) {
    return WordFile.in(
        locale, file -> TableWords.class.getResourceAsStream("/baseplate/table/" + file));
  }
}
