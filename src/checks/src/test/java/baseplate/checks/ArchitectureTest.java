package baseplate.checks;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  private static final JavaClasses ALL =
      new ClassFileImporter()
          .importPaths(
              Reactor.parts().stream()
                  .map(Reactor.Part::classes)
                  .filter(Files::isDirectory)
                  .toList());

  private static final String[] WINDOW = {"baseplate.table..", "baseplate.app.."};
  private static final String[] MEASUREMENTS = {"baseplate.benchmarks.."};

  @Test
  void the_whole_reactor_is_looked_at() {
    assertThat(ALL.contain("baseplate.core.Battle")).isTrue();
    for (Reactor.Part part : Reactor.parts()) {
      if (!Reactor.files(part.main(), ".java").isEmpty()) {
        assertThat(part.classes()).isDirectory();
      }
    }
  }

  @Test
  void only_the_window_sees_the_toolkit() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackages(WINDOW)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx..", "com.sun.javafx..", "java.awt..", "javax.swing.."));
  }

  @Test
  void only_data_sees_the_json_library() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage("baseplate.data..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("tools.jackson..", "com.fasterxml..", "com.networknt.."));
  }

  @Test
  void rulesets_never_see_each_other() {
    for (Reactor.Part ruleset : Reactor.rulesets()) {
      check(
          noClasses()
              .that()
              .resideInAPackage(rootPackage(ruleset) + "..")
              .should()
              .dependOnClassesThat()
              .resideInAnyPackage(packagesBut(ruleset)));
    }
  }

  @Test
  void nobody_names_a_ruleset_but_its_own_tests_and_the_measurements() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackages(join(rulesetPackages(), MEASUREMENTS))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(rulesetPackages()));
  }

  @Test
  void table_and_app_hold_no_name_of_a_ruleset() {
    for (String window : List.of("table", "app")) {
      for (Path file : Reactor.files(Reactor.part(window).folder().resolve("src/main"), "")) {
        if (Files.isRegularFile(file) && isText(file)) {
          assertNoRulesetIn(file);
        }
      }
    }
  }

  @Test
  void geometry_uses_the_base_module_alone() {
    check(
        classes()
            .that()
            .resideInAPackage("baseplate.geometry..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                "baseplate.geometry..",
                "java.lang..",
                "java.util..",
                "java.math..",
                "java.io..",
                "org.jspecify.annotations.."));
  }

  @Test
  void players_never_see_the_battle() {
    check(
        noClasses()
            .that(Asked.PART_OF_A_PLAYER)
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("baseplate.core.Battle"));
  }

  @Test
  void nothing_is_serialised_by_java() {
    check(
        noClasses()
            .should()
            .dependOnClassesThat()
            .haveNameMatching("java\\.io\\.(Object(In|Out)put(Stream)?|Externalizable)"));
  }

  @Test
  void no_package_of_core_needs_one_that_needs_it() {
    check(slices().matching("baseplate.core.(*)..").should().beFreeOfCycles());
  }

  @Test
  void no_module_holds_state_of_its_own() {
    check(
        fields()
            .that()
            .areStatic()
            .and()
            .areDeclaredInClassesThat()
            .resideOutsideOfPackages("..jmh_generated..")
            .should()
            .beFinal());
  }

  @Test
  void only_the_app_prints_and_ends_the_program() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackages(join(new String[] {"baseplate.app.."}, MEASUREMENTS))
            .should(Asked.PRINT_OR_EXIT));
  }

  private static void check(ArchRule rule) {
    rule.allowEmptyShould(true).check(ALL);
  }

  private static void assertNoRulesetIn(Path file) {
    for (Reactor.Part ruleset : Reactor.rulesets()) {
      assertThat(Reactor.text(file)).as(Reactor.shown(file)).doesNotContain(ruleset.name());
    }
  }

  private static boolean isText(Path file) {
    return file.toString().matches(".*\\.(java|json|properties|css|xml|txt|md)");
  }

  private static String[] rulesetPackages() {
    return Reactor.rulesets().stream().map(each -> rootPackage(each) + "..").toArray(String[]::new);
  }

  private static String[] packagesBut(Reactor.Part ruleset) {
    Set<String> free =
        Set.of("core", "geometry", "data", rootPackage(ruleset).substring("baseplate.".length()));
    return ALL.stream()
        .filter(each -> !each.getModifiers().contains(JavaModifier.SYNTHETIC))
        .map(ArchitectureTest::secondWord)
        .filter(word -> !free.contains(word))
        .map(word -> "baseplate." + word + "..")
        .collect(Collectors.toSet())
        .toArray(String[]::new);
  }

  private static String secondWord(JavaClass each) {
    return each.getPackageName().replaceFirst("^baseplate\\.?", "").replaceFirst("\\..*", "");
  }

  private static String rootPackage(Reactor.Part ruleset) {
    return "baseplate." + ruleset.name().replace("-", "");
  }

  private static String[] join(String[] some, String[] others) {
    return java.util.stream.Stream.of(some, others)
        .flatMap(java.util.Arrays::stream)
        .toArray(String[]::new);
  }
}
