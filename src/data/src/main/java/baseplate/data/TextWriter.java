package baseplate.data;

import baseplate.core.doc.Doc;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/// Writes the text form.
final class TextWriter {
  private static final int WIDTH = 100;
  private static final String STEP = "  ";

  private final StringBuilder out = new StringBuilder(512);

  private TextWriter() {}

  static String write(List<TextForm.Item> items) {
    TextWriter writer = new TextWriter();
    for (TextForm.Item item : items) {
      if (!writer.out.isEmpty()) {
        writer.out.append('\n');
      }
      writer.item(item);
    }
    return writer.out.toString();
  }

  private void item(TextForm.Item item) {
    out.append(item.kind());
    boolean headed = item.doc().fields().get("name") instanceof Doc.Text;
    if (headed && item.doc().fields().get("name") instanceof Doc.Text(String name)) {
      out.append(' ').append(TextWords.quoted(name));
    }
    out.append('\n');
    item.doc()
        .fields()
        .forEach(
            (key, value) -> {
              if (!headed || !key.equals("name")) {
                field(key, value, STEP);
              }
            });
  }

  private void field(String key, Doc value, String indent) {
    out.append(indent).append(TextWords.key(key)).append(':');
    value(value, indent, indent.length() + key.length() + 2);
  }

  /// Writes a value behind `key:` or `-`: on the same line where it fits, else below.
  private void value(Doc value, String indent, int taken) {
    String flat = flat(value);
    switch (value) {
      case Doc.Obj(Map<String, Doc> fields)
          when !fields.isEmpty() && isTall(flat, value, taken) -> {
        out.append('\n');
        fields.forEach((key, inner) -> field(key, inner, indent + STEP));
      }
      case Doc.Items(List<Doc> items) when !items.isEmpty() && isTall(flat, value, taken) -> {
        out.append('\n');
        items.forEach(item -> item(item, indent + STEP));
      }
      default -> out.append(' ').append(flat).append('\n');
    }
  }

  private static boolean isTall(String flat, Doc value, int taken) {
    return taken + flat.length() > WIDTH || value instanceof Doc.Obj;
  }

  private void item(Doc item, String indent) {
    out.append(indent).append('-');
    String flat = flat(item);
    boolean fits = indent.length() + 2 + flat.length() <= WIDTH;
    if (fits) {
      out.append(' ').append(flat).append('\n');
    } else {
      value(item, indent, WIDTH);
    }
  }

  /// The value on one line.
  private static String flat(Doc value) {
    StringBuilder line = new StringBuilder();
    flat(value, line);
    return line.toString();
  }

  private static void flat(Doc value, StringBuilder line) {
    switch (value) {
      case Doc.Obj(Map<String, Doc> fields) -> {
        line.append('{');
        String separator = "";
        for (Map.Entry<String, Doc> field : fields.entrySet()) {
          line.append(separator).append(TextWords.key(field.getKey())).append(": ");
          flat(field.getValue(), line);
          separator = ", ";
        }
        line.append('}');
      }
      case Doc.Items(List<Doc> items) -> {
        line.append('[');
        String separator = "";
        for (Doc item : items) {
          line.append(separator);
          flat(item, line);
          separator = ", ";
        }
        line.append(']');
      }
      case Doc.Text(String text) -> line.append(TextWords.value(text));
      case Doc.Num(BigDecimal number) -> line.append(number.toPlainString());
      case Doc.Flag(boolean flag) -> line.append(flag);
      case Doc.Nothing() -> line.append("null");
    }
  }
}
