package baseplate.app.cli;

import baseplate.core.doc.Canonical;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.data.BadFile;
import baseplate.data.Json;
import baseplate.data.Limits;
import java.io.InputStream;

/// Commands as they stand on the command line: JSON in a word, in a file named after `@`, or piped
/// in where the word is `-`.
final class Commands {
  private Commands() {}

  /// Reads the fields of the command that the word gives, before any battle is read. What is typed
  /// or piped in and is no JSON was not understood; a file that is none cannot be used.
  static Fields read(String word, InputStream in) {
    return Fields.of(word.startsWith("@") ? file(word.substring(1)) : given(word, in), "");
  }

  private static Doc file(String name) {
    return Json.read(Call.path(name), Limits.COMMAND);
  }

  private static Doc given(String word, InputStream in) {
    if (word.isBlank()) {
      throw Trouble.usage(Phrase.of("app.usage.command"));
    }
    try {
      return word.equals("-")
          ? Json.read(in, "-", Limits.COMMAND)
          : Json.read(word, "COMMAND", Limits.COMMAND);
    } catch (BadFile unreadable) {
      throw Trouble.usage(unreadable.phrase());
    }
  }

  /// The command as text that a shell takes within single quotes.
  static String text(Doc command) {
    return Canonical.text(command).replace("'", "\\u0027");
  }
}
