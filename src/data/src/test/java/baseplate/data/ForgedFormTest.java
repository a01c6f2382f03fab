package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Command;
import baseplate.core.input.Input;
import baseplate.core.journal.Session;
import baseplate.core.journal.Verification;
import baseplate.data.race.Race;
import baseplate.data.race.RaceCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A file whose links were made anew says something in a form, or of a side, that no program wrote.
class ForgedFormTest {
  private final BattleFiles files = new BattleFiles(List.of(new Race()));

  @TempDir private Path folder;
  private Path path;
  private List<String> lines;

  /// Entry 1 steps, 2 asks to take that back, 3 declines, 4 offers a draw.
  @BeforeEach
  void play() throws IOException {
    path = folder.resolve("race.battle.jsonl");
    BattleFiles.Opened opened = files.create(path, Race.setting(3));
    try (BattleFile file = opened.file()) {
      Session session = new Session(opened.journal(), file);
      session.submit(new RaceCommand.Step(Race.runner(0), 2));
      session.submit(new Command.TakeBack(0));
      session.submit(new Command.Answer(new Input.Chosen("decline")));
      session.submit(new Command.OfferDraw(null));
    }
    lines = new ArrayList<>(Files.readAllLines(path));
    assertThat(lines).hasSize(5);
  }

  private Verification forged(int line, String from, String to) throws IOException {
    assertThat(lines.get(line - 1)).contains(from);
    lines.set(line - 1, lines.get(line - 1).replace(from, to));
    Forger forger = new Forger();
    List<String> linked =
        lines.stream()
            .map(one -> one.replaceFirst(",\"chain\":\"[0-9a-f]+\"}$", "}"))
            .map(forger::linked)
            .toList();
    Files.write(path, linked);
    return files.verify(path);
  }

  private static void bad(Verification found, int line) {
    assertThat(found.intact()).isFalse();
    assertThat(found.firstBad()).get().extracting(Verification.Fault::line).isEqualTo(line);
  }

  @Test
  void links_made_anew_over_what_was_written_hold() throws IOException {
    assertThat(forged(2, "\"entry\":1", "\"entry\":1").valid()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          2 | ,"outcome":"accepted"  | ,"waived":[],"outcome":"accepted"
          2 | ,"events":[            | ,"given":[],"events":[
          2 | "entry":1,             | "entry": 1,
          2 | "entry":1,             | "entry":1.0,
          """)
  void an_entry_in_another_form_is_not_as_it_was_written(int line, String from, String to)
      throws IOException {
    bad(forged(line, from, to), line);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          1 | "version":  | ""
          1 | "program":  | ""
          1 | "sides":    | [" Ada","Bo"]
          """)
  void a_header_without_what_it_must_hold_is_not_read(int line, String field, String value)
      throws IOException {
    String header = lines.getFirst();
    int from = header.indexOf(field) + field.length();
    int end = header.indexOf(field.contains("sides") ? "]" : ",", from);
    String old = header.substring(from, field.contains("sides") ? end + 1 : end);
    bad(forged(line, field + old, field + value), line);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void an_entry_of_a_side_that_is_not_there_is_bad(int line) throws IOException {
    String side = lines.get(line - 1).contains("\"side\":0,\"command\"") ? "0" : "1";
    bad(forged(line, "\"side\":" + side + ",\"command\"", "\"side\":9,\"command\""), line);
  }

  @Test
  void a_command_and_a_question_of_a_side_that_is_not_there_are_bad() throws IOException {
    assertThat(lines.get(4)).contains("\"do\":\"offer-draw\",\"side\":");
    String own = lines.get(4).contains("\"do\":\"offer-draw\",\"side\":0") ? "0" : "1";
    Verification found =
        forged(5, "\"do\":\"offer-draw\",\"side\":" + own, "\"do\":\"offer-draw\",\"side\":9");
    assertThat(found.valid()).isFalse();
  }

  @Test
  void a_start_with_a_side_that_is_not_there_is_not_read() throws IOException {
    bad(forged(1, "\"active\":0", "\"active\":9"), 1);
  }
}
