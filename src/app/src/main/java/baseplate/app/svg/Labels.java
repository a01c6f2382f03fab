package baseplate.app.svg;

/// Draws words that stay readable on any ground.
final class Labels {
  /// About how wide a letter is, in parts of the font size.
  private static final double LETTER = 0.64;

  private Labels() {}

  /// White words on a dark pill, centred at a place.
  static void pill(Ink ink, Shape.Spot at, String words) {
    box(ink, at, words, 400, "fill=\"#10181f\" fill-opacity=\".62\"", "#ffffff");
  }

  /// Dark words on a white pill with a coloured rim.
  static void badge(Ink ink, Shape.Spot at, String words, String rim) {
    String style = "fill=\"#fff\" stroke=\"" + rim + "\" stroke-width=\"50\"";
    box(ink, at, words, 420, style, Palette.INK);
  }

  private static void box(
      Ink ink, Shape.Spot at, String words, int size, String style, String fill) {
    long width = Math.round(words.codePointCount(0, words.length()) * size * LETTER) + size;
    long height = Math.round(size * 1.45);
    ink.put(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" {}/>",
        Math.round(at.x()) - width / 2,
        Math.round(at.y()) - height / 2,
        width,
        height,
        height / 2,
        style);
    ink.put(
        "<text x=\"{}\" y=\"{}\" font-size=\"{}\" font-weight=\"600\" text-anchor=\"middle\""
            + " fill=\"{}\">{}</text>",
        Math.round(at.x()),
        Math.round(at.y() + size * 0.36),
        size,
        fill,
        Ink.safe(words));
  }

  /// White words without a pill that begin at a place.
  static void plain(Ink ink, Shape.Spot at, String words) {
    ink.put(
        "<text x=\"{}\" y=\"{}\" font-size=\"380\" fill=\"#fff\" fill-opacity=\".85\">{}</text>",
        Math.round(at.x()),
        Math.round(at.y()),
        Ink.safe(words));
  }
}
