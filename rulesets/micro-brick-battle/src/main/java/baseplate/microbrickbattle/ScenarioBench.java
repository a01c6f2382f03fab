package baseplate.microbrickbattle;

import baseplate.core.Amount;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Workbench;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.data.Shape;
import baseplate.geometry.Area;
import baseplate.geometry.Height;
import baseplate.geometry.Point;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/// The editor of scenarios: table, forces, terrain and ends, with what the forces are worth.
///
/// @rule MBB-27
/// @rule MBB-36
final class ScenarioBench implements Workbench {
  private static final Pattern OF_A_PACK =
      Pattern.compile("[a-z0-9][a-z0-9-]{0,39}:[a-z0-9][a-z0-9-]{0,39}");

  /// How deep an exit edge is drawn, in thousandths.
  private static final long EXIT = 250;

  private final Library library;
  private final UnitReader units;
  private final Shape shape;

  ScenarioBench(Library library) {
    this.library = library;
    this.units = new UnitReader(Prices.read(Fields.of(library.prices(), "")));
    this.shape = Shape.of(Objects.requireNonNull(Schemas.all().get("scenario")));
  }

  @Override
  public String id() {
    return "scenarios";
  }

  @Override
  public Phrase name() {
    return Phrase.of("mbb.bench.scenarios");
  }

  @Override
  public Doc.Obj fresh() {
    return Drafts.fresh(id());
  }

  @Override
  public Doc.Obj edit(Doc.Obj draft, String field, Doc value) {
    shape.check(draft, "");
    Doc.Obj changed = ScenarioEdits.changed(draft, field, value);
    shape.check(changed, "");
    Scenario scenario = Scenario.read(Fields.of(changed, ""));
    scenario.sides().forEach(side -> side.units().forEach(unit -> check(field, unit, "unit")));
    scenario.terrain().forEach(piece -> check(field, piece.text("kind"), "terrain"));
    return changed;
  }

  /// Refuses what is neither ready nor can be a pack's.
  private void check(String field, String id, String what) {
    Map<String, Doc.Obj> ready = what.equals("unit") ? library.units() : library.terrain();
    if (!ready.containsKey(id) && !OF_A_PACK.matcher(id).matches()) {
      List<String> known = List.copyOf(ready.keySet());
      throw new Malformed(
          "/" + field, Phrase.of("mbb.malformed." + what, "id", id, "known", known));
    }
  }

  @Override
  public Assessment assess(Doc.Obj draft) {
    Scenario scenario = Scenario.read(Fields.of(draft, ""));
    return new Assessment(
        ScenarioFields.of(library, draft), ledger(scenario), limits(scenario), drawing(scenario));
  }

  /// What each force is worth; units of packs are not counted, and said so.
  private List<Amount> ledger(Scenario scenario) {
    List<Amount> lines = new ArrayList<>();
    for (Scenario.Force force : scenario.sides()) {
      List<String> known = force.units().stream().filter(library.units()::containsKey).toList();
      Phrase what =
          Phrase.of("mbb.bench.force", "side", force.name(), "units", known.size())
              .with("others", force.units().size() - known.size());
      lines.add(new Amount(what, Rule.MBB_36, worth(known)));
    }
    return lines;
  }

  private BigDecimal worth(List<String> kinds) {
    return kinds.stream()
        .map(kind -> units.read(Fields.of(library.unit(kind, ""), "")).price())
        .reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  /// @rule MBB-24
  private static List<Limit> limits(Scenario scenario) {
    List<Limit> limits = new ArrayList<>();
    for (Scenario.Force force : scenario.sides()) {
      Phrase what = Phrase.of("mbb.bench.limit.units", "side", force.name());
      limits.add(limit(what, Rule.MBB_27, force.units().size(), Scenario.MOST_UNITS));
    }
    Phrase terrain = Phrase.of("mbb.bench.limit.terrain");
    limits.add(limit(terrain, Rule.MBB_24, scenario.terrain().size(), Scenario.MOST_TERRAIN));
    scenario
        .terms()
        .exiting()
        .ifPresent(exit -> limits.add(exits(exit, scenario.sides().get(exit.attacker().number()))));
    return limits;
  }

  /// More exits than the attacker has units can never be.
  ///
  /// @rule MBB-40
  private static Limit exits(Terms.Exit exit, Scenario.Force attacker) {
    Phrase what = Phrase.of("mbb.bench.limit.exits");
    return limit(what, Rule.MBB_40, exit.wanted(), attacker.units().size());
  }

  private static Limit limit(Phrase what, RuleId rule, int value, int most) {
    return new Limit(what, rule, BigDecimal.valueOf(value), BigDecimal.valueOf(most));
  }

  /// The strips, the exit edge and the circle, on the table.
  private static List<Figure.Part> drawing(Scenario scenario) {
    List<Figure.Part> parts = new ArrayList<>();
    Terms terms = scenario.terms();
    for (TableEdge edge : TableEdge.values()) {
      parts.add(ground(edge.strip(scenario.table(), terms.stripDepth()), Figure.Material.EARTH));
    }
    terms
        .exiting()
        .map(exit -> exit.attacker().number() == 0 ? TableEdge.FAR : TableEdge.NEAR)
        .map(edge -> ground(edge.strip(scenario.table(), EXIT), Figure.Material.STONE))
        .ifPresent(parts::add);
    terms
        .holding()
        .map(hold -> Drawing.circle(hold.circle().centre(), hold.circle().radius()))
        .map(circle -> ground(circle, Figure.Material.STONE))
        .ifPresent(parts::add);
    return parts;
  }

  private static Figure.Part ground(Area area, Figure.Material material) {
    return ground(SetUpOffers.corners(area), material);
  }

  private static Figure.Part ground(List<Point> corners, Figure.Material material) {
    return new Figure.Part(Figure.Role.GROUND, material, corners, Height.ZERO);
  }
}
