package baseplate.app.svg;

import baseplate.core.scene.Figure;
import baseplate.core.scene.Scene;
import baseplate.core.scene.Zone;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import java.util.ArrayList;
import java.util.List;

/// A scene as an SVG picture. The same scene, captions and texts give the same characters.
///
/// One unit of the picture is a thousandth of an inch; y runs downwards from the far edge.
public final class Picture {
  /// How many pixels an inch is where nobody asks otherwise.
  private static final int PIXELS = 28;

  private final Scene scene;
  private final Texts texts;
  private final List<Caption> captions;

  /// A line over the table.
  ///
  /// @param left what it is about
  /// @param right numbers beside it, may be empty
  public record Caption(String left, String right) {}

  /// @param scene what is drawn
  /// @param texts the words for its labels
  /// @param captions lines over it
  public Picture(Scene scene, Texts texts, List<Caption> captions) {
    this.scene = scene;
    this.texts = texts;
    this.captions = List.copyOf(captions);
  }

  /// The whole SVG document.
  public String svg() {
    Ink ink = new Ink();
    long width = scene.table().width().thousandths();
    long depth = scene.table().depth().thousandths();
    Head lines = new Head(captions, width);
    long head = lines.height();
    ink.put(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\""
            + " viewBox=\"{} {} {} {}\" role=\"img\" font-family=\"Inter, 'DejaVu Sans',"
            + " sans-serif\">",
        (width + 600) * PIXELS / 1000,
        (depth + head + 600) * PIXELS / 1000,
        -300,
        -300 - head,
        width + 600,
        depth + head + 600);
    ink.put("<title>{}</title>", Ink.safe(title()));
    ink.put(
        "<rect x=\"-300\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>",
        -300 - head,
        width + 600,
        depth + head + 600,
        "#f4f6f8");
    lines.draw(ink, -300);
    table(ink, depth);
    return ink.raw("</svg>").toString();
  }

  private String title() {
    return captions.isEmpty() ? "Baseplate" : captions.getFirst().left();
  }

  private void table(Ink ink, long depth) {
    Ground.draw(ink, scene.table());
    for (Zone zone : scene.zones()) {
      Ground.draw(ink, zone, texts.say(zone.label()), depth);
    }
    Ground.ruler(ink, scene.table(), texts.say(Phrase.of("app.picture.ruler", "inches", 6)));
    Bricks bricks = new Bricks(ink, depth);
    scene.figures().forEach(bricks::draw);
    Marks marks = new Marks(ink, depth, texts);
    scene.marks().forEach(marks::draw);
    Labelling labelling = new Labelling(scene.table().width().thousandths(), depth);
    scene.figures().forEach(figure -> words(ink, figure, depth, labelling));
  }

  private void words(Ink ink, Figure figure, long depth, Labelling labelling) {
    if (figure.parts().isEmpty()) {
      return;
    }
    Figure.Part base = figure.parts().getFirst();
    Shape shape = Shape.of(base.corners(), depth);
    String label = texts.say(figure.label());
    List<String> badges = new ArrayList<>();
    figure.badges().forEach(badge -> badges.add(texts.say(badge)));
    Shape.Spot spot =
        switch (base.role()) {
          case TERRAIN_HARD, GROUND -> labelling.at(shape.centre(), label);
          case HULL, TURRET, BARREL, WRECK, AIRCRAFT, TERRAIN_SOFT ->
              labelling.beside(shape, label);
        };
    Labels.pill(ink, spot, label);
    if (!badges.isEmpty()) {
      String words = String.join(" · ", badges);
      Labels.badge(ink, labelling.beside(shape, words), words, Palette.INK);
    }
  }
}
