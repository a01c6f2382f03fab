package baseplate.data;

import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.words.Phrase;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/// Reads the words and values of one line of the text form.
final class TextScanner {
  private final String file;
  private final TextLine line;
  private final String text;
  private int at;
  private int depth;

  TextScanner(String file, TextLine line) {
    this.file = file;
    this.line = line;
    this.text = line.text();
  }

  static TextScanner behindDash(String file, TextLine line) {
    TextScanner scanner = new TextScanner(file, line);
    scanner.at = 1;
    scanner.skip();
    return scanner;
  }

  BadFile bad(Phrase problem) {
    return line.bad(file, at, problem);
  }

  private void skip() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  boolean isAtEnd() {
    return at == text.length();
  }

  private boolean isAt(char c) {
    return at < text.length() && text.charAt(at) == c;
  }

  /// Nothing may follow.
  void end() {
    if (!isAtEnd()) {
      throw bad(Phrase.of("data.text.more"));
    }
  }

  /// A word up to the next space.
  String word() {
    int from = at;
    while (at < text.length() && text.charAt(at) != ' ') {
      at++;
    }
    String word = text.substring(from, at);
    skip();
    return word;
  }

  /// A key with its colon.
  String key() {
    String key = isAt('"') ? quoted() : bareKey();
    if (!isAt(':')) {
      throw bad(Phrase.of("data.text.colon"));
    }
    at++;
    skip();
    return key;
  }

  private String bareKey() {
    int from = at;
    while (at < text.length() && text.charAt(at) != ':' && text.charAt(at) != ' ') {
      at++;
    }
    String key = text.substring(from, at);
    if (!TextWords.isBareKey(key)) {
      at = from;
      throw bad(Phrase.of("data.text.key"));
    }
    return key;
  }

  /// A text in quotes, as in JSON.
  String quoted() {
    int from = at;
    if (!isAt('"')) {
      throw bad(Phrase.of("data.text.quote"));
    }
    at++;
    while (at < text.length() && text.charAt(at) != '"') {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    if (at >= text.length()) {
      at = from;
      throw bad(Phrase.of("data.text.quote"));
    }
    at++;
    String read = unquoted(from);
    skip();
    return read;
  }

  private String unquoted(int from) {
    try {
      if (Json.read(text.substring(from, at), file, Limits.FILE) instanceof Doc.Text(String read)) {
        return read;
      }
    } catch (BadFile _) {
      // said below with the right place
    }
    at = from;
    throw bad(Phrase.of("data.text.quote"));
  }

  /// A value: quoted or bare text, number, flag, list, object.
  Doc value() {
    if (++depth > Limits.DEPTH) {
      throw bad(Phrase.of("data.text.deep", "most", Limits.DEPTH));
    }
    Doc value =
        switch (isAtEnd() ? ' ' : text.charAt(at)) {
          case '"' -> Doc.of(quoted());
          case '[' -> list();
          case '{' -> object();
          default -> bare();
        };
    depth--;
    return value;
  }

  private Doc list() {
    List<Doc> items = new ArrayList<>();
    open();
    while (!isAt(']')) {
      separate(items.isEmpty());
      items.add(value());
    }
    close();
    return new Doc.Items(items);
  }

  private Doc object() {
    DocBuilder doc = Doc.object();
    open();
    boolean first = true;
    while (!isAt('}')) {
      separate(first);
      first = false;
      String key = key();
      if (!doc.putIfFree(key, value())) {
        throw bad(Phrase.of("data.text.twice", "field", key));
      }
    }
    close();
    return doc.build();
  }

  private void open() {
    at++;
    skip();
  }

  private void close() {
    open();
  }

  private void separate(boolean first) {
    if (first) {
      return;
    }
    if (!isAt(',')) {
      throw bad(Phrase.of("data.text.comma"));
    }
    at++;
    skip();
  }

  private Doc bare() {
    int from = at;
    while (at < text.length() && TextWords.isBare(text.charAt(at))) {
      at++;
    }
    String bare = text.substring(from, at).stripTrailing();
    if (TextWords.isReserved(bare)) {
      return bare.equals("null") ? new Doc.Nothing() : Doc.of(bare.equals("true"));
    }
    if (TextWords.isNumber(bare)) {
      return number(bare, from);
    }
    if (!TextWords.isBare(bare)) {
      at = from;
      throw bad(Phrase.of("data.text.bare"));
    }
    return Doc.of(bare);
  }

  private Doc number(String text, int from) {
    if (text.length() > Limits.DIGITS) {
      at = from;
      throw bad(Phrase.of("data.json.number"));
    }
    return Doc.of(new BigDecimal(text));
  }
}
