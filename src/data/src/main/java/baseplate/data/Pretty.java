package baseplate.data;

import baseplate.core.doc.Doc;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// JSON for people.
final class Pretty {
  private static final int WIDTH = 100;

  private final StringBuilder out = new StringBuilder(1024);

  private Pretty() {}

  static String text(Doc doc) {
    Pretty pretty = new Pretty();
    pretty.write(doc, 0, 0);
    return pretty.out.append('\n').toString();
  }

  /// @param indent spaces before lines at this level
  /// @param taken characters already on the line beyond the indent
  private void write(Doc doc, int indent, int taken) {
    int before = out.length();
    int limit = before + WIDTH - indent - taken;
    flat(doc, limit);
    if (out.length() > limit) {
      out.setLength(before);
      tall(doc, indent);
    }
  }

  /// Writes over several lines what can be; a plain value has one, however long.
  private void tall(Doc doc, int indent) {
    switch (doc) {
      case Doc.Obj(Map<String, Doc> fields) -> tall(fields, indent);
      case Doc.Items(List<Doc> items) -> tall(items, indent);
      case Doc.Text _, Doc.Num _, Doc.Flag _, Doc.Nothing _ -> flat(doc, Integer.MAX_VALUE);
    }
  }

  private void tall(Map<String, Doc> fields, int indent) {
    out.append('{');
    tall(fields.entrySet(), indent, field -> field(field, indent + 2));
    out.append('}');
  }

  private void field(Map.Entry<String, Doc> field, int indent) {
    int start = out.length();
    key(field.getKey());
    write(field.getValue(), indent, out.length() - start);
  }

  private void tall(List<Doc> items, int indent) {
    out.append('[');
    tall(items, indent, item -> write(item, indent + 2, 0));
    out.append(']');
  }

  private <T> void tall(Collection<T> parts, int indent, Consumer<T> write) {
    String separator = "";
    for (T part : parts) {
      out.append(separator);
      newLine(indent + 2);
      write.accept(part);
      separator = ",";
    }
    newLine(indent);
  }

  /// Writes on one line. It may stop where that goes past the limit of the text's length.
  private void flat(Doc doc, int limit) {
    switch (doc) {
      case Doc.Obj(Map<String, Doc> fields) -> flat(fields, limit);
      case Doc.Items(List<Doc> items) -> flat(items, limit);
      case Doc.Text(String value) -> text(value);
      case Doc.Num num -> out.append(num.value().toPlainString());
      case Doc.Flag(boolean value) -> out.append(value);
      case Doc.Nothing() -> out.append("null");
    }
  }

  private void flat(Map<String, Doc> fields, int limit) {
    out.append('{');
    flat(
        fields.entrySet(),
        limit,
        field -> {
          key(field.getKey());
          flat(field.getValue(), limit);
        });
    out.append('}');
  }

  private void flat(List<Doc> items, int limit) {
    out.append('[');
    flat(items, limit, item -> flat(item, limit));
    out.append(']');
  }

  private <T> void flat(Collection<T> parts, int limit, Consumer<T> write) {
    Iterator<T> left = parts.iterator();
    String separator = "";
    while (left.hasNext() && out.length() <= limit) {
      out.append(separator);
      write.accept(left.next());
      separator = ", ";
    }
  }

  private void key(String key) {
    text(key);
    out.append(": ");
  }

  private void newLine(int indent) {
    out.append('\n').repeat(' ', indent);
  }

  private void text(String value) {
    out.append('"');
    for (int i = 0; i < value.length(); i++) {
      character(value, i);
    }
    out.append('"');
  }

  private void character(String value, int i) {
    char c = value.charAt(i);
    if (c == '"' || c == '\\') {
      out.append('\\').append(c);
    } else if (c < ' ' || c == 127 || lone(value, i) || c == '\u2028' || c == '\u2029') {
      number(c);
    } else {
      out.append(c);
    }
  }

  /// A character by its number.
  private void number(char c) {
    out.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      out.append(Character.forDigit(c >> shift & 15, 16));
    }
  }

  private static boolean lone(String value, int i) {
    char c = value.charAt(i);
    if (Character.isHighSurrogate(c)) {
      return i + 1 == value.length() || !Character.isLowSurrogate(value.charAt(i + 1));
    }
    return Character.isLowSurrogate(c)
        && (i == 0 || !Character.isHighSurrogate(value.charAt(i - 1)));
  }
}
