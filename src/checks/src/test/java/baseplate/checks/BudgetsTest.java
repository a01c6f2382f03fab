package baseplate.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The budgets on the whole: the single file and method are held by Checkstyle.
class BudgetsTest {
  private static final int MEDIAN_FILE = 80;
  private static final int NINE_IN_TEN_METHODS = 12;

  @Test
  void the_median_file_of_the_main_code_is_short() {
    assertThat(median(lines(Reactor.mainFiles()))).isLessThan(MEDIAN_FILE);
  }

  @Test
  void nine_in_ten_methods_of_the_main_code_are_short() {
    assertShort(new Sources(Reactor.mainFiles()).methodLines());
  }

  @Test
  void nine_in_ten_methods_of_the_tests_are_short() {
    assertShort(new Sources(Reactor.testFiles()).methodLines());
  }

  @Test
  void no_file_is_longer_than_the_budget() {
    for (Path file :
        Stream.of(Reactor.mainFiles(), Reactor.testFiles()).flatMap(List::stream).toList()) {
      assertThat(Reactor.text(file).lines().count())
          .as(Reactor.shown(file))
          .isLessThanOrEqualTo(400);
    }
  }

  @Test
  void every_public_type_says_what_it_is() {
    assertThat(new Sources(Reactor.mainFiles()).undocumented()).isEmpty();
  }

  private static void assertShort(List<Integer> methods) {
    assertThat(methods).isNotEmpty();
    long shortOnes = methods.stream().filter(lines -> lines < NINE_IN_TEN_METHODS).count();
    assertThat(shortOnes * 10)
        .as("%d of %d methods under %d lines", shortOnes, methods.size(), NINE_IN_TEN_METHODS)
        .isGreaterThanOrEqualTo(methods.size() * 9L);
  }

  private static List<Integer> lines(List<Path> files) {
    return files.stream().map(file -> (int) Reactor.text(file).lines().count()).sorted().toList();
  }

  private static int median(List<Integer> sorted) {
    return sorted.get(sorted.size() / 2);
  }
}
