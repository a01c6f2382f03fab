package baseplate.app.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// Names for files that the program keeps without being asked.
record Names(Path folder) {
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss", Locale.ROOT);

  /// A name that no file there has.
  Path free(String ruleset) {
    String stem = ruleset + "-" + STAMP.format(LocalDateTime.now(ZoneId.systemDefault()));
    Path file = folder.resolve(stem + ".battle.jsonl");
    for (int i = 2; Files.exists(file); i++) {
      file = folder.resolve(stem + "-" + i + ".battle.jsonl");
    }
    return file;
  }
}
