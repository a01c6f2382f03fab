package baseplate.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import baseplate.data.Json;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class DataTest {
  @Test
  void every_data_file_is_strict_json() {
    for (Reactor.Part part : Reactor.parts()) {
      for (Path file : Reactor.files(part.resources(), ".json")) {
        assertThatCode(() -> Json.read(file)).as(Reactor.shown(file)).doesNotThrowAnyException();
      }
    }
  }

  @Test
  void every_ruleset_keeps_its_data_in_files() {
    for (Reactor.Part ruleset : Reactor.rulesets()) {
      assertThat(Reactor.files(ruleset.resources(), ".json")).as(ruleset.name()).isNotEmpty();
    }
  }
}
