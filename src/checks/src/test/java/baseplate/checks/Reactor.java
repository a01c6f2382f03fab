package baseplate.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The project's folders as they lie on disk.
final class Reactor {
  /// The folder that holds everything.
  static final Path ROOT = root(Path.of("").toAbsolutePath());

  private Reactor() {}

  /// One Maven module that holds Java.
  ///
  /// @param folder its folder
  record Part(Path folder) {
    /// The folder's name.
    String name() {
      return folder.getFileName().toString();
    }

    Path classes() {
      return folder.resolve(System.getProperty("baseplate.build")).resolve("classes");
    }

    Path main() {
      return folder.resolve("src/main/java");
    }

    Path test() {
      return folder.resolve("src/test/java");
    }

    Path resources() {
      return folder.resolve("src/main/resources");
    }

    boolean isRuleset() {
      return isIn("rulesets");
    }

    boolean isIn(String group) {
      return folder.equals(ROOT.resolve(group).resolve(name()));
    }
  }

  /// Every module: assets, those of src, those of rulesets.
  static List<Part> parts() {
    return Stream.of(Stream.of(ROOT.resolve("assets")), children("src"), children("rulesets"))
        .flatMap(folders -> folders)
        .map(Part::new)
        .toList();
  }

  /// The modules of the folder rulesets.
  static List<Part> rulesets() {
    return parts().stream().filter(Part::isRuleset).toList();
  }

  /// The one with this name.
  static Part part(String name) {
    return parts().stream().filter(part -> part.name().equals(name)).findFirst().orElseThrow();
  }

  /// All files under a folder whose name ends so; none where there is no such folder.
  static List<Path> files(Path folder, String ending) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths.filter(path -> path.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Every Java file of the main code.
  static List<Path> mainFiles() {
    return parts().stream().flatMap(part -> files(part.main(), ".java").stream()).toList();
  }

  /// Every Java file of the tests.
  static List<Path> testFiles() {
    return parts().stream().flatMap(part -> files(part.test(), ".java").stream()).toList();
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The path as a reader of the project knows it.
  static String shown(Path file) {
    return ROOT.relativize(file).toString().replace('\\', '/');
  }

  private static Stream<Path> children(String folder) {
    try (Stream<Path> paths = Files.list(ROOT.resolve(folder))) {
      return paths.filter(Files::isDirectory).filter(Reactor::isKept).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isKept(Path folder) {
    return !folder.endsWith("target") && !folder.getFileName().toString().startsWith(".");
  }

  private static Path root(Path from) {
    @Nullable Path here = from;
    while (here != null && !Files.isDirectory(here.resolve("rulesets"))) {
      here = here.getParent();
    }
    return Objects.requireNonNull(here, "no folder above this one holds rulesets");
  }
}
