package baseplate.app.cli;

import baseplate.core.doc.Canonical;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;

/// Where a command writes what it found: sentences for people, or one JSON value.
final class Page {
  private final PrintStream out;
  private final Texts texts;
  private final Map<String, Doc> added;

  Page(PrintStream out, Texts texts) {
    this(out, texts, new LinkedHashMap<>());
  }

  private Page(PrintStream out, Texts texts, Map<String, Doc> added) {
    this.out = out;
    this.texts = texts;
    this.added = added;
  }

  /// The same page with the words of a ruleset.
  Page in(Texts others) {
    return new Page(out, others, added);
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

  /// A field of every object that is printed as JSON from now on.
  void add(String name, Doc value) {
    added.put(name, value);
  }

  /// A JSON value on one line.
  void json(Doc doc) {
    line(Canonical.text(doc instanceof Doc.Obj object ? withAdded(object) : doc));
  }

  private Doc.Obj withAdded(Doc.Obj object) {
    DocBuilder all = Doc.object();
    object.fields().forEach(all::put);
    added.forEach(all::putIfFree);
    return all.build();
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
