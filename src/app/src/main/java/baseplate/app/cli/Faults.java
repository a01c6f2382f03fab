package baseplate.app.cli;

import baseplate.app.FaultReport;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import baseplate.data.BadFile;
import baseplate.data.BaseplateHome;
import java.io.PrintStream;
import java.util.List;

/// Says in one line what went wrong: what the player can mend as it is, a fault of the program with
/// the place of a report.
final class Faults {
  private final Words words;
  private final Shelf shelf;
  private final BaseplateHome home;
  private final PrintStream err;

  Faults(Words words, Shelf shelf, BaseplateHome home, PrintStream err) {
    this.words = words;
    this.shelf = shelf;
    this.home = home;
    this.err = err;
  }

  /// Prints the line and says how the command ended.
  Exit explain(String[] line, Throwable fault) {
    return switch (fault) {
      case Trouble trouble ->
          say(trouble.exit(), trouble.line(), trouble.texts().orElseGet(() -> words.texts(shelf)));
      case BadFile bad -> say(Exit.CANNOT, bad.phrase());
      case Malformed malformed -> say(Exit.CANNOT, phrase(malformed));
      case OutOfMemoryError _ -> say(Exit.CANNOT, Phrase.of("app.trouble.memory"), words.texts());
      default -> say(Exit.CANNOT, reported(line, fault), words.texts());
    };
  }

  /// Prints a line that is no fault.
  void note(Phrase phrase) {
    err.print("baseplate: " + oneLine(words.texts(shelf).say(phrase)) + "\n");
  }

  private static String oneLine(String text) {
    return text.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ").strip();
  }

  private static Phrase phrase(Malformed malformed) {
    String key =
        malformed.pointer().isEmpty() ? "app.trouble.malformed.whole" : "app.trouble.malformed";
    return Phrase.of(key, "place", malformed.pointer(), "problem", malformed.problem());
  }

  private Phrase reported(String[] line, Throwable fault) {
    String kind = fault.getClass().getSimpleName();
    return new FaultReport(home, verb(line), List.of())
        .write(fault)
        .map(file -> Phrase.of("app.trouble.internal", "kind", kind, "file", file.toString()))
        .orElseGet(() -> Phrase.of("app.trouble.internal-unsaved", "kind", kind));
  }

  /// The verb, if it is one; whatever else was typed is nobody's business.
  private static String verb(String[] line) {
    return line.length == 0 ? "none" : Verbs.find(line[0]).map(Verb::name).orElse("none");
  }

  private Exit say(Exit exit, Phrase phrase) {
    return say(exit, phrase, words.texts(shelf));
  }

  private Exit say(Exit exit, Phrase phrase, Texts texts) {
    err.print("baseplate: " + oneLine(texts.say(phrase)) + "\n");
    return exit;
  }
}
