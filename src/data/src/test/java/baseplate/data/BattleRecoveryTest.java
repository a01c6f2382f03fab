package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baseplate.core.Verdict;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.data.race.Race;
import baseplate.data.race.RaceCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BattleRecoveryTest {
  private static final int ENTRIES = 12;

  private final BattleFiles files = new BattleFiles(List.of(new Race()));

  @TempDir private Path folder;
  private Path path;
  private Journal whole;
  private byte[] bytes;

  @BeforeEach
  void play() throws IOException {
    path = folder.resolve("race.battle.jsonl");
    whole = BattleFileTest.play(files.create(path, Race.setting(9)), ENTRIES);
    bytes = Files.readAllBytes(path);
  }

  @Test
  void a_file_cut_at_any_byte_behind_the_header_recovers_every_whole_line() throws IOException {
    int header = lineEnd(0);
    for (int length = header; length <= bytes.length; length++) {
      Files.write(path, Arrays.copyOf(bytes, length));
      checkRecovered(length);
    }
  }

  private void checkRecovered(int length) throws IOException {
    BattleFiles.Opened opened = files.open(path);
    int lines = wholeLines(length);
    assertThat(opened.journal().size()).isEqualTo(lines);
    assertThat(opened.journal().battle()).isEqualTo(whole.battleAfter(lines));
    assertThat(files.look(path).damage()).isEqualTo(opened.damage());
    opened.file().close();
    if (length % 7 == 0 || length - lastEnd(length) < 2) {
      checkPlayedOn(length, lines);
    }
  }

  private void checkPlayedOn(int length, int lines) throws IOException {
    BattleFiles.Opened opened = files.open(path);
    BattleFileTest.play(opened, lines + 1);
    assertThat(files.verify(path).valid()).isTrue();
    checkKept(opened, length, lines);
  }

  private void checkKept(BattleFiles.Opened opened, int length, int lines) throws IOException {
    assertThat(files.read(path).size()).isEqualTo(lines + 1);
    Optional<BattleFiles.Mended> mended = opened.file().mended();
    assertThat(mended.isPresent()).isEqualTo(opened.damaged().isPresent());
    if (mended.isPresent()) {
      Path kept = mended.get().kept();
      byte[] cut = Arrays.copyOfRange(bytes, lastEnd(length), length);
      assertThat(Files.readAllBytes(kept)).isEqualTo(cut);
      assertThat(mended.get().line()).isEqualTo(lines + 2);
      assertThat(opened.damage()).isEqualTo(new Damage(lines + 2, 1));
      Files.delete(kept);
    }
  }

  @Test
  void a_damaged_file_is_left_alone_until_an_entry_is_written() throws IOException {
    byte[] damaged = Arrays.copyOf(bytes, bytes.length - 30);
    Files.write(path, damaged);
    BattleFiles.Opened opened = files.open(path);
    try (BattleFile file = opened.file()) {
      Session session = new Session(opened.journal(), file);
      assertThat(session.submit(new RaceCommand.Step(Race.runner(0), 50)))
          .isInstanceOf(Verdict.Refused.class);
      session.kept().toCompletableFuture().join();
    }
    assertThat(opened.file().mended()).isEmpty();
    assertThat(Files.readAllBytes(path)).isEqualTo(damaged);
    assertThat(folder.toFile().list()).hasSize(2);
  }

  @Test
  void a_damaged_file_that_changed_since_it_was_read_is_not_cut() throws IOException {
    Files.write(path, Arrays.copyOf(bytes, bytes.length - 30));
    BattleFiles.Opened opened = files.open(path);
    Files.write(path, bytes);
    try (BattleFile file = opened.file()) {
      BadFile bad = BattleFileTest.unsaved(opened.journal(), file);
      assertThat(bad.problem().key()).isEqualTo("data.battle.changed");
    }
    assertThat(Files.readAllBytes(path)).isEqualTo(bytes);
    assertThat(folder.toFile().list()).hasSize(2);
  }

  @Test
  void a_file_cut_within_the_header_is_refused_and_left_alone() throws IOException {
    int header = lineEnd(0);
    for (int length = 0; length < header - 1; length += 7) {
      byte[] cut = Arrays.copyOf(bytes, length);
      Files.write(path, cut);
      BadFile bad = catchThrowableOfType(BadFile.class, () -> files.open(path));
      assertThat(bad).isNotNull();
      assertThat(Files.readAllBytes(path)).isEqualTo(cut);
    }
  }

  @Test
  void a_file_is_played_on_after_it_was_mended() throws IOException {
    Files.write(path, Arrays.copyOf(bytes, bytes.length - 30));
    Journal journal = BattleFileTest.play(files.open(path), 30);
    assertThat(files.read(path).entries()).isEqualTo(journal.entries());
    assertThat(files.verify(path).valid()).isTrue();
  }

  @Test
  void what_was_cut_earlier_is_never_overwritten() throws IOException {
    for (int i = 0; i < 3; i++) {
      Files.write(path, Arrays.copyOf(bytes, bytes.length - 30 - i));
      BattleFileTest.play(files.open(path), ENTRIES);
    }
    try (var kept = Files.list(folder)) {
      assertThat(kept.map(file -> file.getFileName().toString()).filter(n -> n.contains("cut")))
          .containsExactlyInAnyOrder(
              "race.battle.jsonl.cut-1", "race.battle.jsonl.cut-2", "race.battle.jsonl.cut-3");
    }
  }

  @Test
  void reading_and_verifying_a_damaged_file_changes_nothing() throws IOException {
    byte[] damaged = bytes.clone();
    damaged[lineEnd(lineEnd(lineEnd(0))) + 20] ^= 1;
    Files.write(path, damaged);
    assertThat(files.read(path).size()).isEqualTo(2);
    assertThat(files.look(path).damage()).isEqualTo(new Damage(4, ENTRIES - 2));
    assertThat(files.verify(path).firstBad().orElseThrow().line()).isEqualTo(4);
    assertThat(Files.readAllBytes(path)).isEqualTo(damaged);
  }

  private int lineEnd(int from) {
    int at = from;
    while (bytes[at] != '\n') {
      at++;
    }
    return at + 1;
  }

  /// How many entries stand whole in the first bytes, their line ends not counted.
  private int wholeLines(int length) {
    int lines = 0;
    for (int end = lineEnd(0); end < bytes.length && lineEnd(end) - 1 <= length; lines++) {
      end = lineEnd(end);
    }
    return lines;
  }

  private int lastEnd(int length) {
    int last = lineEnd(0);
    for (int end = last; end <= length; end = end < bytes.length ? lineEnd(end) : length + 1) {
      last = end;
    }
    return last;
  }
}
