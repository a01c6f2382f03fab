package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.words.CoreWords;
import baseplate.data.DataWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class WordsTest {
  private static final Path SOURCES = Path.of("..").toAbsolutePath().normalize();
  private static final Path RULESETS = SOURCES.resolveSibling("rulesets");

  /// A whole key in a text of the code: two words at least, no dot at the end.
  static final Pattern KEY =
      Pattern.compile("\"((?:app|core|data|mbb)(?:\\.[A-Za-z0-9-]*[A-Za-z0-9])+)\"");

  private static final Pattern PLACE = Pattern.compile("\\{([a-zA-Z0-9]+)}");

  static Map<String, String> all() {
    Map<String, String> all = new HashMap<>(CoreWords.english());
    all.putAll(DataWords.english());
    all.putAll(Words.own());
    Shelf.installed().all().forEach(ruleset -> all.putAll(ruleset.words(Locale.ENGLISH)));
    return all;
  }

  static List<Path> mainSources() throws IOException {
    try (Stream<Path> src = Files.walk(SOURCES);
        Stream<Path> rulesets = Files.walk(RULESETS)) {
      return Stream.concat(src, rulesets)
          .filter(path -> path.toString().endsWith(".java"))
          .filter(path -> path.toString().replace('\\', '/').contains("/src/main/java/"))
          .filter(path -> !path.toString().contains("testkit"))
          .toList();
    }
  }

  @Test
  void every_key_that_the_code_names_has_an_english_sentence() throws IOException {
    Map<String, String> words = all();
    Set<String> missing = new TreeSet<>();
    int found = 0;
    for (Path source : mainSources()) {
      for (MatchResult key : KEY.matcher(Files.readString(source)).results().toList()) {
        found++;
        if (!words.containsKey(key.group(1))) {
          missing.add(source.getFileName() + ": " + key.group(1));
        }
      }
    }
    assertThat(found).isGreaterThan(200);
    assertThat(missing).isEmpty();
  }

  @Test
  void every_command_and_each_of_its_words_is_explained() {
    Map<String, String> words = Words.own();
    for (Verb verb : Verbs.all()) {
      assertThat(words).containsKey("app.verb." + verb.name());
      Grammar grammar = new Grammar(verb.name(), Words.english().texts());
      verb.describe(grammar);
      assertThat(grammar.parser().getUsageMessage())
          .as(verb.name())
          .doesNotContain("app.word.", "app.option.", "app.verb.", "app.help.");
    }
  }

  @Test
  void every_own_sentence_is_used_and_its_places_have_plain_names() {
    for (Map.Entry<String, String> sentence : Words.own().entrySet()) {
      String left = PLACE.matcher(sentence.getValue()).replaceAll("");
      assertThat(left).as(sentence.getKey()).doesNotContain("{", "}");
      assertThat(sentence.getValue()).as(sentence.getKey()).isNotBlank();
    }
  }
}
