package baseplate.app.svg;

import baseplate.core.scene.Mark;
import baseplate.core.words.Texts;
import baseplate.geometry.Point;
import java.util.List;
import java.util.stream.Collectors;

/// Draws what lies over the table: areas, lines, spots and notes by their tone.
final class Marks {
  private final Ink ink;
  private final long depth;
  private final Texts texts;

  Marks(Ink ink, long depth, Texts texts) {
    this.ink = ink;
    this.depth = depth;
    this.texts = texts;
  }

  void draw(Mark mark) {
    switch (mark) {
      case Mark.Area area -> area(area);
      case Mark.Line line -> line(line);
      case Mark.Spot spot -> spot(spot);
      case Mark.Note note ->
          Labels.badge(ink, at(note.at()), texts.say(note.words()), rim(note.tone()));
    }
  }

  private void area(Mark.Area area) {
    ink.put("<polygon points=\"{}\" {}/>", points(area.corners()), fill(area.tone()));
  }

  private static String fill(Mark.Tone tone) {
    return switch (tone) {
      case GOOD -> "fill=\"#fff\" fill-opacity=\".38\"";
      case BAD -> "fill=\"#b3202a\" fill-opacity=\".3\" stroke=\"#b3202a\" stroke-width=\"50\"";
      case HIDDEN -> "fill=\"url(#hidden)\" fill-opacity=\".8\"";
      case NEUTRAL ->
          "fill=\"#fff\" fill-opacity=\".16\" stroke=\"#fff\" stroke-width=\"40\""
              + " stroke-opacity=\".7\"";
      case ZONE ->
          "fill=\"#0b62d6\" fill-opacity=\".14\" stroke=\"#fff\" stroke-width=\"50\""
              + " stroke-dasharray=\"240 160\"";
    };
  }

  private void line(Mark.Line line) {
    ink.put(
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"80\""
            + " stroke-linecap=\"round\"{}/>",
        points(line.points()),
        Palette.mark(line.tone()),
        dash(line.tone()));
  }

  private String points(List<Point> points) {
    return points.stream()
        .map(point -> point.x() + "," + (depth - point.y()))
        .collect(Collectors.joining(" "));
  }

  private static String dash(Mark.Tone tone) {
    return switch (tone) {
      case GOOD -> "";
      case BAD, HIDDEN -> " stroke-dasharray=\"260 140\"";
      case NEUTRAL, ZONE -> " stroke-dasharray=\"10 170\"";
    };
  }

  private void spot(Mark.Spot spot) {
    ink.put(
        "<circle cx=\"{}\" cy=\"{}\" r=\"130\" fill=\"#fff\" stroke=\"{}\" stroke-width=\"70\"/>",
        spot.at().x(),
        depth - spot.at().y(),
        rim(spot.tone()));
  }

  private static String rim(Mark.Tone tone) {
    return switch (tone) {
      case GOOD, BAD, HIDDEN -> Palette.mark(tone);
      case NEUTRAL, ZONE -> Palette.INK;
    };
  }

  private Shape.Spot at(Point point) {
    return new Shape.Spot(point.x(), depth - point.y());
  }
}
