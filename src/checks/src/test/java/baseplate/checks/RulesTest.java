package baseplate.checks;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Ruleset;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The rules that a ruleset lists, that its code carries out and that tests show are the same.
class RulesTest {
  private static final Pattern TAG = Pattern.compile("///.*@rule (\\w+-\\d+)");
  private static final Pattern COVERS = Pattern.compile("@Covers\\(([^)]*)\\)");
  private static final Pattern ID = Pattern.compile("\\b([A-Z]{3}-\\d+)\\b");

  @Test
  void every_rule_has_its_place_in_the_code() {
    Set<String> carriedOut = found(Reactor.mainFiles(), TAG);
    for (Ruleset ruleset : rulesets()) {
      assertThat(carriedOut).as("@rule in " + ruleset.id()).containsAll(ids(ruleset));
    }
  }

  @Test
  void every_rule_has_a_test() {
    Set<String> covered = covered();
    for (Ruleset ruleset : rulesets()) {
      assertThat(covered).as("@Covers in " + ruleset.id()).containsAll(ids(ruleset));
    }
  }

  @Test
  void every_rule_that_is_cited_is_listed() {
    Set<String> known = new TreeSet<>();
    Set<String> prefixes = new TreeSet<>();
    rulesets().forEach(ruleset -> known.addAll(ids(ruleset)));
    known.forEach(id -> prefixes.add(id.substring(0, 4)));
    Set<String> cited = found(Reactor.mainFiles(), ID);
    cited.addAll(covered());
    cited.removeIf(id -> !prefixes.contains(id.substring(0, 4)));
    assertThat(known).containsAll(cited);
  }

  @Test
  void the_page_of_a_ruleset_goes_through_its_rules() {
    for (Ruleset ruleset : rulesets()) {
      Path page = Reactor.part(ruleset.id()).folder().resolve("README.md");
      assertThat(found(List.of(page), ID)).as(ruleset.id()).containsAll(ids(ruleset));
    }
  }

  @Test
  void a_ruleset_lists_each_rule_once_in_order_and_says_it() {
    for (Ruleset ruleset : rulesets()) {
      List<String> listed = ruleset.digest().stream().map(entry -> entry.id().toString()).toList();
      assertThat(listed).as(ruleset.id()).isNotEmpty().doesNotHaveDuplicates();
    }
  }

  private static Set<String> covered() {
    Set<String> ids = new TreeSet<>();
    for (Path file : Reactor.testFiles()) {
      Matcher covers = COVERS.matcher(Reactor.text(file));
      while (covers.find()) {
        Matcher each = ID.matcher(covers.group(1));
        while (each.find()) {
          ids.add(each.group(1));
        }
      }
    }
    return ids;
  }

  private static Set<String> found(List<Path> files, Pattern pattern) {
    Set<String> ids = new TreeSet<>();
    for (Path file : files) {
      Matcher each = pattern.matcher(Reactor.text(file));
      while (each.find()) {
        ids.add(each.group(1));
      }
    }
    return ids;
  }

  private static List<String> ids(Ruleset ruleset) {
    return ruleset.digest().stream().map(entry -> entry.id().toString()).toList();
  }

  private static List<Ruleset> rulesets() {
    Stream<Ruleset> all = ServiceLoader.load(Ruleset.class).stream().map(each -> each.get());
    return all.toList();
  }
}
