package baseplate.core.doc;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;

/// The one way in which a [Doc] is written: JSON without white space, keys in their order, numbers
/// as plain decimals, everything outside printable ASCII escaped.
///
/// The bytes do not depend on locale, platform or library; digests are taken over them.
public final class Canonical {
  private static final char[] HEX = "0123456789abcdef".toCharArray();

  private Canonical() {}

  /// The canonical text of a value.
  public static String text(Doc doc) {
    StringBuilder out = new StringBuilder(256);
    write(doc, out);
    return out.toString();
  }

  /// The canonical bytes (ASCII) of a value.
  public static byte[] bytes(Doc doc) {
    return text(doc).getBytes(StandardCharsets.ISO_8859_1);
  }

  private static void write(Doc doc, StringBuilder out) {
    switch (doc) {
      case Doc.Obj obj -> writeObject(obj, out);
      case Doc.Items items -> writeItems(items, out);
      case Doc.Text text -> writeText(text.value(), out);
      case Doc.Num num -> writeNumber(num.value(), out);
      case Doc.Flag flag -> out.append(flag.value());
      case Doc.Nothing() -> out.append("null");
    }
  }

  private static void writeNumber(BigDecimal value, StringBuilder out) {
    if (value.scale() == 0 && value.precision() <= 18) {
      out.append(value.longValue());
    } else {
      out.append(value.toPlainString());
    }
  }

  private static void writeObject(Doc.Obj obj, StringBuilder out) {
    Members members = obj.members();
    out.append('{');
    for (int i = 0; i < members.size(); i++) {
      if (i > 0) {
        out.append(',');
      }
      writeText(members.name(i), out);
      out.append(':');
      write(members.value(i), out);
    }
    out.append('}');
  }

  private static void writeItems(Doc.Items items, StringBuilder out) {
    out.append('[');
    String separator = "";
    for (Doc item : items.items()) {
      out.append(separator);
      write(item, out);
      separator = ",";
    }
    out.append(']');
  }

  private static void writeText(String text, StringBuilder out) {
    out.append('"');
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!isPlain(c)) {
        out.append(text, from, i);
        writeEscaped(c, out);
        from = i + 1;
      }
    }
    out.append(text, from, text.length()).append('"');
  }

  private static boolean isPlain(char c) {
    return c >= ' ' && c < 127 && c != '"' && c != '\\';
  }

  private static void writeEscaped(char c, StringBuilder out) {
    if (c == '"' || c == '\\') {
      out.append('\\').append(c);
      return;
    }
    out.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      out.append(HEX[(c >> shift) & 15]);
    }
  }
}
