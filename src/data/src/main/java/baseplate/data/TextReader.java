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
  private int at;

  private TextReader(String name, List<TextLine> lines, Set<String> kinds) {
    this.name = name;
    this.lines = lines;
    this.kinds = kinds;
  }

  static List<TextForm.Item> read(String text, String name, Set<String> kinds) {
    if (text.getBytes(StandardCharsets.UTF_8).length > TextForm.LARGEST) {
      throw Disk.tooLarge(name, TextForm.LARGEST);
    }
    return new TextReader(name, TextLine.split(text, name), kinds).items();
  }

  private List<TextForm.Item> items() {
    List<TextForm.Item> items = new ArrayList<>();
    while (at < lines.size()) {
      items.add(item(lines.get(at++)));
    }
    return items;
  }

  private TextForm.Item item(TextLine line) {
    if (line.indent() != 0) {
      throw line.bad(name, 0, Phrase.of("data.text.indent"));
    }
    TextScanner scanner = new TextScanner(name, line);
    String kind = kind(scanner, line);
    DocBuilder doc = heading(scanner);
    fields(doc, STEP);
    return new TextForm.Item(kind, doc.build(), line.number());
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
  private static DocBuilder heading(TextScanner scanner) {
    DocBuilder doc = Doc.object();
    if (!scanner.isAtEnd()) {
      doc.put("name", scanner.quoted());
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
    TextScanner scanner = new TextScanner(name, line);
    String key = scanner.key();
    if (!doc.putIfFree(key, behind(scanner, line.indent()))) {
      throw line.bad(name, 0, Phrase.of("data.text.twice", "field", key));
    }
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
      items.add(behind(TextScanner.behindDash(name, line), indent));
    }
    return new Doc.Items(items);
  }
}
