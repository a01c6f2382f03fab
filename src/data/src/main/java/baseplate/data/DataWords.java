package baseplate.data;

import baseplate.core.words.WordFile;
import java.util.Locale;
import java.util.Map;

/// The sentences about files.
public final class DataWords {
  private DataWords() {}

  /// English sentences by key, each key beginning with `data.`.
  public static Map<String, String> english() {
    return in(Locale.ROOT);
  }

  /// The sentences by key in the language, in English where it has none.
  public static Map<String, String> in(Locale locale) {
    return WordFile.in(
        locale, file -> DataWords.class.getResourceAsStream("/baseplate/data/" + file));
  }
}
