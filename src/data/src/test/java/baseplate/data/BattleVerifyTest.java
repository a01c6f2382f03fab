package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Canonical;
import baseplate.core.doc.Doc;
import baseplate.core.input.Input;
import baseplate.core.journal.Header;
import baseplate.core.journal.Session;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Verification;
import baseplate.data.race.Race;
import baseplate.data.race.RaceCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BattleVerifyTest {
  private final BattleFiles files = new BattleFiles(List.of(new Race()));

  @TempDir private Path folder;
  private Path path;
  private List<String> lines;

  @BeforeEach
  void play() throws IOException {
    path = folder.resolve("race.battle.jsonl");
    play(Race.setting(3));
    lines = new ArrayList<>(Files.readAllLines(path));
  }

  /// Entry 1 steps, 2 sprints (a roll), 3 steps, 4 passes (a turn ends), 5 to 8 step.
  private void play(Setting setting) {
    BattleFiles.Opened opened = files.create(path, setting);
    try (BattleFile file = opened.file()) {
      Session session = new Session(opened.journal(), file);
      play(session);
      assertThat(session.journal().size()).isEqualTo(8);
    }
  }

  private static void play(Session session) {
    session.submit(new RaceCommand.Step(Race.runner(0), 2));
    session.submit(new RaceCommand.Sprint(Race.runner(1)));
    session.submit(new RaceCommand.Step(Race.runner(2), 1));
    session.submit(new RaceCommand.Pass());
    for (int i = 3; i < 7; i++) {
      session.submit(new RaceCommand.Step(Race.runner(i), 1));
    }
  }

  @Test
  void a_file_as_it_was_written_is_valid() {
    Verification found = files.verify(path);
    assertThat(found.valid()).isTrue();
    assertThat(found.entries()).isEqualTo(8);
    assertThat(found.firstBad()).isEmpty();
    assertThat(found.dice()).isEqualTo(Verification.Faces.FROM_THE_SEED);
  }

  @Test
  void a_changed_face_is_named_with_what_the_seed_gives() throws IOException {
    lines.set(2, lines.get(2).replaceFirst("\"faces\":\\[(\\d),\\d]", "\"faces\":[$1,7]"));
    bad(3, "core.verify.dice");
  }

  @Test
  void a_changed_face_is_found_even_when_every_link_was_made_anew() throws IOException {
    lines.set(2, lines.get(2).replaceFirst("\"faces\":\\[(\\d),\\d]", "\"faces\":[$1,7]"));
    relink();
    Verification found = bad(3, "core.verify.dice");
    assertThat(found.entries()).isEqualTo(8);
  }

  @Test
  void a_changed_command_is_named() throws IOException {
    lines.set(3, lines.get(3).replaceFirst("runner-2", "runner-4"));
    bad(4, "core.verify.link");
  }

  @Test
  void a_changed_event_is_found_even_when_every_link_was_made_anew() throws IOException {
    lines.set(3, lines.get(3).replace("\"inches\":1}]", "\"inches\":2}]"));
    relink();
    Verification found = files.verify(path);
    assertThat(found.sameToday()).isFalse();
    assertThat(found.firstBad().orElseThrow().line()).isEqualTo(4);
  }

  @Test
  void a_digest_of_the_battle_that_does_not_hold_is_found() throws IOException {
    String line = lines.get(4);
    int at = line.indexOf("\"state\":\"") + 9;
    char other = line.charAt(at) == '0' ? '1' : '0';
    lines.set(4, line.substring(0, at) + other + line.substring(at + 1));
    relink();
    bad(5, "core.verify.state");
  }

  @Test
  void a_removed_entry_is_named_by_the_line_where_it_is_missing() throws IOException {
    lines.remove(4);
    Verification found = bad(5, "core.malformed.entry");
    assertThat(found.firstBad().orElseThrow().reason().args())
        .isEqualTo(Map.of("found", 5L, "wanted", 4L));
  }

  @Test
  void swapped_entries_are_named_by_the_first_of_them() throws IOException {
    Collections.swap(lines, 5, 6);
    bad(6, "core.malformed.entry");
  }

  @Test
  void a_repeated_entry_is_named() throws IOException {
    lines.add(6, lines.get(5));
    bad(7, "core.malformed.entry");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"seed\":3      | \"seed\":4",
        "\"stride\":3    | \"stride\":4",
        "\"fair\"        | \"foul\"",
        "\"enforce\"     | \"free\"",
        "\"Red\"         | \"Rad\"",
        "\"runner-1\"    | \"runner-x\"",
        "\"stride\":3    | \"stride\":-3",
        "\"stride\":3    | \"pace\":3",
        "\"stride\":3    | \"stride\":3]",
      })
  void changed_data_in_the_header_is_named_by_the_first_line(String part, String other)
      throws IOException {
    String changed = lines.getFirst().replace(part, other);
    assertThat(changed).isNotEqualTo(lines.getFirst());
    lines.set(0, changed);
    write();
    Verification found = files.verify(path);
    assertThat(found.intact()).isFalse();
    assertThat(found.firstBad().orElseThrow().line()).isEqualTo(1);
  }

  @Test
  void a_cut_file_is_named_by_its_last_line() throws IOException {
    byte[] whole = Files.readAllBytes(path);
    int last = whole.length - lines.getLast().length() - 1;
    for (int length = last + 1; length < whole.length; length += 9) {
      Files.write(path, java.util.Arrays.copyOf(whole, length));
      Verification.Fault bad = files.verify(path).firstBad().orElseThrow();
      assertThat(bad.line()).isEqualTo(9);
      assertThat(bad.reason().key()).isEqualTo("data.battle.cut");
    }
  }

  @Test
  void a_file_that_stops_early_at_a_line_is_a_save() throws IOException {
    lines.removeLast();
    write();
    assertThat(files.verify(path).valid()).isTrue();
  }

  @Test
  void any_change_of_any_byte_is_found_in_its_line() throws IOException {
    byte[] whole = Files.readAllBytes(path);
    for (int at = 0; at < whole.length; at += 17) {
      byte[] changed = whole.clone();
      changed[at] ^= 1;
      Files.write(path, changed);
      assertThat(badLine()).isEqualTo(lineOf(whole, at));
    }
  }

  /// The line that is named; the first where the file is not even known for a battle file.
  private int badLine() {
    try {
      return files.verify(path).firstBad().orElseThrow().line();
    } catch (BadFile _) {
      return 1;
    }
  }

  private static int lineOf(byte[] bytes, int at) {
    int line = 1;
    for (int i = 0; i < at; i++) {
      line += bytes[i] == '\n' ? 1 : 0;
    }
    return line;
  }

  @Test
  void typed_dice_are_said_to_be_typed() throws IOException {
    playTyped();
    Verification found = files.verify(path);
    assertThat(found.valid()).isTrue();
    assertThat(found.dice()).isEqualTo(Verification.Faces.TYPED);
  }

  @Test
  void typed_dice_are_checked_for_what_is_possible() throws IOException {
    playTyped();
    lines.set(2, lines.get(2).replace("[6,1]", "[6,9]"));
    relink();
    assertThat(files.verify(path).valid()).isFalse();
  }

  /// Entry 1 asks for faces, 2 gives them.
  private void playTyped() throws IOException {
    playAnew(
        Race.setting(new Header.Typed(), Enforcement.ENFORCE),
        session -> {
          session.submit(new RaceCommand.Sprint(Race.runner(1)));
          session.submit(new Command.Answer(new Input.Faces(List.of(7, 1))));
          assertThat(session.journal().size()).isEqualTo(1);
          session.submit(new Command.Answer(new Input.Faces(List.of(6, 1))));
          assertThat(session.journal().size()).isEqualTo(2);
        });
  }

  private void playAnew(Setting setting, Consumer<Session> commands) throws IOException {
    Files.delete(path);
    BattleFiles.Opened opened = files.create(path, setting);
    try (BattleFile file = opened.file()) {
      commands.accept(new Session(opened.journal(), file));
    }
    lines = new ArrayList<>(Files.readAllLines(path));
  }

  @Test
  void an_answer_that_no_side_gave_is_found() throws IOException {
    playAnew(
        Race.setting(3),
        session -> {
          session.submit(new RaceCommand.Ponder(Race.runner(1)));
          session.submit(new Command.Answer(new Input.Chosen("yes")));
        });
    lines.set(1, answeredAtOnce(lines.get(1), lines.get(2)));
    lines.removeLast();
    relink();
    bad(2, "core.verify.given");
  }

  /// The line of a question as if its answer had been given with the command.
  private static String answeredAtOnce(String question, String answer) {
    String asked = question.replaceFirst(".*\"awaits\":(.*)}}],\"outcome.*", "$1");
    String events = answer.replaceFirst(".*\"event\":\"pending-changed\"},(.*?)],\"out.*", "$1");
    String forged =
        """
        "given":[{"asked":%s,"choose":"yes"}],"events":[%s],"outcome":"accepted\"\
        """
            .formatted(asked, events);
    Matcher old = Pattern.compile("\"events\":.*\"awaiting\"").matcher(question);
    return old.replaceFirst(Matcher.quoteReplacement(forged));
  }

  @Test
  void the_largest_seed_is_kept() throws IOException {
    Files.delete(path);
    play(Race.setting(new Header.Seeded(new Seed(-1)), Enforcement.ENFORCE));
    assertThat(Files.readString(path)).contains("\"seed\":18446744073709551615,");
    assertThat(files.verify(path).valid()).isTrue();
  }

  private Verification bad(int line, String key) throws IOException {
    write();
    Verification found = files.verify(path);
    assertThat(found.intact()).isFalse();
    assertThat(found.firstBad()).isPresent();
    assertThat(found.firstBad().get().reason().key()).isEqualTo(key);
    assertThat(found.firstBad().get().line()).isEqualTo(line);
    return found;
  }

  private void write() throws IOException {
    Files.writeString(path, String.join("\n", lines) + "\n");
  }

  /// What a forger does who knows how links are made.
  private void relink() throws IOException {
    Forger forger = new Forger();
    lines.replaceAll(line -> forger.linked(body(line)));
    write();
  }

  private static String body(String line) {
    Doc.Obj doc = (Doc.Obj) Json.read(line, "line", Limits.FILE);
    return Canonical.text(Docs.without(doc, Set.of("chain")));
  }
}
