package baseplate.app.cli;

import baseplate.app.svg.Picture;
import baseplate.core.words.Phrase;
import baseplate.data.Aside;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// Writes pictures to files.
final class Pictures {
  private Pictures() {}

  /// Writes the picture aside and puts it in place whole.
  static void write(Path file, Picture picture) {
    Aside.write(file, picture.svg().getBytes(StandardCharsets.UTF_8));
  }

  /// Where a picture is.
  static Phrase written(Path file) {
    return Phrase.of("app.picture.written", "file", file.toString());
  }
}
