package baseplate.testkit.charge;

import baseplate.core.words.WordFile;
import java.util.Map;
import java.util.Objects;

/// The charge's sentences.
final class ChargeWords {
  private static final String FILE = "/baseplate/testkit/charge/words.properties";

  private ChargeWords() {}

  static Map<String, String> english() {
    return WordFile.read(Objects.requireNonNull(ChargeWords.class.getResourceAsStream(FILE), FILE));
  }
}
