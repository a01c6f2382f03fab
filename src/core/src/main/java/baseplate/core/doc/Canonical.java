package baseplate.core.doc;

import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.Map;

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
      case Doc.Num num -> out.append(num.value().toPlainString());
      case Doc.Flag flag -> out.append(flag.value());
      case Doc.Nothing() -> out.append("null");
    }
  }

  private static void writeObject(Doc.Obj obj, StringBuilder out) {
    out.append('{');
    Iterator<Map.Entry<String, Doc>> fields = obj.fields().entrySet().iterator();
    while (fields.hasNext()) {
      Map.Entry<String, Doc> field = fields.next();
      writeText(field.getKey(), out);
      out.append(':');
      write(field.getValue(), out);
      if (fields.hasNext()) {
        out.append(',');
      }
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
    for (int i = 0; i < text.length(); i++) {
      writeChar(text.charAt(i), out);
    }
    out.append('"');
  }

  private static void writeChar(char c, StringBuilder out) {
    if (c == '"' || c == '\\') {
      out.append('\\').append(c);
    } else if (c >= ' ' && c < 127) {
      out.append(c);
    } else {
      out.append("\\u");
      for (int shift = 12; shift >= 0; shift -= 4) {
        out.append(HEX[(c >> shift) & 15]);
      }
    }
  }
}
