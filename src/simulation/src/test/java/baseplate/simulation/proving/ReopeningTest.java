package baseplate.simulation.proving;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Verdict;
import baseplate.core.dice.Seed;
import baseplate.core.input.Given;
import baseplate.core.input.Input;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Verification;
import baseplate.data.BattleFiles;
import baseplate.testkit.Case;
import baseplate.testkit.Cases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A battle file that is closed after every entry, cut by a kill, opened again, undone and done
/// again, holds the battle that was played straight on.
class ReopeningTest {
  private static final int FILES = Cases.count(2, 40);

  @TempDir private Path folder;

  private BattleFiles files(Proving proving) {
    return new BattleFiles(List.of(proving.ruleset()));
  }

  private Path fresh(Proving proving, Case one, Header.Origin dice) {
    Path path = folder.resolve(proving + "-" + one.seed() + ".battle.jsonl");
    files(proving).create(path, proving.setting(dice)).file().close();
    return path;
  }

  /// Opens the file as a new program would, gives one command, and closes it.
  private void submit(Proving proving, Path path, Command command) {
    BattleFiles.Opened opened = files(proving).open(path);
    try (var file = opened.file()) {
      Session session = new Session(opened.journal(), file);
      assertThat(session.submit(command)).isNotInstanceOf(Verdict.Refused.class);
    }
  }

  private void undoAndRedo(Proving proving, Path path) {
    BattleFiles.Opened opened = files(proving).open(path);
    try (var file = opened.file()) {
      Session session = new Session(opened.journal(), file);
      Battle before = session.battle();
      if (!(session.submit(new Command.Undo()) instanceof Verdict.Refused)) {
        assertThat(session.submit(new Command.Redo())).isNotInstanceOf(Verdict.Refused.class);
      }
      assertThat(session.battle()).isEqualTo(before);
    }
  }

  @ParameterizedTest
  @EnumSource
  void typed_input_by_input_with_undo_at_each_it_ends_alike(Proving proving) {
    Cases.of(21, FILES).each(one -> checkTyped(proving, one));
  }

  private void checkTyped(Proving proving, Case one) {
    Journal straight = proving.played(new Seed(one.bits())).journal();
    Path path = fresh(proving, one, new Header.Typed());
    for (Entry entry : straight.entries()) {
      type(proving, path, entry.command());
      for (Given given : entry.given()) {
        type(proving, path, new Command.Answer(given.input()));
      }
      assertThat(files(proving).read(path).battle())
          .isEqualTo(straight.battleAfter(entry.number()));
    }
    assertThat(files(proving).verify(path).firstBad()).isEmpty();
  }

  private void type(Proving proving, Path path, Command command) {
    submit(proving, path, command);
    undoAndRedo(proving, path);
  }

  @ParameterizedTest
  @EnumSource
  void killed_after_any_entry_and_in_the_middle_of_one_it_ends_in_the_same_link(Proving proving)
      throws IOException {
    Cases.of(22, 2 * FILES).each(one -> checkKilled(proving, one));
  }

  private void checkKilled(Proving proving, Case one) throws IOException {
    Seed seed = new Seed(one.bits());
    Journal straight = proving.played(seed).journal();
    Path path = fresh(proving, one, new Header.Seeded(seed));
    int kills = 0;
    for (Entry entry : straight.entries()) {
      submit(proving, path, entry.command());
      if (entry.number() < straight.size() && kill(path, one)) {
        kills++;
        assertThat(files(proving).read(path).size()).isEqualTo(entry.number() - 1);
        submit(proving, path, entry.command());
      }
    }
    assertThat(files(proving).read(path).chain()).isEqualTo(straight.chain());
    assertThat(kills).isPositive();
    Verification verification = files(proving).verify(path);
    assertThat(verification.valid()).isTrue();
  }

  /// What a kill leaves: all, all and the beginning of a line, or less than was written. Whether
  /// the last entry is lost.
  private static boolean kill(Path path, Case one) throws IOException {
    byte[] bytes = Files.readAllBytes(path);
    int line = lastLine(bytes);
    int way = one.below(6);
    switch (way) {
      case 0 -> Files.write(path, Arrays.copyOf(bytes, line));
      case 1 -> Files.write(path, Arrays.copyOf(bytes, one.between(line + 1, bytes.length - 2)));
      case 2 -> Files.writeString(path, "{\"entry\":", StandardOpenOption.APPEND);
      default -> {}
    }
    return way < 2;
  }

  /// Where the last line begins.
  private static int lastLine(byte[] bytes) {
    int at = bytes.length - 1;
    while (bytes[at - 1] != '\n') {
      at--;
    }
    return at;
  }

  @ParameterizedTest
  @EnumSource
  void taken_back_and_done_again_the_same_faces_come(Proving proving) {
    Cases.of(23, 4 * FILES).each(one -> checkTakenBack(proving, one));
  }

  private static void checkTakenBack(Proving proving, Case one) {
    Journal straight = proving.played(new Seed(one.bits())).journal();
    Session session = proving.fresh(seed(straight));
    int until = one.between(1, straight.size() - 1);
    straight.entries().subList(0, until).forEach(entry -> session.submit(entry.command()));
    int back = one.between(0, until - 1);
    assertThat(session.submit(new Command.TakeBack(back))).isInstanceOf(Verdict.Awaiting.class);
    session.submit(new Command.Answer(new Input.Chosen("agree")));
    for (Entry entry : straight.entries().subList(back, straight.size())) {
      session.submit(entry.command());
      assertThat(session.journal().entries().getLast().given()).isEqualTo(entry.given());
    }
    assertThat(session.battle()).isEqualTo(straight.battle());
  }

  private static Seed seed(Journal journal) {
    return ((Header.Seeded) journal.setting().header().dice()).seed();
  }
}
