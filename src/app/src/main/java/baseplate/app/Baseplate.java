package baseplate.app;

import baseplate.app.cli.Console;
import baseplate.app.cli.Shelf;
import baseplate.app.cli.Words;
import baseplate.app.desktop.Desktop;
import baseplate.app.desktop.Display;
import baseplate.app.desktop.SelfTest;
import baseplate.data.BaseplateHome;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import javafx.application.Application;

/// Where the program starts: the desktop without words, the command line with them.
public final class Baseplate {
  private Baseplate() {}

  /// Runs the program and ends the process with its exit code.
  ///
  /// @param words the words of the command line; none opens the desktop
  static void main(String[] words) {
    Charset terminal = charset();
    PrintStream out = stream(FileDescriptor.out, terminal);
    PrintStream err = stream(FileDescriptor.err, terminal);
    if (words.length == 0 && hasDisplay()) {
      Application.launch(Desktop.class);
    } else {
      System.exit(isSelfTest(words) ? selfTest(out, err) : run(words, out, err));
    }
  }

  private static boolean hasDisplay() {
    return Display.isThere(
        System.getenv(),
        System.getProperty("os.name", ""),
        System.getProperty("glass.platform", ""));
  }

  private static boolean isSelfTest(String[] words) {
    return words.length == 1 && words[0].equals("--self-test") && hasDisplay();
  }

  private static int selfTest(PrintStream out, PrintStream err) {
    return SelfTest.run(out, err) ? 0 : 1;
  }

  /// Runs the program.
  ///
  /// @return the exit code: 0 done, 1 refused, not valid or not possible, 2 not understood
  public static int run(String[] words, PrintStream out, PrintStream err) {
    Path user = Path.of(System.getProperty("user.home", "."));
    BaseplateHome home = BaseplateHome.of(System.getenv(), user);
    return new Console(Words.english(), Shelf.installed(), home, PipedIn.open())
        .run(words, out, err)
        .code();
  }

  private static PrintStream stream(FileDescriptor descriptor, Charset charset) {
    return new PrintStream(new Outlet(new FileOutputStream(descriptor)), false, charset);
  }

  /// What is written is UTF-8, except to a Windows console that shows another character set.
  private static Charset charset() {
    boolean windows = System.getProperty("os.name", "").startsWith("Windows");
    return windows ? System.out.charset() : StandardCharsets.UTF_8;
  }
}
