package baseplate.app.desktop;

import baseplate.core.Ruleset;
import baseplate.core.words.CoreWords;
import baseplate.core.words.Texts;
import baseplate.core.words.WordFile;
import baseplate.data.DataWords;
import baseplate.table.look.TableWords;
import java.util.Locale;
import java.util.Map;

/// The desktop's sentences, and those of all that it shows.
public final class DesktopWords {
  private DesktopWords() {}

  /// The desktop's own sentences in the language, in English where it has none; each key begins
  /// with `desktop.`.
  public static Map<String, String> own(Locale locale) {
    return WordFile.in(
        locale, file -> DesktopWords.class.getResourceAsStream("/baseplate/app/desktop/" + file));
  }

  /// All sentences without those of any ruleset.
  public static Texts texts(Locale locale) {
    return new Texts(locale, CoreWords.in(locale))
        .plus(DataWords.in(locale))
        .plus(TableWords.in(locale))
        .plus(own(locale));
  }

  /// All sentences with those of a ruleset.
  public static Texts texts(Locale locale, Ruleset ruleset) {
    return texts(locale).plus(ruleset.words(locale));
  }
}
