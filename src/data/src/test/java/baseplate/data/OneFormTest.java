package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.journal.Verification;
import baseplate.data.race.Race;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A line has one form: another that says the same is no line of the program's, even where somebody
/// made all links anew.
class OneFormTest {
  private final BattleFiles files = new BattleFiles(List.of(new Race()));

  @TempDir private Path folder;
  private Path path;
  private List<String> bodies;

  @BeforeEach
  void play() throws IOException {
    path = folder.resolve("race.battle.jsonl");
    BattleFileTest.play(files.create(path, Race.setting(5)), 30);
    bodies = new ArrayList<>(Files.readAllLines(path));
    bodies.replaceAll(line -> line.replaceFirst(",\"chain\":\"[0-9a-f]{64}\"}$", "}"));
  }

  private Verification forged() throws IOException {
    Forger forger = new Forger();
    String text =
        bodies.stream().map(body -> forger.linked(body) + "\n").collect(Collectors.joining());
    Files.writeString(path, text);
    return files.verify(path);
  }

  @Test
  void what_nobody_changed_is_valid_when_it_is_linked_anew() throws IOException {
    assertThat(forged().valid()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"outcome\": | \"waived\":[],\"outcome\":",
        "\"events\": | \"given\":[],\"events\":",
        "\"entry\":3, | \"entry\":3.0,",
        "\"entry\":3, | \"entry\": 3,",
        "\"entry\":3, | \"entry\":3e0,",
        "\"entry\":3, | \"\\u0065ntry\":3,",
      })
  void another_form_of_an_entry_is_found(String part, String other) throws IOException {
    String body = bodies.get(3);
    assertThat(body).contains(part);
    bodies.set(3, body.replace(part, other));
    Verification found = forged();
    assertThat(found.intact()).isFalse();
    assertThat(found.firstBad().orElseThrow().line()).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"version\":\"1\" | \"version\":\"\"",
        "\"format\":1, | \"format\": 1,",
      })
  void another_form_of_the_header_is_found(String part, String other) throws IOException {
    assertThat(bodies.getFirst()).contains(part);
    bodies.set(0, bodies.getFirst().replace(part, other));
    Verification found = forged();
    assertThat(found.intact()).isFalse();
    assertThat(found.firstBad().orElseThrow().line()).isEqualTo(1);
  }
}
