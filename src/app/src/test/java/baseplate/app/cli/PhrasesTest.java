package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Every sentence that the code makes gets all that its text has places for.
class PhrasesTest {
  private static final Pattern PLACE = Pattern.compile("\\{([a-zA-Z0-9]+)}");

  @Test
  void every_place_of_every_sentence_is_filled_where_the_sentence_is_made() throws IOException {
    Set<String> open = new TreeSet<>();
    int found = 0;
    for (PhraseSource source : PhraseSource.all()) {
      for (PhraseSource.Made made : source.made()) {
        found++;
        Set<String> left = places(made.key());
        left.removeAll(made.names());
        left.forEach(name -> open.add(source.name() + ": " + made.key() + " {" + name + "}"));
      }
    }
    assertThat(found).isGreaterThan(300);
    assertThat(open).isEmpty();
  }

  private static Set<String> places(String key) {
    return PLACE
        .matcher(WordsTest.all().getOrDefault(key, ""))
        .results()
        .map((MatchResult place) -> place.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
