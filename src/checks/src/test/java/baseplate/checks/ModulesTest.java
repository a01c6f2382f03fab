package baseplate.checks;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Ruleset;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ModulesTest {
  private static final Set<String> FREE =
      Set.of("java.base", "org.jspecify", "baseplate.core", "baseplate.geometry", "baseplate.data");

  @Test
  void every_folder_of_rulesets_is_a_module_of_the_build() {
    String pom = Reactor.text(Reactor.ROOT.resolve("rulesets/pom.xml"));
    assertThat(Reactor.rulesets()).isNotEmpty();
    for (Reactor.Part ruleset : Reactor.rulesets()) {
      assertThat(pom).contains("<module>" + ruleset.name() + "</module>");
      assertThat(pom).contains("<artifactId>baseplate-" + ruleset.name() + "</artifactId>");
    }
  }

  @Test
  void every_folder_of_src_is_a_module_of_the_build() {
    String pom = Reactor.text(Reactor.ROOT.resolve("pom.xml"));
    for (Reactor.Part part : Reactor.parts()) {
      if (part.isIn("src")) {
        assertThat(pom).contains("<module>src/" + part.name() + "</module>");
      }
    }
  }

  @Test
  void every_ruleset_provides_itself() {
    for (Reactor.Part ruleset : Reactor.rulesets()) {
      assertThat(descriptor(ruleset).provides())
          .as(ruleset.name())
          .anyMatch(provides -> provides.service().equals("baseplate.core.Ruleset"));
    }
  }

  @Test
  void every_ruleset_is_found_and_named_as_its_folder() {
    List<String> found =
        ServiceLoader.load(Ruleset.class).stream().map(each -> each.get().id()).sorted().toList();
    assertThat(found)
        .containsExactlyElementsOf(
            Reactor.rulesets().stream().map(Reactor.Part::name).sorted().toList());
  }

  @Test
  void every_ruleset_requires_core_geometry_and_data_alone() {
    for (Reactor.Part ruleset : Reactor.rulesets()) {
      assertThat(FREE).as(ruleset.name()).containsAll(required(ruleset));
    }
  }

  @Test
  void every_ruleset_has_a_page_of_its_own() {
    for (Reactor.Part ruleset : Reactor.rulesets()) {
      assertThat(ruleset.folder().resolve("README.md")).exists();
    }
  }

  @Test
  void geometry_requires_the_base_module_alone() {
    assertThat(required(Reactor.part("geometry")))
        .containsExactlyInAnyOrder("java.base", "org.jspecify");
  }

  @Test
  void core_requires_geometry_alone() {
    assertThat(required(Reactor.part("core")))
        .containsExactlyInAnyOrder("java.base", "org.jspecify", "baseplate.geometry");
  }

  @Test
  void simulation_sees_neither_data_nor_rulesets() {
    assertThat(required(Reactor.part("simulation")))
        .filteredOn(name -> name.startsWith("baseplate."))
        .isSubsetOf("baseplate.core", "baseplate.geometry");
  }

  @Test
  void every_module_is_null_marked() {
    for (Reactor.Part part : Reactor.parts()) {
      Path descriptor = part.main().resolve("module-info.java");
      if (Files.exists(descriptor)) {
        assertThat(Reactor.text(descriptor)).as(part.name()).containsPattern("@\\S*NullMarked");
      }
    }
  }

  private static Set<String> required(Reactor.Part part) {
    return descriptor(part).requires().stream().map(Requires::name).collect(Collectors.toSet());
  }

  private static ModuleDescriptor descriptor(Reactor.Part part) {
    return ModuleFinder.of(part.classes()).findAll().iterator().next().descriptor();
  }
}
