package baseplate.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DocsTest {
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(#[^)\\s]*)?\\)");

  @Test
  void every_link_of_the_pages_leads_somewhere() {
    List<String> broken = new ArrayList<>();
    for (Path page : pages()) {
      Matcher links = LINK.matcher(Reactor.text(page));
      while (links.find()) {
        if (!leadsSomewhere(page, links.group(1))) {
          broken.add(Reactor.shown(page) + ": " + links.group(1));
        }
      }
    }
    assertThat(broken).isEmpty();
  }

  @Test
  void the_first_page_names_both_commands() {
    assertThat(Reactor.text(Reactor.ROOT.resolve("README.md")))
        .contains("mvn -q compile exec:exec")
        .contains("mvn verify");
  }

  @Test
  void no_two_decisions_have_one_number() {
    List<String> numbers =
        Reactor.files(Reactor.ROOT.resolve("docs/decisions"), ".md").stream()
            .map(file -> file.getFileName().toString())
            .filter(name -> name.matches("\\d{4}-.*"))
            .map(name -> name.substring(0, 4))
            .toList();
    assertThat(numbers).isNotEmpty().doesNotHaveDuplicates();
  }

  private static boolean leadsSomewhere(Path page, String link) {
    return link.matches("[a-z]+:.*") || Files.exists(page.resolveSibling(link));
  }

  private static List<Path> pages() {
    Stream<Path> kept =
        Stream.of("docs", "rulesets", "assets", "src")
            .flatMap(folder -> Reactor.files(Reactor.ROOT.resolve(folder), ".md").stream())
            .filter(file -> !Reactor.shown(file).contains("/target/"));
    return Stream.concat(Stream.of(Reactor.ROOT.resolve("README.md")), kept).toList();
  }
}
