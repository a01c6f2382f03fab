package baseplate.table.bench;

import baseplate.core.Amount;
import baseplate.core.SlotId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.scene.Field;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Slot;
import baseplate.core.scene.Workbench;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.geometry.Angle;
import baseplate.geometry.Height;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// An editor with a field of every kind, of no ruleset.
final class FakeBench implements Workbench {
  private static final RuleId RULE = new RuleId("FAKE-1");

  @Override
  public String id() {
    return "things";
  }

  @Override
  public Phrase name() {
    return Phrase.of("fake.things");
  }

  @Override
  public Doc.Obj fresh() {
    List<Point> box =
        List.of(new Point(0, 0), new Point(0, 945), new Point(630, 945), new Point(630, 0));
    return Doc.object()
        .put("name", "Thing")
        .put("size", 3)
        .put("kind", "red")
        .put("wheels", new Doc.Items(List.of(Doc.object().put("spokes", 4).build())))
        .put("shape", Doc.list(box, Doc::of))
        .put("joint", "left")
        .put("load", Doc.object().put("crate", 2).build())
        .build();
  }

  @Override
  public Doc.Obj edit(Doc.Obj draft, String field, Doc value) {
    if (value.equals(Doc.of("")) || value.equals(Doc.of(13))) {
      throw new Malformed("/" + field, Phrase.of("fake.bad"));
    }
    Map<String, Doc> changed = new LinkedHashMap<>(draft.fields());
    changed.put(field, value);
    return new Doc.Obj(changed);
  }

  @Override
  public Assessment assess(Doc.Obj draft) {
    Fields given = Fields.of(draft, "");
    BigDecimal size = given.number("size");
    List<Point> shape = given.points("shape");
    List<Figure.Part> drawing =
        shape.size() < 3
            ? List.of()
            : List.of(new Figure.Part(Figure.Role.HULL, shape, Height.ofPlates(3)));
    return new Assessment(
        fields(given),
        List.of(
            new Amount(Phrase.of("fake.base"), null, BigDecimal.TEN),
            new Amount(Phrase.of("fake.size"), RULE, size)),
        List.of(new Limit(Phrase.of("fake.size"), RULE, size, BigDecimal.valueOf(5))),
        drawing);
  }

  private static List<Field> fields(Fields given) {
    List<Field> fields = new ArrayList<>();
    fields.add(new Field.Text("name", label("name"), given.text("name"), 9));
    fields.add(number("size", given.number("size")));
    List<String> kinds = List.of("red", "dark-blue");
    fields.add(new Field.Choice("kind", label("kind"), given.text("kind"), kinds));
    fields.add(new Field.Parts("wheels", label("wheels"), wheels(given), 3));
    fields.add(new Field.Outline("shape", label("shape"), given.points("shape")));
    fields.add(new Field.Joint("joint", label("joint"), new SlotId(given.text("joint")), slots()));
    fields.add(new Field.Counts("load", label("load"), "loads", load(given.object("load"))));
    return fields;
  }

  private static List<List<Field>> wheels(Fields given) {
    BigDecimal usual = BigDecimal.valueOf(6);
    return given.objects("wheels").stream()
        .map(wheel -> wheel.has("spokes") ? wheel.number("spokes") : usual)
        .map(spokes -> List.of(number("spokes", spokes)))
        .toList();
  }

  private static List<Slot> slots() {
    Pose here = Pose.of(Point.ORIGIN, Angle.ZERO);
    return List.of(
        new Slot(new SlotId("left"), here, Phrase.of("fake.left"), null),
        new Slot(new SlotId("right"), here, Phrase.of("fake.right"), Phrase.of("fake.taken")));
  }

  private static List<Field.Entry> load(Fields load) {
    return load.names().stream()
        .map(id -> new Field.Entry(id, Phrase.of("fake." + id), load.count(id, 0, 9), 9))
        .toList();
  }

  private static Field number(String id, BigDecimal value) {
    BigDecimal most = BigDecimal.valueOf(20);
    return new Field.Number(id, label(id), value, BigDecimal.ZERO, most, BigDecimal.ONE);
  }

  private static Phrase label(String id) {
    return Phrase.of("fake." + id);
  }
}
