package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import baseplate.core.Verdict;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Verification;
import baseplate.data.race.Race;
import baseplate.data.race.RaceCommand;
import baseplate.data.race.Stroll;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BattleFileTest {
  private final BattleFiles files = new BattleFiles(List.of(new Race()));

  @TempDir private Path folder;

  private Path path() {
    return folder.resolve("race.battle.jsonl");
  }

  @Test
  void what_is_played_stands_in_the_file_and_is_played_on_from_there() {
    Journal journal = play(files.create(path(), Race.setting(5)), 40);
    BattleFiles.Opened again = files.open(path());
    assertThat(again.damaged()).isEmpty();
    assertThat(again.journal().entries()).isEqualTo(journal.entries());
    assertThat(again.journal().battle()).isEqualTo(journal.battle());
    Journal longer = play(again, 80);
    assertThat(files.read(path()).entries()).isEqualTo(longer.entries());
    assertThat(files.verify(path()).valid()).isTrue();
    assertThat(files.verify(path()).entries()).isEqualTo(80);
  }

  @Test
  void a_file_of_a_whole_journal_is_the_file_that_was_played() {
    assertThat(copyOfAPlayedFile()).hasSameBinaryContentAs(path());
  }

  private Path copyOfAPlayedFile() {
    Journal journal = play(files.create(path(), Race.setting(5)), 60);
    Path copy = folder.resolve("copy.battle.jsonl");
    files.create(copy, journal).file().close();
    return copy;
  }

  @Test
  void only_its_lock_is_left_beside_a_file() {
    copyOfAPlayedFile();
    assertThat(folder.toFile().list())
        .containsExactlyInAnyOrder(
            "race.battle.jsonl",
            ".race.battle.jsonl.lock",
            "copy.battle.jsonl",
            ".copy.battle.jsonl.lock");
  }

  @Test
  void every_entry_is_on_the_disk_when_its_stage_completes() {
    BattleFiles.Opened opened = files.create(path(), Race.setting(5));
    try (BattleFile file = opened.file()) {
      Session session = new Session(opened.journal(), file);
      Stroll stroll = new Stroll(2);
      for (int i = 0; i < 50; i++) {
        stroll.go(session);
        checkKept(session);
      }
    }
  }

  private void checkKept(Session session) {
    session.kept().toCompletableFuture().join();
    assertThat(files.read(path()).size()).isEqualTo(session.journal().size());
  }

  @Test
  void a_refused_command_leaves_the_file_alone() throws IOException {
    BattleFiles.Opened opened = files.create(path(), Race.setting(5));
    try (BattleFile file = opened.file()) {
      byte[] before = Files.readAllBytes(path());
      Session session = new Session(opened.journal(), file);
      assertThat(session.submit(new RaceCommand.Step(Race.runner(0), 50)))
          .isInstanceOf(Verdict.Refused.class);
      assertThat(Files.readAllBytes(path())).isEqualTo(before);
    }
  }

  @Test
  void a_file_that_is_there_is_not_replaced() throws IOException {
    Files.writeString(path(), "something dear");
    BadFile bad = refused(() -> files.create(path(), Race.setting(5)));
    assertThat(bad.problem().args().toString()).contains("data.disk.exists");
    assertThat(path()).hasContent("something dear");
  }

  @Test
  void a_file_is_open_once_in_a_program() {
    BattleFiles.Opened opened = files.create(path(), Race.setting(5));
    assertThat(problem(() -> files.open(path()))).isEqualTo("data.battle.locked");
    play(opened, 10);
    opened = files.open(path());
    assertThat(opened.journal().size()).isEqualTo(10);
    opened.file().close();
  }

  @Test
  void a_file_that_another_program_plays_is_not_opened() throws Exception {
    play(files.create(path(), Race.setting(5)), 10);
    Process other = OtherProgram.start("hold", path());
    try {
      assertThat(other.inputReader().readLine()).isEqualTo("held");
      assertThat(problem(() -> files.open(path()))).isEqualTo("data.battle.locked");
      assertThat(files.read(path()).size()).isEqualTo(10);
    } finally {
      other.destroyForcibly().waitFor();
    }
    files.open(path()).file().close();
  }

  @Test
  void a_folder_that_can_only_be_read_is_named_and_can_be_read() throws IOException {
    play(files.create(path(), Race.setting(5)), 10);
    Files.delete(SideLock.beside(path()));
    Path other = folder.resolve("new");
    whileReadOnly(
        () -> {
          assertThat(problem(() -> files.open(path()))).isEqualTo("data.disk.write");
          assertThat(problem(() -> files.create(other, Race.setting(1))))
              .isEqualTo("data.disk.write");
          assertThat(files.verify(path()).valid()).isTrue();
        });
  }

  private void whileReadOnly(Runnable checks) {
    assumeTrue(folder.toFile().setWritable(false));
    try {
      assumeFalse(Files.isWritable(folder));
      checks.run();
    } finally {
      assertThat(folder.toFile().setWritable(true)).isTrue();
    }
  }

  @Test
  void a_missing_file_and_a_folder_are_named_and_nothing_is_made_beside_them() {
    assertThat(problem(() -> files.open(path()))).isEqualTo("data.disk.read");
    assertThat(problem(() -> files.open(folder))).isEqualTo("data.disk.read");
    Path nowhere = folder.resolve("no/where.battle.jsonl");
    assertThat(problem(() -> files.create(nowhere, Race.setting(1)))).isEqualTo("data.disk.write");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void what_is_no_battle_file_is_said_to_be_none() throws IOException {
    for (String text : List.of("", "\n", "{}\n", "[1]\n", "{\"baseplate\":\"view\"}\n", "x")) {
      Files.writeString(path(), text);
      assertThat(refused(() -> files.read(path())).place()).isNotEqualTo("2");
      assertThat(refused(() -> files.verify(path())).file()).isEqualTo(path().toString());
    }
  }

  @Test
  void a_newer_format_and_an_unknown_ruleset_are_said_to_be_so() throws IOException {
    play(files.create(path(), Race.setting(5)), 3);
    String text = Files.readString(path());
    Files.writeString(path(), text.replaceFirst("\"format\":1", "\"format\":2"));
    assertThat(refused(() -> files.verify(path())).mend().key()).isEqualTo("data.mend.newer");
    Files.writeString(path(), text);
    BattleFiles others = new BattleFiles(List.of());
    assertThat(problem(() -> others.read(path()))).isEqualTo("data.battle.ruleset");
  }

  @Test
  void a_file_opens_and_is_intact_after_the_rules_were_mended() {
    Journal journal = play(files.create(path(), Race.setting(5)), 60);
    BattleFiles mended = new BattleFiles(List.of(Race.mendedBy(1)));
    assertThat(mended.read(path()).battle()).isEqualTo(journal.battle());
    Verification today = mended.verify(path());
    assertThat(today.intact()).isTrue();
    assertThat(today.sameToday()).isFalse();
    assertThat(today.firstBad()).isPresent();
    assertThat(today.entries()).isEqualTo(60);
  }

  static Journal play(BattleFiles.Opened opened, int entries) {
    try (BattleFile file = opened.file()) {
      Session session = new Session(opened.journal(), file);
      new Stroll(entries).upTo(entries, session);
      return session.journal();
    }
  }

  /// Plays on by one entry that cannot be written, and gives the reason.
  static BadFile unsaved(Journal journal, BattleFile file) {
    Session session = new Session(journal, file);
    new Stroll(1).upTo(journal.size() + 1, session);
    CompletionException failure =
        catchThrowableOfType(
            CompletionException.class, () -> session.kept().toCompletableFuture().join());
    return (BadFile) Objects.requireNonNull(failure.getCause());
  }

  private static BadFile refused(ThrowingCallable call) {
    return catchThrowableOfType(BadFile.class, call);
  }

  private static String problem(ThrowingCallable call) {
    return refused(call).problem().key();
  }

  static Setting setting() {
    return Race.setting(5);
  }
}
