package baseplate.data;

import baseplate.core.doc.Doc;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

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
    Map<String, Doc> fields = new LinkedHashMap<>(item.doc().fields());
    out.append(item.kind());
    if (fields.get("name") instanceof Doc.Text(String name)) {
      out.append(' ').append(TextWords.quoted(name));
      fields.remove("name");
    }
    out.append('\n');
    fields.forEach((key, value) -> field(key, value, STEP));
  }

  private void field(String key, Doc value, String indent) {
    out.append(indent).append(TextWords.key(key)).append(':');
    value(value, indent, indent.length() + key.length() + 2);
  }

  /// Writes a value behind `key:` or `-`: on the same line where it fits, else below.
  private void value(Doc value, String indent, int taken) {
    String flat = flat(value);
    switch (value) {
      case Doc.Obj(Map<String, Doc> fields) when !fields.isEmpty() -> below(fields, indent + STEP);
      case Doc.Items(List<Doc> items) when !items.isEmpty() && taken + flat.length() > WIDTH ->
          below(items, indent + STEP);
      default -> out.append(' ').append(flat).append('\n');
    }
  }

  private void below(Map<String, Doc> fields, String indent) {
    out.append('\n');
    fields.forEach((key, value) -> field(key, value, indent));
  }

  private void below(List<Doc> items, String indent) {
    out.append('\n');
    items.forEach(item -> item(item, indent));
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
    return switch (value) {
      case Doc.Obj(Map<String, Doc> fields) -> flat(fields);
      case Doc.Items(List<Doc> items) -> flat(items);
      case Doc.Text(String text) -> TextWords.value(text);
      case Doc.Num(BigDecimal number) -> number.toPlainString();
      case Doc.Flag(boolean flag) -> Boolean.toString(flag);
      case Doc.Nothing() -> "null";
    };
  }

  private static String flat(Map<String, Doc> fields) {
    return fields.entrySet().stream()
        .map(field -> TextWords.key(field.getKey()) + ": " + flat(field.getValue()))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private static String flat(List<Doc> items) {
    return items.stream().map(TextWriter::flat).collect(Collectors.joining(", ", "[", "]"));
  }
}
