package baseplate.app.svg;

/// Draws words that stay readable on any ground.
final class Labels {
  /// About how wide a letter is, in parts of the font size.
  private static final double LETTER = 0.64;

  private static final int SIZE = 400;

  /// How high a label is, in thousandths.
  static final int HEIGHT = 620;

  private Labels() {}

  /// How wide a label is, in thousandths.
  static long width(String words) {
    return Math.round(words.codePointCount(0, words.length()) * SIZE * LETTER) + SIZE;
  }

  /// White words on a dark pill, centred at a place.
  static void pill(Ink ink, Shape.Spot at, String words) {
    box(ink, at, words, "fill=\"#10181f\" fill-opacity=\".62\"", "#ffffff");
  }

  /// Dark words on a white pill with a coloured rim.
  static void badge(Ink ink, Shape.Spot at, String words, String rim) {
    String style = "fill=\"#fff\" stroke=\"" + rim + "\" stroke-width=\"50\"";
    box(ink, at, words, style, Palette.INK);
  }

  private static void box(Ink ink, Shape.Spot at, String words, String style, String fill) {
    plate(ink, at, width(words), style);
    centred(ink, at, words, fill);
  }

  private static void plate(Ink ink, Shape.Spot at, long width, String style) {
    ink.put(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" {}/>",
        Math.round(at.x()) - width / 2,
        Math.round(at.y()) - HEIGHT / 2,
        width,
        HEIGHT,
        HEIGHT / 2,
        style);
  }

  private static void centred(Ink ink, Shape.Spot at, String words, String fill) {
    ink.put(
        "<text x=\"{}\" y=\"{}\" font-size=\"{}\" font-weight=\"600\" text-anchor=\"middle\""
            + " fill=\"{}\">{}</text>",
        Math.round(at.x()),
        Math.round(at.y() + SIZE * 0.36),
        SIZE,
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
