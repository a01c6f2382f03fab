package baseplate.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A kept text that a test makes again: equal, or the first line that differs is shown.
///
/// `-Dbaseplate.golden=write` writes the file anew, to be reviewed as a diff.
public final class Golden {
  private final Path file;

  private Golden(Path file) {
    this.file = file;
  }

  /// The kept text `src/test/golden/NAME` of the module under test.
  public static Golden of(String name) {
    return new Golden(Path.of("src", "test", "golden", name));
  }

  /// The kept text in that file.
  public static Golden at(Path file) {
    return new Golden(file);
  }

  /// Whether kept texts are written anew.
  public static boolean isRewriting() {
    return "write".equals(System.getProperty("baseplate.golden"));
  }

  /// Compares the text made just now with the kept one, or keeps it.
  public void matches(String made) {
    if (isRewriting()) {
      write(made);
      return;
    }
    if (!Files.isRegularFile(file)) {
      throw new AssertionError("there is no %s yet; %s".formatted(file, remake()));
    }
    compare(read().lines().toList(), made.lines().toList());
  }

  private void compare(List<String> kept, List<String> made) {
    int common = Math.min(kept.size(), made.size());
    for (int line = 0; line < common; line++) {
      if (!kept.get(line).equals(made.get(line))) {
        throw differs(line, kept.get(line), made.get(line));
      }
    }
    if (kept.size() != made.size()) {
      throw differs(common, lineOrEnd(kept, common), lineOrEnd(made, common));
    }
  }

  private static String lineOrEnd(List<String> lines, int line) {
    return line < lines.size() ? lines.get(line) : "(the end)";
  }

  private AssertionError differs(int line, String kept, String made) {
    return new AssertionError(
        "%s line %d%n  kept: %s%n  made: %s%n%s".formatted(file, line + 1, kept, made, remake()));
  }

  private static String remake() {
    return "if this is meant, run the test with -Dbaseplate.golden=write and review the diff";
  }

  private String read() {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private void write(String made) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, made.endsWith("\n") ? made : made + "\n");
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }
}
