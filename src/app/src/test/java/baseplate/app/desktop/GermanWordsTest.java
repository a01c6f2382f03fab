package baseplate.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.words.CoreWords;
import baseplate.data.DataWords;
import baseplate.table.look.TableWords;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The German sentences say all that the English ones say.
class GermanWordsTest {
  private static final Pattern PLACE = Pattern.compile("\\{[a-zA-Z0-9]+}");
  private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");

  /// What is the same word in both languages.
  private static final Set<String> SAME = Set.of("desktop.side.second", "desktop.new.computer");

  private static Stream<Function<Locale, Map<String, String>>> files() {
    return Stream.of(CoreWords::in, DataWords::in, TableWords::in, DesktopWords::own);
  }

  private static List<String> places(String sentence) {
    return PLACE.matcher(sentence).results().map(MatchResult::group).sorted().toList();
  }

  @ParameterizedTest
  @MethodSource("files")
  void both_have_the_same_keys_and_places_for_arguments(Function<Locale, Map<String, String>> in) {
    Map<String, List<String>> english = new HashMap<>();
    in.apply(Locale.ENGLISH).forEach((key, words) -> english.put(key, places(words)));
    Map<String, List<String>> german = new HashMap<>();
    in.apply(Locale.GERMAN).forEach((key, words) -> german.put(key, places(words)));
    assertThat(german).isEqualTo(english);
  }

  @ParameterizedTest
  @MethodSource("files")
  void what_has_words_is_translated(Function<Locale, Map<String, String>> in) {
    Map<String, String> german = in.apply(Locale.GERMAN);
    assertThat(in.apply(Locale.ENGLISH))
        .allSatisfy(
            (key, words) -> {
              if (hasWords(words) && !SAME.contains(key)) {
                assertThat(german.get(key)).as(key).isNotEqualTo(words);
              }
            });
  }

  private static boolean hasWords(String sentence) {
    return WORD.matcher(PLACE.matcher(sentence).replaceAll("")).find();
  }

  @ParameterizedTest
  @MethodSource("files")
  void every_german_locale_reads_german_and_others_english(
      Function<Locale, Map<String, String>> in) {
    assertThat(in.apply(Locale.of("de", "CH"))).isEqualTo(in.apply(Locale.GERMAN));
    assertThat(in.apply(Locale.FRENCH)).isEqualTo(in.apply(Locale.ROOT));
    assertThat(in.apply(Locale.GERMAN)).isNotEqualTo(in.apply(Locale.ROOT));
  }

  @Test
  void the_desktop_speaks_all_of_it() {
    assertThat(DesktopWords.texts(Locale.GERMAN).keys())
        .containsAll(CoreWords.english().keySet())
        .containsAll(DataWords.english().keySet())
        .containsAll(TableWords.in(Locale.ROOT).keySet());
  }
}
