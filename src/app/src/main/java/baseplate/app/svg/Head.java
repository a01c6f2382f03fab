package baseplate.app.svg;

import java.util.ArrayList;
import java.util.List;

/// The lines over a table: what the picture shows, and numbers beside it. What is too long for one
/// line goes on in the next.
final class Head {
  private static final int LINE = 900;
  private static final int SIZE = 520;
  private static final double LETTER = 0.6;

  private final List<Line> lines = new ArrayList<>();
  private final long width;

  /// A line as it is written.
  ///
  /// @param left begins at the left
  /// @param right ends at the right
  /// @param weight how bold
  private record Line(String left, String right, int weight) {}

  /// @param captions in order
  /// @param width of the table in thousandths
  Head(List<Picture.Caption> captions, long width) {
    this.width = width;
    int weight = 600;
    for (Picture.Caption caption : captions) {
      add(caption, weight);
      weight = 400;
    }
  }

  private void add(Picture.Caption caption, int weight) {
    int room = (int) (width / (SIZE * LETTER));
    String left = caption.left();
    boolean together = left.length() + caption.right().length() + 3 <= room;
    lines.add(new Line(lastOf(left, room, weight), together ? caption.right() : "", weight));
    if (!together && !caption.right().isEmpty()) {
      lines.add(new Line("", caption.right(), 400));
    }
  }

  /// Adds lines until what is left of the text goes on one; gives that.
  private String lastOf(String text, int room, int weight) {
    String left = text;
    while (left.length() > room) {
      int end = Math.max(left.lastIndexOf(' ', room), room / 2);
      lines.add(new Line(left.substring(0, end).strip(), "", weight));
      left = left.substring(end).strip();
    }
    return left;
  }

  /// How high it is.
  long height() {
    return lines.size() * (long) LINE;
  }

  /// Draws it so that it ends at `bottom`.
  void draw(Ink ink, long bottom) {
    long y = bottom - height() + LINE - 250;
    for (Line line : lines) {
      draw(ink, line, y);
      y += LINE;
    }
  }

  private void draw(Ink ink, Line line, long y) {
    if (!line.left().isEmpty()) {
      left(ink, line, y);
    }
    if (!line.right().isEmpty()) {
      right(ink, line, y);
    }
  }

  private static void left(Ink ink, Line line, long y) {
    ink.put(
        "<text x=\"0\" y=\"{}\" font-size=\"{}\" font-weight=\"{}\" fill=\"{}\">{}</text>",
        y,
        SIZE,
        line.weight(),
        Palette.INK,
        Ink.safe(line.left()));
  }

  private void right(Ink ink, Line line, long y) {
    ink.put(
        "<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"end\""
            + " fill=\"#4a5663\">{}</text>",
        width,
        y,
        SIZE - 40,
        Ink.safe(line.right()));
  }
}
