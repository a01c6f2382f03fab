package baseplate.app.cli;

import baseplate.core.Command;
import baseplate.core.doc.Canonical;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.journal.CoreCodec;
import baseplate.core.words.Phrase;
import baseplate.data.BadFile;
import baseplate.data.Json;
import baseplate.data.Limits;
import java.io.InputStream;
import java.nio.file.Path;

/// Commands as they stand on the command line: JSON in a word, in a file named after `@`, or piped
/// in where the word is `-`.
final class Commands {
  private Commands() {}

  /// Reads the command that the word gives.
  static Command read(String word, InputStream in, CoreCodec codec) {
    return codec.command(Fields.of(doc(word, in), ""));
  }

  /// Reads the document that the word gives.
  static Doc doc(String word, InputStream in) {
    try {
      return json(word, in);
    } catch (BadFile unreadable) {
      throw Trouble.usage(unreadable.phrase());
    }
  }

  private static Doc json(String word, InputStream in) {
    if (word.equals("-")) {
      return Json.read(in, "-", Limits.COMMAND);
    }
    if (word.startsWith("@")) {
      Path file = Call.path(word.substring(1));
      return Json.read(file, Limits.COMMAND);
    }
    return typed(word);
  }

  /// What stands on the line itself.
  private static Doc typed(String word) {
    if (word.isBlank()) {
      throw Trouble.usage(Phrase.of("app.usage.command"));
    }
    return Json.read(word, "COMMAND", Limits.COMMAND);
  }

  /// The command as text that a shell takes within single quotes.
  static String text(Doc command) {
    return Canonical.text(command).replace("'", "\\u0027");
  }
}
