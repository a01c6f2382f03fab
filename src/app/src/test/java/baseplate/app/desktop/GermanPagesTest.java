package baseplate.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Under German no page says anything in English.
class GermanPagesTest {
  private static final Pattern PLACE = Pattern.compile("\\\\\\{[a-zA-Z0-9]+\\\\}");

  @TempDir private Path home;

  @Test
  void no_page_says_anything_in_english() {
    try (Rig rig = Rig.installed(home)) {
      Rig.onScreen(
          () -> {
            rig.shell().settings().set(rig.shell().settings().now().speaking("de"));
            return true;
          });
      List<Pattern> english = english(rig);
      Tour tour = new Tour(rig);
      for (Tour.Stop stop : Tour.Stop.values()) {
        tour.go(stop);
        rig.picture("german-" + stop);
        assertThat(said(rig))
            .as(stop.name())
            .isNotEmpty()
            .allMatch(text -> isGerman(text, english));
      }
    }
  }

  private static Set<String> said(Rig rig) {
    return Rig.onScreen(
        () -> {
          Set<String> said = new HashSet<>();
          for (Node node : Nodes.shown(rig.shell().window().getRoot())) {
            said.addAll(Nodes.words(node));
          }
          said.removeAll(readings(rig));
          return said;
        });
  }

  /// Readings of agreements are shown as they stand in files, in every language.
  private static Set<String> readings(Rig rig) {
    Set<String> readings = new HashSet<>();
    rig.shell().library().rulesets().stream()
        .flatMap(ruleset -> ruleset.options().stream())
        .forEach(option -> readings.addAll(option.values()));
    return readings;
  }

  private static boolean isGerman(String text, List<Pattern> english) {
    return english.stream().noneMatch(sentence -> sentence.matcher(text).matches());
  }

  /// The English sentences that are not said just so in German too; a place for an argument stands
  /// for anything.
  private static List<Pattern> english(Rig rig) {
    Map<String, String> english = words(rig, Locale.ENGLISH);
    Map<String, String> german = words(rig, Locale.GERMAN);
    List<Pattern> patterns = new ArrayList<>();
    english.values().stream()
        .filter(words -> words.chars().filter(Character::isLetter).count() > 2)
        .filter(words -> !german.containsValue(words))
        .forEach(words -> patterns.add(Pattern.compile(anything(words))));
    return patterns;
  }

  private static String anything(String words) {
    String quoted = words.replaceAll("[\\\\.\\[\\]{}()*+?^$|]", "\\\\$0");
    return PLACE.matcher(quoted).replaceAll(".+");
  }

  private static Map<String, String> words(Rig rig, Locale locale) {
    Map<String, String> words = new HashMap<>(DesktopWords.own(locale));
    words.putAll(baseplate.table.look.TableWords.in(locale));
    words.putAll(baseplate.core.words.CoreWords.in(locale));
    rig.shell().library().rulesets().forEach(ruleset -> words.putAll(ruleset.words(locale)));
    return words;
  }
}
