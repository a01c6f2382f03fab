package baseplate.app;

import baseplate.data.BaseplateHome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Keeps what a fault of the program leaves behind: where it happened, and the versions. Neither
/// the words of the command nor the content of any file, nor the user's name.
public final class FaultReport {
  private static final int DEEPEST = 60;
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS", Locale.ROOT).withZone(ZoneOffset.UTC);

  private final BaseplateHome home;
  private final String part;
  private final List<String> before;

  /// @param part of the program, the verb of the command line or the window
  /// @param before what was done before, a line each, without anything secret
  public FaultReport(BaseplateHome home, String part, List<String> before) {
    this.home = home;
    this.part = part;
    this.before = List.copyOf(before);
  }

  /// Writes the report; empty where that is not possible either.
  public Optional<Path> write(Throwable fault) {
    Path folder = home.folder().resolve("reports");
    Path file = folder.resolve("report-" + STAMP.format(Instant.now()) + ".txt");
    try {
      Files.createDirectories(folder);
      return Optional.of(Files.writeString(file, text(fault)));
    } catch (IOException | RuntimeException _) {
      return Optional.empty();
    }
  }

  private String text(Throwable fault) {
    StringBuilder out = new StringBuilder(2_000);
    out.append("program ").append(Versions.program()).append('\n');
    out.append("java ").append(Versions.java()).append('\n');
    out.append("system ").append(property("os.name")).append(' ').append(property("os.version"));
    out.append(' ').append(property("os.arch")).append('\n');
    out.append("command ").append(part).append('\n');
    before.forEach(line -> out.append(line).append('\n'));
    causes(fault, out);
    return out.toString();
  }

  private static void causes(Throwable fault, StringBuilder out) {
    Throwable cause = fault;
    for (int i = 0; cause != null && i < 5; i++) {
      out.append(i == 0 ? "fault " : "because of ").append(cause.getClass().getName()).append('\n');
      frames(cause, out);
      cause = cause.getCause();
    }
  }

  private static void frames(Throwable fault, StringBuilder out) {
    StackTraceElement[] frames = fault.getStackTrace();
    for (int i = 0; i < Math.min(frames.length, DEEPEST); i++) {
      out.append("  at ").append(frames[i]).append('\n');
    }
  }

  private static String property(String name) {
    return System.getProperty(name, "unknown");
  }
}
