package baseplate.data;

import baseplate.core.words.WordFile;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;

/// The sentences about files.
public final class DataWords {
  private static final String FILE = "/baseplate/data/words.properties";

  private DataWords() {}

  /// English sentences by key, each key beginning with `data.`.
  public static Map<String, String> english() {
    InputStream file = DataWords.class.getResourceAsStream(FILE);
    return WordFile.read(Objects.requireNonNull(file, FILE));
  }
}
