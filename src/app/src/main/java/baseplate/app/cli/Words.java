package baseplate.app.cli;

import baseplate.core.Ruleset;
import baseplate.core.words.CoreWords;
import baseplate.core.words.Texts;
import baseplate.core.words.WordFile;
import baseplate.data.DataWords;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;

/// The sentences of the command line: English, with numbers as files have them, so that what it
/// prints is the same under every locale.
public final class Words {
  private static final String FILE = "/baseplate/app/words.properties";

  private final UnaryOperator<Map<String, String>> language;
  private final Texts base;

  private Words(UnaryOperator<Map<String, String>> language) {
    this.language = language;
    Map<String, String> all = new HashMap<>(CoreWords.english());
    all.putAll(DataWords.english());
    all.putAll(own());
    this.base = new Texts(Locale.ROOT, language.apply(all));
  }

  /// English.
  public static Words english() {
    return new Words(UnaryOperator.identity());
  }

  /// English sentences by key, each changed by the operator, as a pseudo-language does.
  public static Words changed(UnaryOperator<Map<String, String>> language) {
    return new Words(language);
  }

  /// The program's own sentences, each key beginning with `app.`.
  public static Map<String, String> own() {
    InputStream file = Words.class.getResourceAsStream(FILE);
    return WordFile.read(Objects.requireNonNull(file, FILE));
  }

  /// The program's sentences without those of any ruleset.
  Texts texts() {
    return base;
  }

  /// The program's sentences and those of all rulesets, for what may speak of any.
  Texts texts(Shelf shelf) {
    Texts all = base;
    for (Ruleset ruleset : shelf.all()) {
      all = all.plus(language.apply(ruleset.words(Locale.ENGLISH)));
    }
    return all;
  }

  /// The program's sentences and the ruleset's.
  Texts texts(Ruleset ruleset) {
    return base.plus(language.apply(ruleset.words(Locale.ENGLISH)));
  }
}
