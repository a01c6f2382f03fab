package baseplate.data;

import baseplate.core.journal.Session;
import baseplate.data.race.Race;
import baseplate.data.race.Stroll;
import baseplate.geometry.Pose;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.core.json.JsonFactory;

/// A program of its own that plays a battle file, to be killed.
final class OtherProgram {
  private static final List<String> SMALL_AND_SOON_UP =
      List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "-Xmx64m");

  private OtherProgram() {}

  /// Starts it with the class path of the tests.
  ///
  /// @param what `hold` opens the file and waits; `play` plays on and prints the number of each
  ///   entry that is safe
  static Process start(String what, Path file) throws IOException {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(SMALL_AND_SOON_UP);
    words.addAll(List.of("-cp", classPath(), OtherProgram.class.getName(), what, file.toString()));
    return new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  /// Where the classes are that it needs, whether they stand on a class path or a module path here.
  private static String classPath() {
    return Stream.of(
            OtherProgram.class, BattleFiles.class, Session.class, Pose.class, JsonFactory.class)
        .map(OtherProgram::place)
        .distinct()
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String place(Class<?> type) {
    String name = type.getSimpleName() + ".class";
    String url = String.valueOf(type.getResource(name));
    String file = url.substring(url.indexOf("file:"));
    int end = file.indexOf("!/");
    String root =
        end >= 0
            ? file.substring(0, end)
            : file.substring(0, file.length() - type.getName().length() - ".class".length());
    return Path.of(URI.create(root)).toString();
  }

  public static void main(String[] words) {
    BattleFiles.Opened opened = new BattleFiles(List.of(new Race())).open(Path.of(words[1]));
    PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true);
    Session session = new Session(opened.journal(), opened.file());
    if (words[0].equals("hold")) {
      out.println("held");
    }
    if (words[0].equals("play")) {
      playForEver(session, out);
    }
    waitForEver();
  }

  private static void playForEver(Session session, PrintStream out) {
    Stroll stroll = new Stroll(session.journal().size());
    while (true) {
      stroll.go(session);
      session.kept().toCompletableFuture().join();
      out.println(session.journal().size());
    }
  }

  private static void waitForEver() {
    while (true) {
      try {
        Thread.sleep(60_000);
      } catch (InterruptedException _) {
        return;
      }
    }
  }
}
