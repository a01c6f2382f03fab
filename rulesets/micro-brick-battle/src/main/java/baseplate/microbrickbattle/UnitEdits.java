package baseplate.microbrickbattle;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.geometry.Area;
import baseplate.geometry.Height;
import baseplate.geometry.Point;
import java.util.List;

/// Changes of a draft of a unit, field by field.
final class UnitEdits {
  /// Most studs that a hull is long or wide.
  static final int MOST_STUDS = 60;

  /// Most plates that anything is high.
  static final int MOST_PLATES = 600;

  static final List<String> GUNS = List.of("barrel", "none");

  private static final String HULL = "hull";
  private static final String TURRET = "turret";
  private static final String GUN = "gun";
  private static final String OUTLINE = "outline";
  private static final String HEIGHT = "height";
  private static final String PIVOT = "pivot";

  private UnitEdits() {}

  /// The draft after the change, not yet looked at as a whole.
  static Doc.Obj changed(Doc.Obj draft, String field, Doc value) {
    Fields given = Fields.of(Doc.object().put(field, value).build(), "");
    return switch (field) {
      case "id", "name", "nation", "class", "ap", "dp", "mp" -> Drafts.with(draft, field, value);
      case HULL -> Drafts.within(draft, HULL, OUTLINE, value);
      case "length", "width" -> stretched(draft, field, Studs.read(given, field, 1, MOST_STUDS));
      case "hull-height" -> Drafts.within(draft, HULL, HEIGHT, plates(given, field));
      case TURRET -> given.points(TURRET).isEmpty() ? bare(draft) : covered(draft, value);
      case "turret-length", "turret-width" ->
          turned(draft, field, Studs.read(given, field, 0, MOST_STUDS));
      case "turret-height" -> Drafts.within(draft, TURRET, HEIGHT, plates(given, field));
      case GUN -> armed(draft, given);
      case "pivot-right", "pivot-ahead", "barrel", "muzzle" -> aimed(draft, field, given);
      default -> throw Drafts.unknown(field);
    };
  }

  private static Doc plates(Fields given, String field) {
    return Doc.of(given.count(field, 1, MOST_PLATES) + " plates");
  }

  private static Doc.Obj stretched(Doc.Obj draft, String field, long wanted) {
    List<Point> hull = Fields.of(Drafts.part(draft, HULL), "").points(OUTLINE);
    Area around = Studs.around(hull);
    Point middle =
        new Point((around.left() + around.right()) / 2, (around.bottom() + around.top()) / 2);
    return Drafts.within(draft, HULL, OUTLINE, stretched(hull, middle, field, wanted));
  }

  private static Doc stretched(List<Point> drawn, Point about, String field, long wanted) {
    Area around = Studs.around(drawn);
    return field.endsWith("length")
        ? Studs.stretched(drawn, about, around.right() - around.left(), wanted)
        : Studs.stretched(drawn, about, wanted, around.top() - around.bottom());
  }

  private static Doc.Obj bare(Doc.Obj draft) {
    return Drafts.without(draft, TURRET);
  }

  private static Doc.Obj covered(Doc.Obj draft, Doc outline) {
    if (Fields.of(draft, "").has(TURRET)) {
      return Drafts.within(draft, TURRET, OUTLINE, outline);
    }
    Height hull = HeightDocs.read(Fields.of(Drafts.part(draft, HULL), ""), HEIGHT);
    long plates = Math.min(MOST_PLATES, hull.tenths() / Height.PLATE + 3);
    Doc height = Doc.of(plates + " plates");
    return Drafts.with(
        draft, TURRET, Doc.object().put(OUTLINE, outline).put(HEIGHT, height).build());
  }

  /// A turret of no size is none; where there was none it begins square.
  private static Doc.Obj turned(Doc.Obj draft, String field, long wanted) {
    if (wanted == 0) {
      return bare(draft);
    }
    if (!Fields.of(draft, "").has(TURRET)) {
      return covered(draft, Studs.box(wanted, wanted));
    }
    List<Point> turret = Fields.of(Drafts.part(draft, TURRET), "").points(OUTLINE);
    return covered(draft, stretched(turret, Point.ORIGIN, field, wanted));
  }

  private static Doc.Obj armed(Doc.Obj draft, Fields given) {
    String wanted = given.text(GUN);
    if (!GUNS.contains(wanted)) {
      throw given.fault(GUN, Phrase.of("mbb.malformed.word", "value", wanted, "words", GUNS));
    }
    if (wanted.equals("none")) {
      return Drafts.without(draft, GUN);
    }
    return Fields.of(draft, "").has(GUN)
        ? draft
        : Drafts.with(draft, GUN, Drafts.part(Drafts.fresh("units"), GUN));
  }

  private static Doc.Obj aimed(Doc.Obj draft, String field, Fields given) {
    if (!Fields.of(draft, "").has(GUN)) {
      throw Drafts.unknown(field);
    }
    Point pivot = Fields.of(Drafts.part(draft, GUN), "").point(PIVOT);
    return switch (field) {
      case "barrel" ->
          Drafts.within(
              draft, GUN, "length", Doc.scaled(Studs.read(given, field, 0, MOST_STUDS), 3));
      case "muzzle" -> Drafts.within(draft, GUN, HEIGHT, plates(given, field));
      case "pivot-right" ->
          Drafts.within(draft, GUN, PIVOT, Doc.of(new Point(offset(given, field), pivot.y())));
      default ->
          Drafts.within(draft, GUN, PIVOT, Doc.of(new Point(pivot.x(), offset(given, field))));
    };
  }

  private static long offset(Fields given, String field) {
    return Studs.read(given, field, -MOST_STUDS, MOST_STUDS);
  }
}
