package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.data.race.Race;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// A program that plays and is killed at any moment loses at most the command that was not yet
/// acknowledged.
@Execution(ExecutionMode.CONCURRENT)
class KillTest {
  private static final int KILLS = Proof.count(50, 1_000);

  private final BattleFiles files = new BattleFiles(List.of(new Race()));

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void a_program_that_is_killed_loses_nothing_that_it_acknowledged(long seed) throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    Path path = folder.resolve("race.battle.jsonl");
    files.create(path, Race.setting(seed)).file().close();
    for (int kill = 0; kill < KILLS / 2; kill++) {
      int acknowledged = playAndKill(path, random);
      BattleFiles.Opened opened = files.open(path);
      opened.file().close();
      assertThat(opened.journal().size()).isBetween(acknowledged, acknowledged + 1);
      assertThat(files.verify(path).valid()).isTrue();
    }
  }

  private int playAndKill(Path path, SplittableRandom random)
      throws IOException, InterruptedException {
    int before = files.read(path).size();
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
      return Math.max(before, Integer.parseInt(last));
    }
  }
}
