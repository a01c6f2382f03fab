package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baseplate.data.race.Race;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Nothing that was there is lost by writing, and nothing but a plain file is replaced.
class AsideTest {
  private static final byte[] NEW = "new".getBytes(StandardCharsets.UTF_8);

  @TempDir private Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private Path fifo() throws IOException {
    return Pipes.make(folder.resolve("pipe"));
  }

  private static String refused(Path path, Consumer<Path> writing) {
    BadFile bad = catchThrowableOfType(BadFile.class, () -> writing.accept(path));
    assertThat(bad).as("%s", path).isNotNull();
    return bad.problem().args().toString();
  }

  @Test
  void a_new_file_takes_no_name_that_anything_has() throws IOException {
    Path plain = file("plain", "dear");
    Path link = Files.createSymbolicLink(folder.resolve("link"), plain);
    Path nowhere = Files.createSymbolicLink(folder.resolve("nowhere"), folder.resolve("gone"));
    for (Path taken : List.of(plain, link, nowhere, folder, fifo())) {
      assertThat(refused(taken, path -> Aside.create(path, NEW))).contains("data.disk.exists");
    }
    assertThat(plain).hasContent("dear");
    assertThat(nowhere).isSymbolicLink();
    assertThat(Files.exists(nowhere)).isFalse();
    checkNothingIsLeft();
  }

  @Test
  void only_a_plain_file_is_replaced_and_a_link_to_one_is_written_through() throws IOException {
    Path plain = file("plain", "old");
    Path link = Files.createSymbolicLink(folder.resolve("link"), plain);
    Aside.replace(link, NEW);
    assertThat(link).isSymbolicLink();
    assertThat(plain).hasContent("new").isRegularFile();
    Path nowhere = Files.createSymbolicLink(folder.resolve("nowhere"), folder.resolve("gone"));
    assertThat(refused(nowhere, AsideTest::replace)).contains("data.disk.link");
    assertThat(refused(folder, AsideTest::replace)).contains("data.disk.folder");
    checkNothingIsLeft();
  }

  @Test
  void pipes_and_links_to_them_stay() throws IOException {
    Path pipe = fifo();
    Path link = Files.createSymbolicLink(folder.resolve("link"), pipe);
    BattleFiles files = new BattleFiles(List.of(new Race()));
    for (Path path : List.of(pipe, link)) {
      assertThat(refused(path, AsideTest::replace)).contains("data.disk.no-file");
      assertThat(refused(path, out -> files.replace(out, Race.setting(1))))
          .contains("data.disk.no-file");
    }
    assertThat(Files.exists(pipe, LinkOption.NOFOLLOW_LINKS)).isTrue();
    assertThat(pipe.toFile().isFile()).isFalse();
    checkNothingIsLeft();
  }

  @Test
  void what_another_left_aside_is_not_written_over() throws IOException {
    Path part = file(".plain.part", "dear");
    Aside.create(folder.resolve("plain"), NEW);
    Aside.replace(folder.resolve("plain"), NEW);
    assertThat(part).hasContent("dear");
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("plain", ".plain.part");
  }

  private static void replace(Path path) {
    Aside.replace(path, NEW);
  }

  private void checkNothingIsLeft() {
    assertThat(folder.toFile().list()).noneMatch(name -> name.contains(".part"));
  }
}
