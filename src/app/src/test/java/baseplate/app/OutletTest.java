package baseplate.app;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.app.cli.Console;
import baseplate.app.cli.Shelf;
import baseplate.app.cli.Words;
import baseplate.data.BaseplateHome;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What becomes of a command whose output nobody takes.
class OutletTest {
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @TempDir private Path folder;

  private int run(String message, String... line) {
    PrintStream out =
        new PrintStream(new Outlet(new Broken(message)), false, StandardCharsets.UTF_8);
    PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
    return new Console(
            Words.english(),
            Shelf.installed(),
            new BaseplateHome(folder),
            InputStream.nullInputStream())
        .run(line, out, errors)
        .code();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rulesets",
        "rulesets --json",
        "--help",
        "--version",
        "show --help",
        "export micro-brick-battle"
      })
  void output_that_cannot_be_written_is_a_failure(String line) {
    assertThat(run("No space left on device", line.split(" "))).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8)).hasLineCount(1).contains("output", "full");
  }

  @Test
  void a_reader_that_had_enough_is_none() {
    assertThat(run("Broken pipe", "rulesets")).isZero();
    assertThat(err.size()).isZero();
  }

  @Test
  void input_is_closed_where_its_descriptor_is_gone_or_the_programs_own() throws IOException {
    Path app = Files.createDirectories(folder.resolve("app"));
    Path own = Files.writeString(folder.resolve("app/modules"), "");
    Path other = Files.writeString(folder.resolve("commands.json"), "");

    assertThat(PipedIn.isClosed(folder.resolve("0"), app)).isTrue();
    assertThat(PipedIn.isClosed(own, app)).isTrue();
    assertThat(PipedIn.isClosed(other, app)).isFalse();
    assertThat(PipedIn.isClosed(folder.resolve("none/0"), app)).isFalse();
  }

  /// A stream that takes nothing.
  private static final class Broken extends OutputStream {
    private final String message;

    Broken(String message) {
      this.message = message;
    }

    @Override
    public void write(int b) throws IOException {
      throw new IOException(message);
    }
  }
}
