package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baseplate.core.journal.Journal;
import baseplate.data.race.Race;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whatever names a battle file has, one program plays it, and no entry that was said to be saved
/// is lost.
class OneFileTest {
  private final BattleFiles files = new BattleFiles(List.of(new Race()));

  @TempDir private Path folder;
  private Path path;
  private Journal journal;

  @BeforeEach
  void play() {
    path = folder.resolve("race.battle.jsonl");
    journal = BattleFileTest.play(files.create(path, Race.setting(5)), 10);
  }

  private Path symbolic() throws IOException {
    Path away = Files.createDirectories(folder.resolve("away"));
    return Files.createSymbolicLink(away.resolve("link.jsonl"), path);
  }

  private Path hard() throws IOException {
    return Files.createLink(folder.resolve("hard.jsonl"), path);
  }

  private static String problem(BattleFiles files, Path path) {
    return catchThrowableOfType(BadFile.class, () -> files.open(path)).problem().key();
  }

  @Test
  void no_name_of_a_file_that_another_program_plays_opens_it() throws Exception {
    List<Path> names = List.of(path, symbolic(), hard());
    for (Path held : names) {
      Process other = OtherProgram.start("hold", held);
      try {
        assertThat(other.inputReader().readLine()).isEqualTo("held");
        for (Path name : names) {
          assertThat(problem(files, name)).as("%s", name).isEqualTo("data.battle.locked");
          assertThat(files.read(name).size()).isEqualTo(10);
        }
      } finally {
        other.destroyForcibly().waitFor();
      }
    }
  }

  @Test
  void looking_at_a_file_that_is_played_here_keeps_others_off_it() throws Exception {
    Path hard = hard();
    BattleFiles.Opened opened = files.open(path);
    assertThat(files.read(path).size()).isEqualTo(10);
    assertThat(files.verify(symbolic()).valid()).isTrue();
    Process other = OtherProgram.start("hold", hard);
    try (var _ = opened.file()) {
      assertThat(other.inputReader().readLine()).isNull();
      assertThat(other.waitFor()).isNotZero();
    } finally {
      other.destroyForcibly().waitFor();
    }
  }

  @Test
  void a_link_is_played_through_to_its_file_with_all_that_lies_beside() throws IOException {
    Path link = symbolic();
    byte[] bytes = Files.readAllBytes(path);
    Files.write(path, Arrays.copyOf(bytes, bytes.length - 30));
    BattleFileTest.play(files.open(link), 20);
    assertThat(link).isSymbolicLink();
    assertThat(files.read(path).size()).isEqualTo(20);
    assertThat(folder.resolve("away").toFile().list()).containsExactly("link.jsonl");
    assertThat(folder.resolve("race.battle.jsonl.cut-1")).exists();
  }

  @Test
  void entries_that_somebody_appended_meanwhile_are_not_written_over() throws IOException {
    BattleFiles.Opened first = files.open(path);
    Journal longer = withTwoEntriesMore();
    byte[] bytes = BattleFiles.bytes(longer);
    Files.write(path, bytes);
    assertThat(BattleFileTest.unsaved(first.journal(), first.file()).problem().key())
        .isEqualTo("data.battle.changed");
    first.file().close();
    assertThat(Files.readAllBytes(path)).isEqualTo(bytes);
  }

  private Journal withTwoEntriesMore() {
    Path copy = folder.resolve("copy.jsonl");
    return BattleFileTest.play(files.create(copy, journal), 12);
  }

  @Test
  void an_entry_for_a_file_that_was_replaced_or_taken_away_is_not_said_to_be_saved()
      throws IOException {
    BattleFiles.Opened opened = files.open(path);
    Path other = folder.resolve("other.jsonl");
    Files.copy(path, other);
    Files.move(other, path, StandardCopyOption.REPLACE_EXISTING);
    assertThat(BattleFileTest.unsaved(opened.journal(), opened.file()).problem().key())
        .isEqualTo("data.battle.changed");
    Files.delete(path);
    assertThat(BattleFileTest.unsaved(opened.journal(), opened.file()).problem().key())
        .isEqualTo("data.battle.changed");
    opened.file().close();
    assertThat(path).doesNotExist();
  }
}
