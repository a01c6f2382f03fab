package baseplate.app.cli;

import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Ends a command with one line: what, where, how to mend.
final class Trouble extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Exit exit;
  private final transient Phrase line;
  private final transient @Nullable Texts texts;

  private Trouble(Exit exit, Phrase line, @Nullable Texts texts) {
    super(line.toString(), null, false, false);
    this.exit = exit;
    this.line = line;
    this.texts = texts;
  }

  /// It cannot be done.
  static Trouble cannot(Phrase line) {
    return new Trouble(Exit.CANNOT, line, null);
  }

  /// It cannot be done, in the words of a ruleset.
  static Trouble cannot(Phrase line, Texts texts) {
    return new Trouble(Exit.CANNOT, line, texts);
  }

  /// The words were not understood.
  static Trouble usage(Phrase line) {
    return new Trouble(Exit.USAGE, line, null);
  }

  Exit exit() {
    return exit;
  }

  Phrase line() {
    return line;
  }

  /// The words to say it in; empty where the program's own will do.
  Optional<Texts> texts() {
    return Optional.ofNullable(texts);
  }
}
