import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/// Makes the self-contained image of the program: its own Java, its modules, its launcher.
///
/// Run by the build, as source, on the JDK whose Java goes into the image. Every module on the path
/// becomes part of the image, so a ruleset needs no line here.
final class Image {
  private static final String MAIN_MODULE = "baseplate.app";
  private static final String MAIN_CLASS = "baseplate.app.Baseplate";
  private static final String REHEARSAL = "baseplate.app.Rehearsal";
  private static final List<String> PLATFORM_MODULES = List.of("jdk.localedata", "jdk.zipfs");
  private static final String CACHE = "baseplate.aot";
  private static final List<String> OPTIONS =
      List.of(
          "--enable-native-access=javafx.graphics",
          "-XX:+UseSerialGC",
          "-Xlog:disable",
          "-Xlog:all=error:stderr");

  private final Path target;
  private final String version;
  private final List<Path> jars;
  private final Path work;
  private final Path image;

  private Image(Path target, String version, List<Path> jars) {
    this.target = target;
    this.version = version;
    this.jars = jars;
    this.work = target.resolve("packaging");
    this.image = target.resolve("baseplate");
  }

  /// Makes the image.
  ///
  /// @param words the folder for the image, the version, the program's own jar, the class path of
  ///   everything else
  public static void main(String[] words) throws Exception {
    List<Path> jars = new ArrayList<>();
    jars.add(Path.of(words[2]));
    Arrays.stream(words[3].split(System.getProperty("path.separator")))
        .map(Path::of)
        .filter(path -> path.toString().endsWith(".jar"))
        .forEach(jars::add);
    new Image(Path.of(words[0]), words[1].replaceAll("-.*", ""), List.copyOf(jars)).make();
  }

  private void make() throws Exception {
    Path stamp = target.resolve("baseplate.stamp");
    String inputs = inputs();
    if (Files.exists(stamp) && Files.readString(stamp).equals(inputs) && Files.exists(launcher())) {
      return;
    }
    Files.deleteIfExists(stamp);
    delete(work);
    delete(image);
    Files.createDirectories(work.resolve("content"));
    link();
    train();
    wrap();
    delete(work);
    Files.writeString(stamp, inputs);
  }

  private void link() {
    TreeSet<String> roots = new TreeSet<>(PLATFORM_MODULES);
    roots.addAll(modules());
    run(
        "jlink",
        List.of(
            "--module-path",
            path(),
            "--add-modules",
            String.join(",", roots),
            "--include-locales=" + locales(),
            "--no-header-files",
            "--no-man-pages",
            "--compress=zip-6",
            "--output",
            runtime().toString()));
  }

  /// The names of all modules on the path.
  private List<String> modules() {
    List<String> names = new ArrayList<>();
    for (Path jar : jars) {
      ModuleDescriptor descriptor = ModuleFinder.of(jar).findAll().iterator().next().descriptor();
      if (!descriptor.isAutomatic()) {
        names.add(descriptor.name());
      } else if (!descriptor.name().endsWith("Empty")) {
        throw new IllegalStateException(
            jar
                + " has no module descriptor, so it cannot be linked: choose a library that has"
                + " one");
      }
    }
    return names;
  }

  private String path() {
    return String.join(
        System.getProperty("path.separator"), jars.stream().map(Path::toString).toList());
  }

  private static String locales() {
    return "en,de,fr,es,it,nl,pl,pt,cs,sv,da,nb,fi,tr,ar,ja,zh,ko,uk,ru";
  }

  /// Rehearses the program once and keeps what the virtual machine learnt, so that it starts
  /// faster.
  private void train() throws IOException, InterruptedException {
    Path folder = Files.createDirectories(work.resolve("rehearsal"));
    List<String> command = new ArrayList<>();
    command.add(runtime().resolve("bin").resolve("java").toString());
    command.addAll(OPTIONS);
    command.add("-XX:AOTCacheOutput=" + work.resolve("content").resolve(CACHE));
    command.addAll(List.of("--module", MAIN_MODULE + "/" + REHEARSAL, folder.toString()));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(work.resolve("rehearsal.log").toFile());
    builder.environment().put("BASEPLATE_HOME", work.resolve("home").toString());
    int status = builder.start().waitFor();
    if (status != 0) {
      throw new IllegalStateException(
          "the program failed while it was rehearsed:\n"
              + Files.readString(work.resolve("rehearsal.log")));
    }
  }

  private void wrap() throws IOException {
    List<String> arguments = new ArrayList<>();
    Path made = mac() ? work.resolve("made") : target;
    arguments.addAll(List.of("--type", "app-image", "--name", mac() ? "Baseplate" : "baseplate"));
    arguments.addAll(List.of("--app-version", shownVersion(), "--dest", made.toString()));
    arguments.addAll(List.of("--runtime-image", runtime().toString()));
    arguments.addAll(List.of("--input", work.resolve("content").toString()));
    arguments.addAll(List.of("--module", MAIN_MODULE + "/" + MAIN_CLASS));
    for (String option : OPTIONS) {
      arguments.addAll(List.of("--java-options", option));
    }
    arguments.addAll(List.of("--java-options", "-XX:AOTCache=$APPDIR/" + CACHE));
    if (windows()) {
      Path console = Files.writeString(work.resolve("console.properties"), "win-console=true\n");
      arguments.addAll(List.of("--add-launcher", "baseplate-console=" + console));
    }
    run("jpackage", arguments);
    if (mac()) {
      Files.createDirectories(image);
      Files.move(made.resolve("Baseplate.app"), image.resolve("Baseplate.app"));
    }
    shim();
  }

  /// macOS takes no version of a bundle that begins with 0.
  private String shownVersion() {
    return mac() ? version.replaceFirst("^0\\.", "1.") : version;
  }

  /// Where the system's own layout has its launcher elsewhere, a small script stands in `bin`.
  private void shim() throws IOException {
    if (windows()) {
      Files.createDirectories(launcher().getParent());
      Files.writeString(launcher(), "@\"%~dp0..\\baseplate-console.exe\" %*\r\n");
    } else if (mac()) {
      Files.createDirectories(launcher().getParent());
      Files.writeString(
          launcher(),
          """
          #!/bin/sh
          here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
          exec "$here/../Baseplate.app/Contents/MacOS/Baseplate" "$@"
          """);
      launcher().toFile().setExecutable(true);
    }
  }

  private Path launcher() {
    return image.resolve("bin").resolve(windows() ? "baseplate.bat" : "baseplate");
  }

  private Path runtime() {
    return work.resolve("runtime");
  }

  private String inputs() throws Exception {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    digest.update((System.getProperty("java.runtime.version") + OPTIONS).getBytes());
    digest.update(Files.readAllBytes(Path.of(System.getProperty("baseplate.packaging"))));
    for (Path jar : jars) {
      digest.update(Files.readAllBytes(jar));
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void run(String tool, List<String> arguments) {
    StringWriter said = new StringWriter();
    PrintWriter out = new PrintWriter(said);
    int status =
        ToolProvider.findFirst(tool)
            .orElseThrow(() -> new IllegalStateException("this JDK has no " + tool))
            .run(out, out, arguments.toArray(String[]::new));
    if (status != 0) {
      throw new IllegalStateException(tool + " failed:\n" + said);
    }
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        path.toFile().setWritable(true);
        Files.delete(path);
      }
    }
  }

  private static boolean windows() {
    return system().contains("win");
  }

  private static boolean mac() {
    return system().contains("mac");
  }

  private static String system() {
    return System.getProperty("os.name").toLowerCase(Locale.ROOT).replace("darwin", "mac");
  }
}
