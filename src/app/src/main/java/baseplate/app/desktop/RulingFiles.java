package baseplate.app.desktop;

import baseplate.core.words.Phrase;
import baseplate.data.Aside;
import baseplate.data.BadFile;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;

/// Writes rulings: a page and the picture of the table beside it.
final class RulingFiles {
  private static final String PAGE = ".html";
  private static final String PICTURE = ".png";

  private RulingFiles() {}

  /// Where the page is to go; empty where nowhere after all.
  static Optional<Path> chosen(Shell shell, Path battle, int entry) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(shell.say("desktop.ruling.export"));
    chooser.setInitialFileName(RecentFile.name(battle) + "-" + entry + PAGE);
    chooser
        .getExtensionFilters()
        .add(new FileChooser.ExtensionFilter(shell.say("desktop.files.pages"), "*" + PAGE));
    File chosen = chooser.showSaveDialog(shell.window().getWindow());
    return Optional.ofNullable(chosen).map(File::toPath);
  }

  /// Writes both, and says that it did or why it could not.
  static void save(Shell shell, RulingSheet sheet, Path file) {
    Path page = file.getFileName().toString().endsWith(PAGE) ? file : sibling(file, PAGE);
    Path picture = sibling(page, PICTURE);
    try {
      Aside.replace(picture, sheet.picture());
      String text = sheet.page(picture.getFileName().toString());
      Aside.replace(page, text.getBytes(StandardCharsets.UTF_8));
      shell.complain(shell.texts().say(Phrase.of("desktop.ruling.done", "file", page.toString())));
    } catch (BadFile bad) {
      shell.complain(shell.texts().say(bad.phrase()));
    }
  }

  private static Path sibling(Path file, String ending) {
    String name = file.getFileName().toString();
    String stem = name.endsWith(PAGE) ? name.substring(0, name.length() - PAGE.length()) : name;
    return file.resolveSibling(stem + ending);
  }
}
