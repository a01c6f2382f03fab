package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.data.race.Race;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A program that plays and is killed at any moment loses at most the command that was not yet
/// acknowledged.
class KillTest {
  private static final int KILLS = Proof.count(50, 1_000);
  private static final int AT_ONCE = 2;

  @TempDir private Path folder;

  @Test
  void a_program_that_is_killed_loses_nothing_that_it_acknowledged() throws Exception {
    List<Callable<Integer>> series = new ArrayList<>();
    for (int i = 0; i < AT_ONCE; i++) {
      int seed = i;
      series.add(() -> killAgainAndAgain(seed));
    }
    try (ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
      for (Future<Integer> played : threads.invokeAll(series)) {
        assertThat(played.get()).isGreaterThan(KILLS / AT_ONCE);
      }
    }
  }

  private int killAgainAndAgain(int seed) throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    BattleFiles files = new BattleFiles(List.of(new Race()));
    Path path = folder.resolve("race-" + seed + ".battle.jsonl");
    files.create(path, Race.setting(seed)).file().close();
    int size = 0;
    for (int kill = 0; kill < KILLS / AT_ONCE; kill++) {
      int acknowledged = playAndKill(path, random);
      BattleFiles.Opened opened = files.open(path);
      opened.file().close();
      size = opened.journal().size();
      assertThat(size).isBetween(acknowledged, acknowledged + 1);
    }
    assertThat(files.verify(path).valid()).isTrue();
    return size;
  }

  /// The number of the last entry that the program called safe.
  private static int playAndKill(Path path, SplittableRandom random)
      throws IOException, InterruptedException {
    Process other = OtherProgram.start("play", path);
    try (BufferedReader said = other.inputReader()) {
      long until = random.nextInt(20);
      String last = said.readLine();
      for (long i = 0; i < until && last != null; i++) {
        last = said.readLine();
      }
      Thread.sleep(0, random.nextInt(999_999));
      other.toHandle().destroyForcibly();
      String next = said.readLine();
      while (next != null) {
        last = next;
        next = said.readLine();
      }
      other.waitFor();
      assertThat(last).isNotNull();
      return Integer.parseInt(last);
    }
  }
}
