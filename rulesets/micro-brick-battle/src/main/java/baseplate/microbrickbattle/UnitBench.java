package baseplate.microbrickbattle;

import baseplate.core.Amount;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Workbench;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.data.Shape;
import baseplate.geometry.Angle;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// The editor of units: numbers, shape and gun, with the price line by line.
///
/// @rule MBB-36
final class UnitBench implements Workbench {
  private final Prices prices;
  private final Shape shape;

  UnitBench(Library library) {
    this.prices = Prices.read(Fields.of(library.prices(), ""));
    this.shape = Shape.of(Objects.requireNonNull(Schemas.all().get("unit")));
  }

  @Override
  public String id() {
    return "units";
  }

  @Override
  public Phrase name() {
    return Phrase.of("mbb.bench.units");
  }

  @Override
  public Doc.Obj fresh() {
    return Drafts.fresh(id());
  }

  @Override
  public Doc.Obj edit(Doc.Obj draft, String field, Doc value) {
    shape.check(draft, "");
    Doc.Obj changed = UnitEdits.changed(draft, field, value);
    shape.check(changed, "");
    kind(changed);
    return changed;
  }

  private UnitKind kind(Doc.Obj draft) {
    return new UnitReader(prices).read(Fields.of(draft, ""));
  }

  @Override
  public Assessment assess(Doc.Obj draft) {
    UnitKind kind = kind(draft);
    return new Assessment(UnitFields.of(draft), ledger(kind), limits(kind), drawing(kind));
  }

  /// What AP alone is worth, what DP adds to it, what speed adds to both: together the price.
  private List<Amount> ledger(UnitKind kind) {
    int usual = prices.movement();
    BigDecimal attack = prices.of(kind.attack(), 0, usual);
    BigDecimal both = prices.of(kind.attack(), kind.defence(), usual);
    return List.of(
        line("mbb.bench.price-ap", kind.attack(), attack),
        line("mbb.bench.price-dp", kind.defence(), both.subtract(attack)),
        line("mbb.bench.price-mp", kind.movement(), kind.price().subtract(both)));
  }

  private Amount line(String key, int points, BigDecimal value) {
    Phrase what =
        Phrase.of(key, "points", points, "base", prices.base())
            .with("usual", prices.movement())
            .with("divisor", prices.divisor());
    return new Amount(what, Rule.MBB_36, value);
  }

  /// @rule MBB-35
  /// @rule MBB-41
  private static List<Limit> limits(UnitKind kind) {
    int most = kind.unitClass() == UnitClass.EMPLACED ? 0 : UnitReader.MOST_MOVEMENT;
    RuleId moved = kind.unitClass() == UnitClass.EMPLACED ? Rule.MBB_41 : Rule.MBB_4;
    return List.of(
        limit("ap", Rule.MBB_35, kind.attack(), UnitReader.MOST_POINTS),
        limit("dp", Rule.MBB_35, kind.defence(), UnitReader.MOST_POINTS),
        limit("mp", moved, kind.movement(), most),
        limit("hull", Rule.MBB_30, kind.hull().size(), baseplate.geometry.Outline.MAX_VERTICES));
  }

  private static Limit limit(String what, RuleId rule, int value, int most) {
    Phrase label = Phrase.of("mbb.bench.limit." + what);
    return new Limit(label, rule, BigDecimal.valueOf(value), BigDecimal.valueOf(most));
  }

  /// The unit about the origin, facing up the table.
  private static List<Figure.Part> drawing(UnitKind kind) {
    List<Point> hull =
        kind.hull().at(Pose.of(Point.ORIGIN, Angle.ZERO)).rings().getFirst().points();
    Figure.Role role = kind.unitClass().flies() ? Figure.Role.AIRCRAFT : Figure.Role.HULL;
    List<Figure.Part> parts = new ArrayList<>();
    parts.add(new Figure.Part(role, hull, kind.height()));
    parts.addAll(Figures.armament(kind, Pose.of(kind.gun().pivot(), Angle.ZERO)));
    return parts;
  }
}
