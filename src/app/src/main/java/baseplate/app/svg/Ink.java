package baseplate.app.svg;

/// Writes SVG elements. Lengths are thousandths of an inch, whole numbers.
final class Ink {
  private final StringBuilder out = new StringBuilder(16_384);

  /// Writes markup as it is.
  Ink raw(String markup) {
    out.append(markup).append('\n');
    return this;
  }

  /// Writes markup with a value in the place of each `{}`; texts among them must be escaped by
  /// [#safe] already.
  Ink put(String markup, Object... values) {
    int from = 0;
    for (Object value : values) {
      int place = markup.indexOf("{}", from);
      out.append(markup, from, place).append(value);
      from = place + 2;
    }
    return raw(markup.substring(from));
  }

  /// Text without anything that markup could read as its own.
  static String safe(String text) {
    StringBuilder safe = new StringBuilder(text.length() + 8);
    text.codePoints().forEach(c -> escape(c, safe));
    return safe.toString();
  }

  private static void escape(int c, StringBuilder out) {
    switch (c) {
      case '<' -> out.append("&lt;");
      case '>' -> out.append("&gt;");
      case '&' -> out.append("&amp;");
      case '"' -> out.append("&quot;");
      default -> out.appendCodePoint(isPrintable(c) ? c : ' ');
    }
  }

  private static boolean isPrintable(int c) {
    return c >= 0x10000 || c >= ' ' && c < 0xFFFE && !Character.isISOControl(c) && !isSurrogate(c);
  }

  private static boolean isSurrogate(int c) {
    return c >= 0xD800 && c <= 0xDFFF;
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
