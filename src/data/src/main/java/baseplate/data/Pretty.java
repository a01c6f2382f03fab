package baseplate.data;

import baseplate.core.doc.Doc;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

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
    if (doc instanceof Doc.Obj || doc instanceof Doc.Items) {
      int before = out.length();
      if (flat(doc, before + WIDTH - indent - taken)) {
        return;
      }
      out.setLength(before);
    }
    switch (doc) {
      case Doc.Obj(Map<String, Doc> fields) -> tall(fields, indent);
      case Doc.Items(List<Doc> items) -> tall(items, indent);
      case Doc.Text(String value) -> text(value);
      case Doc.Num num -> out.append(num.value().toPlainString());
      case Doc.Flag(boolean value) -> out.append(value);
      case Doc.Nothing() -> out.append("null");
    }
  }

  private void tall(Map<String, Doc> fields, int indent) {
    out.append('{');
    String separator = "";
    for (Map.Entry<String, Doc> field : fields.entrySet()) {
      out.append(separator);
      newLine(indent + 2);
      int start = out.length();
      text(field.getKey());
      out.append(": ");
      write(field.getValue(), indent + 2, out.length() - start);
      separator = ",";
    }
    newLine(indent);
    out.append('}');
  }

  private void tall(List<Doc> items, int indent) {
    out.append('[');
    String separator = "";
    for (Doc item : items) {
      out.append(separator);
      newLine(indent + 2);
      write(item, indent + 2, 0);
      separator = ",";
    }
    newLine(indent);
    out.append(']');
  }

  /// Writes on one line; false when that would go past the limit of the text's length.
  private boolean flat(Doc doc, int limit) {
    switch (doc) {
      case Doc.Obj(Map<String, Doc> fields) -> {
        return flat(fields, limit);
      }
      case Doc.Items(List<Doc> items) -> {
        return flat(items, limit);
      }
      case Doc.Text(String value) -> text(value);
      case Doc.Num num -> out.append(num.value().toPlainString());
      case Doc.Flag(boolean value) -> out.append(value);
      case Doc.Nothing() -> out.append("null");
    }
    return out.length() <= limit;
  }

  private boolean flat(Map<String, Doc> fields, int limit) {
    out.append('{');
    Iterator<Map.Entry<String, Doc>> all = fields.entrySet().iterator();
    while (all.hasNext()) {
      Map.Entry<String, Doc> field = all.next();
      text(field.getKey());
      out.append(": ");
      if (!flat(field.getValue(), limit)) {
        return false;
      }
      out.append(all.hasNext() ? ", " : "");
    }
    out.append('}');
    return out.length() <= limit;
  }

  private boolean flat(List<Doc> items, int limit) {
    out.append('[');
    String separator = "";
    for (Doc item : items) {
      out.append(separator);
      if (!flat(item, limit)) {
        return false;
      }
      separator = ", ";
    }
    out.append(']');
    return out.length() <= limit;
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
      out.append("\\u");
      for (int shift = 12; shift >= 0; shift -= 4) {
        out.append(Character.forDigit(c >> shift & 15, 16));
      }
    } else {
      out.append(c);
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
