package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baseplate.data.race.Race;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whatever reads a file says at once that something is none, and never waits for it.
class PlainFileTest {
  private static final List<baseplate.core.Ruleset> RACE = List.of(new Race());
  private static final Map<String, Consumer<Path>> READERS =
      Map.of(
          "a battle to look at", path -> new BattleFiles(RACE).read(path),
          "a battle to play", path -> new BattleFiles(RACE).open(path).file().close(),
          "a battle to verify", path -> new BattleFiles(RACE).verify(path),
          "a position", PositionFile::read,
          "a text", path -> TextForm.read(path, Map.of()),
          "a pack", path -> Packs.read(path, RACE),
          "a view", path -> ViewFile.read(path, RACE),
          "JSON", Json::read);

  @TempDir private Path folder;

  @Test
  void a_pipe_is_said_to_be_no_plain_file() throws IOException {
    Path pipe = Pipes.make(folder.resolve("pipe"));
    READERS.forEach((what, reader) -> check(what, reader, pipe, "data.disk.no-file"));
  }

  @Test
  void what_is_not_there_is_said_not_to_be_there() {
    Path gone = folder.resolve("gone");
    READERS.forEach((what, reader) -> check(what, reader, gone, "data.disk.missing"));
  }

  private static void check(String what, Consumer<Path> reader, Path path, String key) {
    BadFile bad =
        Assertions.assertTimeoutPreemptively(
            Duration.ofSeconds(10),
            () -> catchThrowableOfType(BadFile.class, () -> reader.accept(path)));
    assertThat(bad.problem().args().toString()).as(what).contains(key);
  }
}
