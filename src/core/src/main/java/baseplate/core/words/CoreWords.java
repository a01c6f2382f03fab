package baseplate.core.words;

import java.util.Locale;
import java.util.Map;

/// The core's own sentences.
public final class CoreWords {
  private CoreWords() {}

  /// English sentences by key, each key beginning with `core.`.
  public static Map<String, String> english() {
    return in(Locale.ROOT);
  }

  /// The sentences by key in the language, in English where it has none.
  public static Map<String, String> in(Locale locale) {
    return WordFile.in(
        locale, file -> CoreWords.class.getResourceAsStream("/baseplate/core/" + file));
  }
}
