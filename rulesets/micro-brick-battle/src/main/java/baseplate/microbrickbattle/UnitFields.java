package baseplate.microbrickbattle;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.scene.Field;
import baseplate.core.words.Phrase;
import baseplate.geometry.Area;
import baseplate.geometry.Height;
import baseplate.geometry.Point;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/// What can be changed of a draft of a unit.
final class UnitFields {
  static final int LONGEST_ID = 40;
  static final int LONGEST_NAME = 60;

  private static final BigDecimal HALF = new BigDecimal("0.5");
  private static final BigDecimal TENTH = new BigDecimal("0.1");

  private final Fields draft;
  private final List<Field> fields = new ArrayList<>();

  private UnitFields(Doc.Obj draft) {
    this.draft = Fields.of(draft, "");
  }

  static List<Field> of(Doc.Obj draft) {
    UnitFields made = new UnitFields(draft);
    made.addNames();
    made.addNumbers();
    made.addHull();
    made.addTurret();
    made.addGun();
    return made.fields;
  }

  private void addNames() {
    fields.add(text("id", draft.text("id"), LONGEST_ID));
    fields.add(text("name", draft.text("name"), LONGEST_NAME));
    fields.add(text("nation", draft.text("nation"), LONGEST_NAME));
    List<String> classes = Names.words(UnitClass.values());
    fields.add(new Field.Choice("class", label("class"), draft.text("class"), classes));
  }

  private void addNumbers() {
    fields.add(number("ap", draft.number("ap"), 0, UnitReader.MOST_POINTS, BigDecimal.ONE));
    fields.add(number("dp", draft.number("dp"), 0, UnitReader.MOST_POINTS, BigDecimal.ONE));
    fields.add(number("mp", draft.number("mp"), 0, UnitReader.MOST_MOVEMENT, BigDecimal.ONE));
  }

  private void addHull() {
    Fields hull = draft.object("hull");
    List<Point> corners = hull.points("outline");
    fields.add(new Field.Outline("hull", label("hull"), corners));
    Area around = Studs.around(corners);
    fields.add(studs("length", around.top() - around.bottom(), 1));
    fields.add(studs("width", around.right() - around.left(), 1));
    fields.add(plates("hull-height", hull));
  }

  private void addTurret() {
    List<Point> corners =
        draft.has("turret") ? draft.object("turret").points("outline") : List.of();
    fields.add(new Field.Outline("turret", label("turret"), corners));
    Area around = corners.isEmpty() ? new Area(0, 0, 0, 0) : Studs.around(corners);
    fields.add(studs("turret-length", around.top() - around.bottom(), 0));
    fields.add(studs("turret-width", around.right() - around.left(), 0));
    if (draft.has("turret")) {
      fields.add(plates("turret-height", draft.object("turret")));
    }
  }

  private void addGun() {
    boolean isShown = draft.has("gun");
    String shown = UnitEdits.GUNS.get(isShown ? 0 : 1);
    fields.add(new Field.Choice("gun", label("gun"), shown, UnitEdits.GUNS));
    if (isShown) {
      Fields gun = draft.object("gun");
      Point pivot = gun.point("pivot");
      fields.add(offset("pivot-ahead", pivot.y()));
      fields.add(offset("pivot-right", pivot.x()));
      fields.add(studs("barrel", gun.inches("length").thousandths(), 0));
      fields.add(plates("muzzle", gun));
    }
  }

  static Phrase label(String field) {
    return Phrase.of("mbb.bench." + field);
  }

  static Field text(String id, String value, int longest) {
    return new Field.Text(id, label(id), value, longest);
  }

  static Field number(String id, BigDecimal value, int least, int most, BigDecimal step) {
    BigDecimal low = BigDecimal.valueOf(least);
    return new Field.Number(id, label(id), value, low, BigDecimal.valueOf(most), step);
  }

  private static Field studs(String id, long thousandths, int least) {
    return number(id, Studs.of(thousandths), least, UnitEdits.MOST_STUDS, HALF);
  }

  private static Field offset(String id, long thousandths) {
    int most = UnitEdits.MOST_STUDS;
    return number(id, Studs.of(thousandths), -most, most, TENTH);
  }

  private static Field plates(String id, Fields part) {
    Height height = HeightDocs.read(part, "height");
    BigDecimal plates = new BigDecimal(height.plates());
    return number(id, plates, 1, UnitEdits.MOST_PLATES, BigDecimal.ONE);
  }
}
