package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baseplate.core.doc.Canonical;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.journal.Journal;
import baseplate.data.race.Race;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// An older format, made up here: it calls the sides of entries `by`, the enforcement `mode`, and
/// knows no digests of battles.
class UpgradeTest {
  private static final Upgraders UPGRADERS =
      new Upgraders(
          0,
          List.of(
              new Upgraders.Upgrader() {
                @Override
                public Doc.Obj header(Doc.Obj header) {
                  return renamed(header, Map.of("mode", "enforcement"));
                }

                @Override
                public Doc.Obj entry(Doc.Obj entry) {
                  return renamed(entry, Map.of("by", "side"));
                }
              }));

  private final BattleFiles files = new BattleFiles(List.of(new Race()), UPGRADERS);

  @TempDir private Path folder;
  private Path path;
  private Journal journal;
  private String old;

  @BeforeEach
  void makeAnOldFile() throws IOException {
    path = folder.resolve("race.battle.jsonl");
    journal = BattleFileTest.play(files.create(path, Race.setting(4)), 40);
    Forger forger = new Forger();
    old =
        Files.readAllLines(path).stream()
            .map(line -> forger.linked(older(line)) + '\n')
            .collect(Collectors.joining());
    Files.writeString(path, old);
  }

  /// The body of a line of today as the older format has it.
  private static String older(String line) {
    Doc.Obj today = (Doc.Obj) Json.read(line, "line", Limits.FILE);
    Doc.Obj known = Docs.without(today, Set.of("state", "chain"));
    return Canonical.text(renamed(known, Map.of("enforcement", "mode", "side", "by")))
        .replaceFirst("\"format\":1", "\"format\":0");
  }

  private static Doc.Obj renamed(Doc.Obj doc, Map<String, String> names) {
    DocBuilder other = Doc.object();
    doc.fields().forEach((name, value) -> other.put(names.getOrDefault(name, name), value));
    return other.build();
  }

  @Test
  void an_old_file_reads_and_verifies_as_it_is() throws IOException {
    assertThat(files.read(path).battle()).isEqualTo(journal.battle());
    assertThat(files.verify(path).valid()).isTrue();
    assertThat(files.verify(path).entries()).isEqualTo(40);
    Files.writeString(path, old.replaceFirst("\"by\":0,\"command\"", "\"by\":1,\"command\""));
    assertThat(files.verify(path).firstBad().orElseThrow().line()).isEqualTo(2);
  }

  @Test
  void an_old_file_that_is_opened_and_not_played_on_stays_as_it_is() {
    files.open(path).file().close();
    assertThat(path).hasContent(old);
    assertThat(folder.toFile().list()).hasSize(2);
  }

  @Test
  void an_old_file_that_is_played_on_goes_on_in_the_format_of_today_and_is_kept()
      throws IOException {
    Journal longer = BattleFileTest.play(files.open(path), 60);
    assertThat(folder.resolve("race.battle.jsonl.format-0-1")).hasContent(old);
    BattleFiles today = new BattleFiles(List.of(new Race()));
    assertThat(today.verify(path).valid()).isTrue();
    assertThat(today.read(path).entries()).isEqualTo(longer.entries());
    assertThat(today.read(path).battleAfter(40)).isEqualTo(journal.battle());
  }

  @Test
  void a_format_older_than_the_oldest_is_refused() {
    BattleFiles today = new BattleFiles(List.of(new Race()));
    BadFile bad = catchThrowableOfType(BadFile.class, () -> today.read(path));
    assertThat(bad.place()).isEqualTo("1 /format");
  }

  @Test
  void the_steps_must_lead_to_the_format_of_today() {
    assertThatThrownBy(() -> new Upgraders(0, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
