package baseplate.data;

import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.words.Phrase;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/// Reads the words and values of one line of the text form.
final class TextScanner {
  private final String file;
  private final TextLine line;
  private final String text;
  private final Places places;
  private int at;
  private int depth;

  /// @param places notes where everything stands
  TextScanner(String file, TextLine line, Places places) {
    this.file = file;
    this.line = line;
    this.text = line.text();
    this.places = places;
  }

  static TextScanner behindDash(String file, TextLine line, Places places) {
    TextScanner scanner = new TextScanner(file, line, places);
    scanner.at = 1;
    scanner.skip();
    return scanner;
  }

  BadFile bad(Phrase problem) {
    return badAt(at, problem);
  }

  private BadFile badAt(int offset, Phrase problem) {
    return line.bad(file, offset, problem);
  }

  /// Where it is.
  String place() {
    return line.place(at);
  }

  private void skip() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  /// The text from here on as far as its characters fit.
  private String take(IntPredicate fits) {
    int from = at;
    while (at < text.length() && fits.test(text.charAt(at))) {
      at++;
    }
    return text.substring(from, at);
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
    String word = take(c -> c != ' ');
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
    String key = take(c -> c != ':' && c != ' ');
    if (!TextWords.isBareKey(key)) {
      throw badAt(from, Phrase.of("data.text.key"));
    }
    return key;
  }

  /// A text in quotes, as in JSON.
  String quoted() {
    int from = at;
    if (!isAt('"')) {
      throw bad(Phrase.of("data.text.quote"));
    }
    at = behindQuotes(from);
    String read = unquoted(from);
    skip();
    return read;
  }

  /// The offset behind the quote that closes the one at `from`.
  private int behindQuotes(int from) {
    int end = from + 1;
    while (end < text.length() && text.charAt(end) != '"') {
      end += text.charAt(end) == '\\' ? 2 : 1;
    }
    if (end >= text.length()) {
      throw badAt(from, Phrase.of("data.text.quote"));
    }
    return end + 1;
  }

  private String unquoted(int from) {
    try {
      if (Json.read(text.substring(from, at), file, Limits.FILE) instanceof Doc.Text(String read)) {
        return read;
      }
    } catch (BadFile _) {
      // said below with the right place
    }
    throw badAt(from, Phrase.of("data.text.quote"));
  }

  /// A value: quoted or bare text, number, flag, list, object.
  Doc value() {
    if (++depth > Limits.DEPTH) {
      throw bad(Phrase.of("data.text.deep", "most", Limits.DEPTH));
    }
    places.begins(place());
    Doc value = valueByFirst(isAtEnd() ? ' ' : text.charAt(at));
    depth--;
    return value;
  }

  private Doc valueByFirst(char first) {
    return switch (first) {
      case '"' -> Doc.of(quoted());
      case '[' -> list();
      case '{' -> object();
      default -> bare();
    };
  }

  private Doc list() {
    List<Doc> items = new ArrayList<>();
    open();
    while (!isAt(']')) {
      separate(items.isEmpty());
      places.enter(items.size());
      items.add(value());
      places.leave();
    }
    close();
    return new Doc.Items(items);
  }

  private Doc object() {
    DocBuilder doc = Doc.object();
    open();
    for (boolean first = true; !isAt('}'); first = false) {
      separate(first);
      field(doc);
    }
    close();
    return doc.build();
  }

  private void field(DocBuilder doc) {
    String place = place();
    String key = key();
    places.enter(key, place);
    if (!doc.putIfFree(key, value())) {
      throw bad(Phrase.of("data.text.twice", "field", key));
    }
    places.leave();
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
    String bare = take(TextWords::isBare).stripTrailing();
    if (TextWords.isReserved(bare)) {
      return bare.equals("null") ? new Doc.Nothing() : Doc.of(bare.equals("true"));
    }
    if (TextWords.isNumber(bare)) {
      return number(bare, from);
    }
    return bareText(bare, from);
  }

  private Doc bareText(String text, int from) {
    if (!TextWords.isBare(text)) {
      throw badAt(from, Phrase.of("data.text.bare"));
    }
    return Doc.of(text);
  }

  private Doc number(String text, int from) {
    if (text.length() > Limits.DIGITS) {
      throw badAt(from, Phrase.of("data.json.number"));
    }
    return Doc.of(new BigDecimal(text));
  }
}
