package baseplate.data;

import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.words.Phrase;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Reads the text form line by line: indentation nests, a value stands behind its key or below it.
final class TextReader {
  private static final int STEP = 2;

  private final String name;
  private final List<TextLine> lines;
  private final Set<String> kinds;
  private Places places = new Places();
  private int at;

  /// A thing, and where everything in it stands.
  record Placed(TextForm.Item item, Places places) {}

  private TextReader(String name, List<TextLine> lines, Set<String> kinds) {
    this.name = name;
    this.lines = lines;
    this.kinds = kinds;
  }

  static List<Placed> read(String text, String name, Set<String> kinds) {
    if (text.getBytes(StandardCharsets.UTF_8).length > TextForm.LARGEST) {
      throw Disk.tooLarge(name, TextForm.LARGEST);
    }
    return new TextReader(name, TextLine.split(text, name), kinds).items();
  }

  private List<Placed> items() {
    List<Placed> items = new ArrayList<>();
    while (at < lines.size()) {
      items.add(item(lines.get(at++)));
    }
    return items;
  }

  private Placed item(TextLine line) {
    if (line.indent() != 0) {
      throw line.bad(name, 0, Phrase.of("data.text.indent"));
    }
    places = new Places();
    places.begins(line.place(0));
    TextScanner scanner = new TextScanner(name, line, places);
    String kind = kind(scanner, line);
    DocBuilder doc = heading(scanner);
    fields(doc, STEP);
    return new Placed(new TextForm.Item(kind, doc.build(), line.number()), places);
  }

  private String kind(TextScanner scanner, TextLine line) {
    String kind = scanner.word();
    if (!kinds.contains(kind)) {
      List<String> known = kinds.stream().sorted().toList();
      throw line.bad(name, 0, Phrase.of("data.text.kind", "kind", kind, "kinds", known));
    }
    return kind;
  }

  /// An object with the name that stands behind the kind, if one does.
  private DocBuilder heading(TextScanner scanner) {
    DocBuilder doc = Doc.object();
    if (!scanner.isAtEnd()) {
      places.enter("name", scanner.place());
      places.begins(scanner.place());
      doc.put("name", scanner.quoted());
      places.leave();
    }
    scanner.end();
    return doc;
  }

  /// Reads the fields of an object that stand at the indent.
  private void fields(DocBuilder doc, int indent) {
    while (at < lines.size() && lines.get(at).indent() >= indent) {
      TextLine line = lines.get(at++);
      if (line.indent() > indent) {
        throw line.bad(name, 0, Phrase.of("data.text.indent"));
      }
      field(doc, line);
    }
  }

  private void field(DocBuilder doc, TextLine line) {
    TextScanner scanner = new TextScanner(name, line, places);
    String key = scanner.key();
    places.enter(key, line.place(0));
    if (!doc.putIfFree(key, behind(scanner, line.indent()))) {
      throw line.bad(name, 0, Phrase.of("data.text.twice", "field", key));
    }
    places.leave();
  }

  /// The value behind a key or dash, or below it.
  private Doc behind(TextScanner scanner, int indent) {
    if (scanner.isAtEnd()) {
      return below(scanner, indent);
    }
    Doc value = scanner.value();
    scanner.end();
    return value;
  }

  private Doc below(TextScanner scanner, int indent) {
    if (at == lines.size() || lines.get(at).indent() <= indent) {
      throw scanner.bad(Phrase.of("data.text.value"));
    }
    if (indent > Limits.DEPTH * STEP) {
      throw scanner.bad(Phrase.of("data.text.deep", "most", Limits.DEPTH));
    }
    places.begins(lines.get(at).place(0));
    return lines.get(at).isItem() ? list(indent + STEP) : object(indent + STEP);
  }

  private Doc object(int indent) {
    DocBuilder doc = Doc.object();
    fields(doc, indent);
    return doc.build();
  }

  private Doc list(int indent) {
    List<Doc> items = new ArrayList<>();
    while (at < lines.size() && lines.get(at).indent() >= indent) {
      TextLine line = lines.get(at++);
      if (line.indent() > indent || !line.isItem()) {
        throw line.bad(name, 0, Phrase.of("data.text.item"));
      }
      places.enter(items.size());
      items.add(behind(TextScanner.behindDash(name, line, places), indent));
      places.leave();
    }
    return new Doc.Items(items);
  }
}
