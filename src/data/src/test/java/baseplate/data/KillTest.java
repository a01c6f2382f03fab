package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.journal.Journal;
import baseplate.data.race.Race;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A program that plays and is killed at any moment loses at most the command that was not yet
/// acknowledged.
class KillTest {
  private static final int KILLS = Proof.count(50, 1_000);
  private static final int AT_ONCE = 2;

  private final BattleFiles files = new BattleFiles(List.of(new Race()));

  @TempDir private Path folder;

  @Test
  void a_program_that_is_killed_loses_nothing_that_it_acknowledged() throws Exception {
    List<Callable<Integer>> series = new ArrayList<>();
    for (int i = 0; i < AT_ONCE; i++) {
      int seed = i;
      series.add(() -> killAgainAndAgain(seed));
    }
    assertThat(AtOnce.run(AT_ONCE, series)).hasSize(AT_ONCE).allMatch(n -> n > KILLS / AT_ONCE);
  }

  /// The number of entries in all battles; each that is over is followed by another.
  private int killAgainAndAgain(int seed) throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    Path path = fresh(random.nextInt());
    int over = 0;
    int size = 0;
    for (int kill = 0; kill < KILLS / AT_ONCE; kill++) {
      Journal journal = killOnce(path, random);
      size = journal.size();
      if (journal.battle().ending().isPresent()) {
        assertThat(files.verify(path).valid()).isTrue();
        over += size;
        size = 0;
        path = fresh(random.nextInt());
      }
    }
    assertThat(files.verify(path).valid()).isTrue();
    return over + size;
  }

  private Path fresh(int seed) {
    Path path = folder.resolve("race-" + seed + ".battle.jsonl");
    files.create(path, Race.setting(seed)).file().close();
    return path;
  }

  /// What the file has afterwards.
  private Journal killOnce(Path path, SplittableRandom random) throws Exception {
    int acknowledged = playAndKill(path, random);
    BattleFiles.Opened opened = files.open(path);
    opened.file().close();
    assertThat(opened.journal().size()).isBetween(acknowledged, acknowledged + 1);
    return opened.journal();
  }

  /// The number of the last entry that the program called safe.
  private static int playAndKill(Path path, SplittableRandom random)
      throws IOException, InterruptedException {
    Process other = OtherProgram.start("play", path);
    try (BufferedReader said = other.inputReader()) {
      @Nullable String early = lineAfter(random.nextInt(20), said);
      Thread.sleep(0, random.nextInt(999_999));
      other.toHandle().destroyForcibly();
      String last = lastLine(early, said);
      other.waitFor();
      assertThat(last).isNotNull();
      return Integer.parseInt(last);
    }
  }

  /// The line behind so many others, null where there are fewer.
  private static @Nullable String lineAfter(int lines, BufferedReader said) throws IOException {
    String line = said.readLine();
    for (int i = 0; i < lines && line != null; i++) {
      line = said.readLine();
    }
    return line;
  }

  /// The last line that is still said; the one before when nothing is.
  private static @Nullable String lastLine(@Nullable String before, BufferedReader said)
      throws IOException {
    String last = before;
    for (String next = said.readLine(); next != null; next = said.readLine()) {
      last = next;
    }
    return last;
  }
}
