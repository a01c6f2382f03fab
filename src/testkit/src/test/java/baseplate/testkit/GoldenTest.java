package baseplate.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

@ResourceLock(Resources.SYSTEM_PROPERTIES)
class GoldenTest {
  @TempDir private Path folder;

  @Test
  void the_kept_text_matches_itself() throws IOException {
    Path file = Files.writeString(folder.resolve("kept.txt"), "one\ntwo\n");

    assertThatCode(() -> Golden.at(file).matches("one\ntwo\n")).doesNotThrowAnyException();
  }

  @Test
  void the_first_line_that_differs_is_shown() throws IOException {
    Path file = Files.writeString(folder.resolve("kept.txt"), "one\ntwo\nthree\n");

    assertThatThrownBy(() -> Golden.at(file).matches("one\n2\n3\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("line 2")
        .hasMessageContaining("kept: two")
        .hasMessageContaining("made: 2")
        .hasMessageContaining("-Dbaseplate.golden=write");
  }

  @Test
  void a_text_that_stops_early_differs() throws IOException {
    Path file = Files.writeString(folder.resolve("kept.txt"), "one\ntwo\n");

    assertThatThrownBy(() -> Golden.at(file).matches("one\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("made: (the end)");
  }

  @Test
  void a_text_that_nobody_has_kept_fails() {
    assertThatThrownBy(() -> Golden.at(folder.resolve("none.txt")).matches("one\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("there is no");
  }

  @Test
  void writing_keeps_the_text_for_review() throws IOException {
    Path file = folder.resolve("new/kept.txt");
    System.setProperty("baseplate.golden", "write");
    try {
      Golden.at(file).matches("one\n");
    } finally {
      System.clearProperty("baseplate.golden");
    }

    assertThat(Files.readString(file)).isEqualTo("one\n");
  }
}
