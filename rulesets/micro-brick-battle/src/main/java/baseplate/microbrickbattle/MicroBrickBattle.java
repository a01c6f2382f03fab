package baseplate.microbrickbattle;

import baseplate.core.Agreements;
import baseplate.core.HouseOption;
import baseplate.core.RuleEntry;
import baseplate.core.Rules;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.scene.Workbench;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Micro Brick Battle: turn-based battles of 1:120 brick armour on a real table.
public final class MicroBrickBattle implements Ruleset {
  private static final String ID = "micro-brick-battle";
  private static final String VERSION = "1";

  /// For the `ServiceLoader`.
  public MicroBrickBattle() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Phrase name() {
    return Phrase.of("mbb.title");
  }

  @Override
  public String version() {
    return VERSION;
  }

  @Override
  public List<RuleEntry> digest() {
    return Digest.entries();
  }

  @Override
  public List<HouseOption> options() {
    return HouseOptions.ALL;
  }

  @Override
  public List<ScenarioInfo> scenarios() {
    List<ScenarioInfo> infos = new ArrayList<>();
    Library.ready()
        .scenarios()
        .forEach(
            (id, scenario) ->
                infos.add(
                    new ScenarioInfo(
                        id, Phrase.of("mbb.named", "name", Fields.of(scenario, "").text("name")))));
    return List.copyOf(infos);
  }

  @Override
  public Opening open(SetUp setUp) {
    Library library = Library.ready().plus(setUp.packs());
    Readings readings = Readings.of(setUp.agreements());
    return switch (setUp.from()) {
      case SetUp.Scenario(String id) -> new ScenarioOpening(library, readings).open(id);
      case SetUp.Position(var position) -> new PositionOpening(library, readings).open(position);
    };
  }

  @Override
  public Rules rules(Fields content, Agreements agreements) {
    Content read = Content.read(content);
    return new BrickRules(Setting.of(read.catalogue(), read.terms(), Readings.of(agreements)));
  }

  @Override
  public Map<String, String> words(Locale locale) {
    return Resources.words(locale);
  }

  @Override
  public Map<String, List<Doc.Obj>> catalogue() {
    return Library.ready().byKind();
  }

  @Override
  public List<Workbench> workbenches() {
    Library library = Library.ready();
    return List.of(new UnitBench(library), new ScenarioBench(library));
  }

  @Override
  public void demandSound(String kind, Fields entry) {
    Library.ready().demandSound(kind, entry);
  }

  @Override
  public Map<String, Doc> schemas() {
    return Schemas.all();
  }
}
