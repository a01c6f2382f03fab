package baseplate.app.desktop;

/// A page in the making. Every text that goes into it is made harmless first.
final class Html {
  private final StringBuilder out = new StringBuilder();

  /// Opens an element that others go into.
  Html open(String element) {
    out.append('<').append(element).append(">\n");
    return this;
  }

  /// Closes one.
  Html close(String element) {
    out.append("</").append(element).append(">\n");
    return this;
  }

  /// An element with a text in it.
  Html put(String element, String text) {
    return put(element, "", text);
  }

  /// An element of a class with a text in it.
  Html put(String element, String style, String text) {
    out.append('<').append(element);
    if (!style.isEmpty()) {
      out.append(" class=\"").append(style).append('"');
    }
    out.append('>').append(harmless(text)).append("</").append(element).append(">\n");
    return this;
  }

  /// A picture by its file, in words for those who do not see it.
  Html picture(String file, String words) {
    out.append("<img src=\"")
        .append(harmless(file))
        .append("\" alt=\"")
        .append(harmless(words))
        .append("\">\n");
    return this;
  }

  /// A style sheet as it stands.
  Html style(String sheet) {
    out.append("<style>\n").append(sheet).append("</style>\n");
    return this;
  }

  /// A text in which no character means anything to a browser.
  static String harmless(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
