package baseplate.app.cli;

import baseplate.core.doc.Canonical;
import baseplate.core.doc.Doc;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import java.io.PrintStream;

/// Where a command writes what it found: sentences for people, or one JSON value.
final class Page {
  private final PrintStream out;
  private final Texts texts;

  Page(PrintStream out, Texts texts) {
    this.out = out;
    this.texts = texts;
  }

  /// The same page with the words of a ruleset.
  Page in(Texts others) {
    return new Page(out, others);
  }

  /// The words.
  Texts texts() {
    return texts;
  }

  /// A line.
  void say(Phrase phrase) {
    line(texts.say(phrase));
  }

  /// A line under a heading.
  void item(Phrase phrase) {
    line("  " + texts.say(phrase));
  }

  /// A line under an item.
  void detail(Phrase phrase) {
    line("    " + texts.say(phrase));
  }

  /// A JSON value on one line.
  void json(Doc doc) {
    line(Canonical.text(doc));
  }

  /// A text as it is, without anything after it.
  void raw(String text) {
    out.print(text);
    out.flush();
  }

  private void line(String text) {
    out.print(text.stripTrailing() + "\n");
    out.flush();
  }
}
