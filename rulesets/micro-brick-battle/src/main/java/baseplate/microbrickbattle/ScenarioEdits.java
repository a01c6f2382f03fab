package baseplate.microbrickbattle;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.geometry.Point;
import java.util.ArrayList;
import java.util.List;

/// Changes of a draft of a scenario, field by field.
final class ScenarioEdits {
  static final List<String> ATTACKERS = List.of("none", "first", "second");
  static final List<String> CIRCLES = List.of("none", "circle");

  /// Units in forces, which name their kinds.
  static final Tally UNITS = new Tally(item -> ((Doc.Text) item).value(), Doc::of);

  /// Terrain pieces, each with its kind.
  static final Tally TERRAIN =
      new Tally(
          item -> Fields.of(item, "").text("kind"), kind -> Doc.object().put("kind", kind).build());

  private static final String TABLE = "table";
  private static final String SIDES = "sides";
  private static final String GROUND = "terrain";
  private static final String LEAST = "least";
  private static final String PIECES = "pieces";
  private static final String EXIT = "exit";
  private static final String HOLD = "hold";

  private ScenarioEdits() {}

  /// The draft after the change, not yet looked at as a whole.
  static Doc.Obj changed(Doc.Obj draft, String field, Doc value) {
    Fields given = Fields.of(Doc.object().put(field, value).build(), "");
    return switch (field) {
      case "id", "name", "strip" -> Drafts.with(draft, field, value);
      case "last-round" -> Drafts.with(draft, "lastRound", value);
      case "table-width" -> sized(draft, 0, value);
      case "table-depth" -> sized(draft, 1, value);
      case "first-name", "second-name" -> sided(draft, side(field), "name", value);
      case "first", "second" -> forced(draft, side(field), given.object(field));
      case GROUND -> covered(draft, given.object(GROUND));
      case LEAST -> Drafts.within(draft, GROUND, LEAST, value);
      case EXIT -> leaving(draft, word(given, EXIT, ATTACKERS));
      case "exit-wanted" -> Drafts.within(known(draft, EXIT, field), EXIT, "wanted", value);
      case HOLD -> holding(draft, word(given, HOLD, CIRCLES));
      case "hold-x", "hold-y", "hold-radius", "hold-round" ->
          held(known(draft, HOLD, field), field, value);
      default -> throw Drafts.unknown(field);
    };
  }

  private static int side(String field) {
    return field.startsWith("first") ? 0 : 1;
  }

  private static Doc.Obj sized(Doc.Obj draft, int axis, Doc value) {
    return Drafts.with(draft, TABLE, replaced(Fields.of(draft, "").items(TABLE), axis, value));
  }

  private static Doc replaced(List<Doc> items, int at, Doc item) {
    List<Doc> changed = new ArrayList<>(items);
    changed.set(at, item);
    return new Doc.Items(changed);
  }

  private static Doc.Obj sided(Doc.Obj draft, int side, String field, Doc value) {
    List<Doc> sides = Fields.of(draft, "").items(SIDES);
    Doc.Obj changed = Drafts.with((Doc.Obj) sides.get(side), field, value);
    return Drafts.with(draft, SIDES, replaced(sides, side, changed));
  }

  private static Doc.Obj forced(Doc.Obj draft, int side, Fields counts) {
    List<Doc> units = Fields.of(draft, "").objects(SIDES).get(side).items("units");
    return sided(draft, side, "units", UNITS.counted(units, counts, Scenario.MOST_UNITS));
  }

  /// Where fewer pieces are left than must be set up, all of them must.
  private static Doc.Obj covered(Doc.Obj draft, Fields counts) {
    Fields ground = Fields.of(draft, "").object(GROUND);
    Doc pieces = TERRAIN.counted(ground.items(PIECES), counts, Scenario.MOST_TERRAIN);
    Doc.Obj changed = Drafts.within(draft, GROUND, PIECES, pieces);
    int left = ((Doc.Items) pieces).items().size();
    return ground.has(LEAST) && ground.count(LEAST, 0, Scenario.MOST_TERRAIN) > left
        ? Drafts.within(changed, GROUND, LEAST, Doc.of(left))
        : changed;
  }

  private static String word(Fields given, String field, List<String> words) {
    String word = given.text(field);
    if (!words.contains(word)) {
      throw given.fault(field, Phrase.of("mbb.malformed.word", "value", word, "words", words));
    }
    return word;
  }

  private static Doc.Obj known(Doc.Obj draft, String part, String field) {
    if (!Fields.of(draft, "").has(part)) {
      throw Drafts.unknown(field);
    }
    return draft;
  }

  private static Doc.Obj leaving(Doc.Obj draft, String attacker) {
    int side = ATTACKERS.indexOf(attacker) - 1;
    if (side < 0) {
      return Drafts.without(draft, EXIT);
    }
    return Fields.of(draft, "").has(EXIT)
        ? Drafts.within(draft, EXIT, "attacker", Doc.of(side))
        : Drafts.with(draft, EXIT, Doc.object().put("attacker", side).put("wanted", 1).build());
  }

  /// A circle begins in the middle of the table, 3 inches wide to each side.
  private static Doc.Obj holding(Doc.Obj draft, String circle) {
    if (circle.equals("none")) {
      return Drafts.without(draft, HOLD);
    }
    if (Fields.of(draft, "").has(HOLD)) {
      return draft;
    }
    Point far = Fields.of(draft, "").point(TABLE);
    Point middle = new Point(far.x() / 2, far.y() / 2);
    return Drafts.with(
        draft,
        HOLD,
        Doc.object().put("at", Doc.of(middle)).put("radius", 3).put("afterRound", 8).build());
  }

  private static Doc.Obj held(Doc.Obj draft, String field, Doc value) {
    List<Doc> at = Fields.of(draft, "").object(HOLD).items("at");
    return switch (field) {
      case "hold-x" -> Drafts.within(draft, HOLD, "at", replaced(at, 0, value));
      case "hold-y" -> Drafts.within(draft, HOLD, "at", replaced(at, 1, value));
      case "hold-radius" -> Drafts.within(draft, HOLD, "radius", value);
      default -> Drafts.within(draft, HOLD, "afterRound", value);
    };
  }
}
