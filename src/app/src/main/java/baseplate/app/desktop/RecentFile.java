package baseplate.app.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;

/// How a battle file is listed.
final class RecentFile {
  private static final String ENDING = ".battle.jsonl";

  private RecentFile() {}

  static String name(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
  }

  /// When it was written last; nothing where that cannot be told.
  static String when(Path file, Locale locale) {
    try {
      return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
          .withLocale(locale)
          .withZone(ZoneId.systemDefault())
          .format(Files.getLastModifiedTime(file).toInstant());
    } catch (IOException _) {
      return "";
    }
  }
}
