package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import baseplate.core.doc.Fields;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class InterruptionTest {
  /// Seconds in which an interrupted program must have ended.
  private static final int PATIENCE = 60;

  private static final Path KILL = Path.of("/bin/kill");

  /// Where Linux says which signals a program ignores, a bit each.
  private static final Path STATUS = Path.of("/proc/self/status");

  private static final String IGNORED = "SigIgn:";
  private static final long CTRL_C = 0b10;

  private static List<String> program(String... words) {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(entrance());
    line.addAll(List.of(words));
    return line;
  }

  /// How the virtual machine finds the program: on the module path or the class path of this test.
  private static List<String> entrance() {
    String modules = System.getProperty("jdk.module.path", "");
    String classes = System.getProperty("java.class.path", "");
    return modules.isEmpty()
        ? List.of("-cp", classes, "baseplate.app.Baseplate")
        : List.of("-p", modules, "-m", "baseplate.app/baseplate.app.Baseplate");
  }

  /// A campaign that would take days.
  private static Process campaign() throws IOException {
    String words =
        "simulate micro-brick-battle --scenario skirmish --battles 9000000 --seed 1 --json";
    return new ProcessBuilder(program(words.split(" ")))
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  /// Starts a campaign, presses Ctrl+C after a while, and gives what it came to.
  private static Ran interruptedAfter(int seconds) throws IOException, InterruptedException {
    Process process = campaign();
    try {
      assertThat(process.waitFor(seconds, TimeUnit.SECONDS)).isFalse();
      new ProcessBuilder(KILL.toString(), signal(), Long.toString(process.pid())).start().waitFor();
      assertThat(process.waitFor(PATIENCE, TimeUnit.SECONDS)).isTrue();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return new Ran(process.exitValue(), out, "");
    } finally {
      process.destroyForcibly();
    }
  }

  /// That of Ctrl+C; where this was started so that Ctrl+C is not heard, as shells start what runs
  /// in the background, the one that ends such programs.
  private static String signal() throws IOException {
    return Files.exists(STATUS) && isDeaf(Files.readAllLines(STATUS)) ? "-TERM" : "-INT";
  }

  private static boolean isDeaf(List<String> status) {
    return status.stream()
        .filter(line -> line.startsWith(IGNORED))
        .map(line -> line.substring(IGNORED.length()).strip())
        .anyMatch(mask -> (Long.parseUnsignedLong(mask, 16) & CTRL_C) != 0);
  }

  @Test
  void ctrl_c_ends_a_campaign_with_what_it_has() throws IOException, InterruptedException {
    assumeThat(Files.exists(KILL)).isTrue();
    Ran ran = interruptedAfter(2);
    for (int seconds = 4; ran.out().isEmpty() && seconds < 60; seconds *= 2) {
      ran = interruptedAfter(seconds);
    }

    Fields found = ran.done().object();
    assertThat(found.whole("battles", 0, 9_000_000)).isLessThan(9_000_000);
    assertThat(found.whole("wanted", 0, 9_000_000)).isEqualTo(9_000_000);
  }

  @Test
  void work_that_ends_by_itself_is_not_changed_by_having_listened() {
    Interruption interruption = new Interruption();
    try (Interruption.Listening listening = interruption.listen()) {
      assertThat(listening).isNotNull();
    }
    assertThat(interruption.isAsked()).isFalse();
  }
}
