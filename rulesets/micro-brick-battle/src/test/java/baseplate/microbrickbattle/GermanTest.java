package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.HouseOption;
import baseplate.core.words.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The German sentences say all that the English ones say.
class GermanTest {
  private static final Pattern PLACE = Pattern.compile("\\{[a-zA-Z0-9]+}");
  private static final MicroBrickBattle RULESET = new MicroBrickBattle();
  private static final Map<String, String> ENGLISH = RULESET.words(Locale.ENGLISH);
  private static final Map<String, String> GERMAN = RULESET.words(Locale.GERMAN);

  private static String said(Map<String, String> words, String key) {
    return words.getOrDefault(key, "no sentence");
  }

  private static List<String> places(String sentence) {
    return PLACE.matcher(sentence).results().map(MatchResult::group).sorted().toList();
  }

  @Test
  void every_sentence_has_its_german_and_no_german_is_left_over() {
    assertThat(GERMAN.keySet()).containsExactlyInAnyOrderElementsOf(ENGLISH.keySet());
  }

  @Test
  void both_have_the_same_places_for_arguments() {
    assertThat(ENGLISH.keySet())
        .allMatch(key -> places(said(ENGLISH, key)).equals(places(said(GERMAN, key))));
  }

  @Test
  void whole_sentences_are_translated() {
    assertThat(ENGLISH.keySet())
        .filteredOn(key -> key.startsWith("mbb.r") || key.startsWith("mbb.option"))
        .allMatch(key -> !said(ENGLISH, key).equals(said(GERMAN, key)));
  }

  @Test
  void every_german_locale_reads_german_and_all_others_english() {
    assertThat(RULESET.words(Locale.of("de", "AT"))).isEqualTo(GERMAN);
    assertThat(RULESET.words(Locale.FRENCH)).isEqualTo(ENGLISH);
    assertThat(RULESET.words(Locale.ROOT)).isEqualTo(ENGLISH);
  }

  @Test
  void options_and_rules_are_said_in_german() {
    Texts texts = new Texts(Locale.GERMAN, GERMAN);
    assertThat(RULESET.options())
        .extracting(HouseOption::words)
        .allMatch(it -> texts.has(it.key()));
    assertThat(RULESET.digest()).allMatch(rule -> texts.has(rule.digest().key()));
  }
}
