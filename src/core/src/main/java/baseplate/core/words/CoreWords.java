package baseplate.core.words;

import java.io.InputStream;
import java.util.Map;
import java.util.Objects;

/// The core's own sentences.
public final class CoreWords {
  private static final String FILE = "/baseplate/core/words.properties";

  private CoreWords() {}

  /// English sentences by key, each key beginning with `core.`.
  public static Map<String, String> english() {
    InputStream file = CoreWords.class.getResourceAsStream(FILE);
    return WordFile.read(Objects.requireNonNull(file, FILE));
  }
}
