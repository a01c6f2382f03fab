package baseplate.checks;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import java.nio.file.Files;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// The same battle file gives the same battle on every machine, on every day.
class SameEverywhereTest {
  private static final JavaClasses ALL =
      new ClassFileImporter()
          .importPaths(
              Reactor.parts().stream()
                  .map(Reactor.Part::classes)
                  .filter(Files::isDirectory)
                  .toList());

  @Test
  void all_chance_comes_from_a_seed() {
    none(Asked.USE_UNSEEDED_CHANCE, "baseplate.benchmarks..", "baseplate.app..");
  }

  @Test
  void the_wall_clock_is_read_by_the_window_alone() {
    none(Asked.READ_THE_CLOCK, "baseplate.benchmarks..", "baseplate.app..", "baseplate.table..");
  }

  @Test
  void time_is_measured_where_files_are_written_and_in_the_window() {
    none(
        Asked.MEASURE_TIME,
        "baseplate.benchmarks..",
        "baseplate.app..",
        "baseplate.table..",
        "baseplate.data..");
  }

  @Test
  void nothing_below_the_window_follows_the_machine() {
    none(
        Asked.FOLLOW_THE_MACHINE,
        "baseplate.benchmarks..",
        "baseplate.app..",
        "baseplate.table..",
        "baseplate.testkit..");
  }

  @Test
  void a_class_that_breaks_these_rules_is_seen() {
    JavaClasses offender = new ClassFileImporter().importClasses(Offender.class);
    for (ArchCondition<JavaClass> condition :
        java.util.List.of(
            Asked.USE_UNSEEDED_CHANCE,
            Asked.READ_THE_CLOCK,
            Asked.MEASURE_TIME,
            Asked.FOLLOW_THE_MACHINE,
            Asked.PRINT_OR_EXIT)) {
      assertThatThrownBy(() -> noClasses().should(condition).check(offender))
          .isInstanceOf(AssertionError.class)
          .hasMessageContaining("Offender");
    }
  }

  private static void none(ArchCondition<JavaClass> condition, String... but) {
    noClasses().that().resideOutsideOfPackages(but).should(condition).check(ALL);
  }

  /// Does all that is forbidden.
  static final class Offender {
    private Offender() {}

    static void offend() {
      System.out.println(Math.random() + System.currentTimeMillis() + System.nanoTime());
      System.out.println(Math.sin(1) + Locale.getDefault().toString());
    }
  }
}
