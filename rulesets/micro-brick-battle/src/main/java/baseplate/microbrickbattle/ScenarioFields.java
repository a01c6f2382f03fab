package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.UnitFields.label;
import static baseplate.microbrickbattle.UnitFields.number;
import static baseplate.microbrickbattle.UnitFields.text;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.scene.Field;
import baseplate.core.words.Phrase;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What can be changed of a draft of a scenario.
final class ScenarioFields {
  private static final int WIDEST = 1000;
  private static final int MOST_ROUNDS = 1000;
  private static final BigDecimal HALF = new BigDecimal("0.5");

  private final Library library;
  private final Fields draft;
  private final Scenario scenario;
  private final List<Field> fields = new ArrayList<>();

  private ScenarioFields(Library library, Doc.Obj draft) {
    this.library = library;
    this.draft = Fields.of(draft, "");
    this.scenario = Scenario.read(Fields.of(draft, ""));
  }

  static List<Field> of(Library library, Doc.Obj draft) {
    ScenarioFields made = new ScenarioFields(library, draft);
    made.addTable();
    made.addForces();
    made.addTerrain();
    made.addExit();
    made.addHold();
    return made.fields;
  }

  private void addTable() {
    fields.add(text("id", scenario.id(), UnitFields.LONGEST_ID));
    fields.add(text("name", scenario.name(), UnitFields.LONGEST_NAME));
    fields.add(whole("table-width", scenario.table().width().inches(), 6, WIDEST));
    fields.add(whole("table-depth", scenario.table().depth().inches(), 6, WIDEST));
    BigDecimal strip = Decimal.thousandths(scenario.terms().stripDepth());
    fields.add(number("strip", strip, 1, 400, HALF));
    fields.add(whole("last-round", count(scenario.terms().lastRound()), 0, MOST_ROUNDS));
  }

  private void addForces() {
    List<Fields> sides = draft.objects("sides");
    for (int side = 0; side < sides.size(); side++) {
      String id = side == 0 ? "first" : "second";
      fields.add(text(id + "-name", scenario.sides().get(side).name(), UnitFields.LONGEST_NAME));
      Map<String, Integer> counts = ScenarioEdits.UNITS.counts(sides.get(side).items("units"));
      fields.add(counts(id, "units", counts, Scenario.MOST_UNITS));
    }
  }

  private void addTerrain() {
    List<Doc> pieces = draft.object("terrain").items("pieces");
    Map<String, Integer> counts = ScenarioEdits.TERRAIN.counts(pieces);
    fields.add(counts("terrain", "terrain", counts, Scenario.MOST_TERRAIN));
    fields.add(whole("least", count(scenario.terms().terrainLeast()), 0, pieces.size()));
  }

  private void addExit() {
    int attacker = scenario.terms().exiting().map(exit -> exit.attacker().number()).orElse(-1);
    List<String> words = ScenarioEdits.ATTACKERS;
    fields.add(new Field.Choice("exit", label("exit"), words.get(attacker + 1), words));
    scenario
        .terms()
        .exiting()
        .ifPresent(exit -> fields.add(whole("exit-wanted", count(exit.wanted()), 1, 100)));
  }

  private void addHold() {
    List<String> words = ScenarioEdits.CIRCLES;
    String word = words.get(scenario.terms().holding().isPresent() ? 1 : 0);
    fields.add(new Field.Choice("hold", label("hold"), word, words));
    scenario.terms().holding().ifPresent(this::addCircle);
  }

  private void addCircle(Terms.Hold hold) {
    BigDecimal x = Decimal.thousandths(hold.circle().centre().x());
    BigDecimal y = Decimal.thousandths(hold.circle().centre().y());
    fields.add(number("hold-x", x, -WIDEST, WIDEST, HALF));
    fields.add(number("hold-y", y, -WIDEST, WIDEST, HALF));
    BigDecimal radius = hold.circle().radius().inches();
    fields.add(number("hold-radius", radius, 1, 100, HALF));
    fields.add(whole("hold-round", count(hold.afterRound()), 1, MOST_ROUNDS));
  }

  private static BigDecimal count(int number) {
    return BigDecimal.valueOf(number);
  }

  private static Field whole(String id, BigDecimal value, int least, int most) {
    return number(id, value, least, most, BigDecimal.ONE);
  }

  /// Every ready entry, and what the draft has from packs.
  private Field counts(String id, String kind, Map<String, Integer> counts, int most) {
    Map<String, Doc.Obj> ready = kind.equals("units") ? library.units() : library.terrain();
    Set<String> kinds = new LinkedHashSet<>(ready.keySet());
    kinds.addAll(counts.keySet());
    List<Field.Entry> entries = new ArrayList<>();
    for (String each : kinds) {
      int count = counts.getOrDefault(each, 0);
      entries.add(new Field.Entry(each, entry(each, ready), count, most));
    }
    return new Field.Counts(id, label(id), kind, entries);
  }

  private static Phrase entry(String kind, Map<String, Doc.Obj> ready) {
    Doc.Obj known = ready.get(kind);
    String name = known == null ? kind : Fields.of(known, "").text("name");
    return Phrase.of("mbb.named", "name", name);
  }
}
