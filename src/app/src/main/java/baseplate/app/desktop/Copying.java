package baseplate.app.desktop;

import baseplate.core.words.Phrase;
import baseplate.data.Aside;
import baseplate.data.BadFile;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;

/// Copies of battle files.
final class Copying {
  private static final String ENDING = "*.battle.jsonl";

  private Copying() {}

  /// Where the player wants one; empty where none after all.
  static Optional<Path> chosen(Shell shell, Path file) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(shell.say("desktop.copy.title"));
    chooser.setInitialFileName(String.valueOf(file.getFileName()));
    chooser
        .getExtensionFilters()
        .add(new FileChooser.ExtensionFilter(shell.say("desktop.files.battles"), ENDING));
    File chosen = chooser.showSaveDialog(shell.window().getWindow());
    return Optional.ofNullable(chosen).map(File::toPath);
  }

  /// Makes one, and says that it did or why it could not.
  static void copy(Shell shell, Path from, Path to) {
    try {
      if (Files.exists(to) && Files.isSameFile(from, to)) {
        shell.complain(shell.say("desktop.copy.same"));
        return;
      }
      Aside.replace(to, Files.readAllBytes(from));
      shell.complain(shell.texts().say(Phrase.of("desktop.copy.done", "file", to.toString())));
    } catch (BadFile bad) {
      shell.complain(shell.texts().say(bad.phrase()));
    } catch (IOException e) {
      fail(shell, e);
    }
  }

  /// Says why none was made.
  static void fail(Shell shell, Throwable why) {
    Phrase failed = Phrase.of("desktop.copy.failed", "why", String.valueOf(why.getMessage()));
    shell.complain(shell.texts().say(failed));
  }
}
