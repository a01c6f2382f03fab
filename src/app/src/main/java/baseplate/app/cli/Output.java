package baseplate.app.cli;

import baseplate.core.words.Phrase;
import baseplate.data.Aside;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A file that a command writes beside what it prints: never what the command reads, and what is
/// there already only where the words say `--force`.
final class Output {
  private final Path file;
  private final boolean forced;

  private Output(Path file, boolean forced) {
    this.file = file;
    this.forced = forced;
  }

  /// The file that an option names, if it is given; throws [Trouble] where it may not be written.
  ///
  /// @param read what the command reads
  static Optional<Output> of(Call call, String option, List<Path> read) {
    Optional<Path> file = call.optionFile(option);
    file.ifPresent(path -> check(call, path, read));
    return file.map(path -> new Output(path, call.has("force")));
  }

  /// Refuses what the command reads, and what is there unless the words say so.
  static void check(Call call, Path file, List<Path> read) {
    if (read.stream().anyMatch(one -> isSame(one, file))) {
      throw Trouble.cannot(Phrase.of("app.trouble.own", "file", file.toString()));
    }
    call.spare(file);
  }

  /// Whether two names lead to one file that is there.
  static boolean isSame(Path one, Path other) {
    try {
      return Files.isSameFile(one, other);
    } catch (IOException _) {
      return false;
    }
  }

  /// Writes a text whole or not at all.
  void write(String text) {
    write(text.getBytes(StandardCharsets.UTF_8));
  }

  /// Writes bytes whole or not at all.
  void write(byte[] bytes) {
    if (forced) {
      Aside.replace(file, bytes);
    } else {
      Aside.create(file, bytes);
    }
  }

  /// Where a picture is.
  Phrase picture() {
    return Phrase.of("app.picture.written", "file", file.toString());
  }

  @Override
  public String toString() {
    return file.toString();
  }
}
