import com.google.googlejavaformat.java.Main;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Checks or mends the format of every Java file of the project.
///
/// Run by the build, as source, on a JDK that can parse the project's own language level.
final class Format {
  private static final String MEND = "mvn -q -N -Pformat process-sources";

  private Format() {}

  /// Formats.
  ///
  /// @param words `check` or `fix`, the folder of the project, the folders in it with commas
  ///   between
  public static void main(String[] words) throws Exception {
    boolean check = words[0].equals("check");
    Path root = Path.of(words[1]).toRealPath();
    List<String> arguments = new ArrayList<>();
    arguments.addAll(check ? List.of("--dry-run", "--set-exit-if-changed") : List.of("--replace"));
    arguments.addAll(sources(root, List.of(words[2].split(","))));
    PrintWriter out = new PrintWriter(System.out, true);
    PrintWriter err = new PrintWriter(System.err, true);
    int status =
        new Main(out, err, InputStream.nullInputStream()).format(arguments.toArray(String[]::new));
    out.flush();
    err.flush();
    if (status != 0) {
      System.err.println("The files above are not formatted. To mend them: " + MEND);
    }
    System.exit(status);
  }

  private static List<String> sources(Path root, List<String> folders) throws IOException {
    List<String> found = new ArrayList<>();
    for (String folder : folders) {
      try (Stream<Path> paths = Files.walk(root.resolve(folder))) {
        paths
            .filter(path -> path.toString().endsWith(".java"))
            .filter(path -> !root.relativize(path).toString().matches(".*\\btarget\\b.*"))
            .map(Path::toString)
            .sorted()
            .forEach(found::add);
      }
    }
    return found;
  }
}
