package baseplate.app.svg;

import baseplate.core.scene.Figure;
import baseplate.core.scene.Scene;
import baseplate.core.scene.Zone;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// A scene as an SVG picture. The same scene, captions and texts give the same characters.
///
/// One unit of the picture is a thousandth of an inch; y runs downwards from the far edge.
public final class Picture {
  /// How many pixels an inch is where nobody asks otherwise.
  private static final int PIXELS = 28;

  /// How far the paper reaches beyond the table on each side, in thousandths.
  private static final int MARGIN = 300;

  /// What labels keep off.
  private static final Set<Figure.Role> STANDING =
      Set.of(Figure.Role.HULL, Figure.Role.AIRCRAFT, Figure.Role.WRECK);

  private final Scene scene;
  private final Texts texts;
  private final List<Caption> captions;

  /// A line over the table.
  ///
  /// @param left what it is about
  /// @param right numbers beside it, may be empty
  public record Caption(String left, String right) {}

  /// The paper with the table and the lines over it.
  ///
  /// @param top its upper edge, over the table's far edge
  private record Sheet(long top, long width, long height) {
    void open(Ink ink) {
      ink.put(
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\""
              + " viewBox=\"{} {} {} {}\" role=\"img\" font-family=\"Inter, 'DejaVu Sans',"
              + " sans-serif\">",
          width * PIXELS / 1000,
          height * PIXELS / 1000,
          -MARGIN,
          top,
          width,
          height);
    }

    void draw(Ink ink) {
      ink.put(
          "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"#f4f6f8\"/>",
          -MARGIN,
          top,
          width,
          height);
    }
  }

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
    long depth = scene.table().depth().thousandths();
    Head head = new Head(captions, scene.table().width().thousandths());
    Sheet sheet = sheet(head);
    sheet.open(ink);
    ink.put("<title>{}</title>", Ink.safe(title()));
    sheet.draw(ink);
    head.draw(ink, -MARGIN);
    table(ink, depth);
    return ink.raw("</svg>").toString();
  }

  private Sheet sheet(Head head) {
    return new Sheet(
        -MARGIN - head.height(),
        scene.table().width().thousandths() + 2 * MARGIN,
        scene.table().depth().thousandths()
            + Ground.rulerRoom(scene.table())
            + head.height()
            + 2 * MARGIN);
  }

  private String title() {
    return captions.isEmpty() ? "Baseplate" : captions.getFirst().left();
  }

  private void table(Ink ink, long depth) {
    ground(ink, depth);
    Bricks bricks = new Bricks(ink, depth);
    scene.figures().forEach(bricks::draw);
    Marks marks = new Marks(ink, depth, texts);
    scene.marks().forEach(marks::draw);
    Labelling labelling = new Labelling(scene.table().width().thousandths(), depth);
    scene.figures().forEach(figure -> keepClear(figure, depth, labelling));
    named(true).forEach(figure -> words(ink, figure, depth, labelling));
    named(false).forEach(figure -> words(ink, figure, depth, labelling));
  }

  /// The figures whose names stand in their middle, or those whose names give way to others.
  private List<Figure> named(boolean inside) {
    return scene.figures().stream()
        .filter(figure -> !figure.parts().isEmpty())
        .filter(figure -> isNamedInside(figure.parts().getFirst().role()) == inside)
        .toList();
  }

  private static boolean isNamedInside(Figure.Role role) {
    return role == Figure.Role.TERRAIN_HARD || role == Figure.Role.GROUND;
  }

  private static void keepClear(Figure figure, long depth, Labelling labelling) {
    for (Figure.Part part : figure.parts()) {
      if (STANDING.contains(part.role())) {
        labelling.keepClear(Shape.of(part.corners(), depth));
      }
    }
  }

  private void ground(Ink ink, long depth) {
    Ground.draw(ink, scene.table());
    for (Zone zone : scene.zones()) {
      Ground.draw(ink, zone, texts.say(zone.label()), depth);
    }
    Ground.scale(ink, scene.table());
    Ground.ruler(ink, scene.table(), texts.say(Phrase.of("app.picture.ruler", "inches", 6)));
  }

  private void words(Ink ink, Figure figure, long depth, Labelling labelling) {
    Figure.Part base = figure.parts().getFirst();
    Shape shape = Shape.of(base.corners(), depth);
    String label = texts.say(figure.label());
    Labels.pill(ink, spot(base.role(), shape, label, labelling), label);
    badges(ink, figure, shape, labelling);
  }

  private static Shape.Spot spot(Figure.Role role, Shape shape, String label, Labelling labelling) {
    return isNamedInside(role)
        ? labelling.at(shape.centre(), label)
        : labelling.beside(shape, label);
  }

  private void badges(Ink ink, Figure figure, Shape shape, Labelling labelling) {
    if (figure.badges().isEmpty()) {
      return;
    }
    String words = figure.badges().stream().map(texts::say).collect(Collectors.joining(" · "));
    Labels.badge(ink, labelling.beside(shape, words), words, Palette.INK);
  }
}
