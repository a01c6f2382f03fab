package baseplate.testkit.charge;

import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.HouseOption;
import baseplate.core.PositionData;
import baseplate.core.RuleEntry;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.data.PositionFile;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The charge.
public final class Charge implements Ruleset {
  private static final String STOCK = "stock.json";

  /// The ruleset, as a service loader makes it.
  public Charge() {}

  /// The rules with the ready kinds and the default agreements.
  public static ChargeRules rules() {
    return rules(Map.of());
  }

  /// The rules with the ready kinds and these agreements.
  public static ChargeRules rules(Map<String, String> chosen) {
    Agreements agreements = Agreements.of(new Charge().options(), chosen);
    return new Charge().rules(Fields.of(Stock.ready(STOCK), ""), agreements);
  }

  /// A fresh battle on the meadow.
  public static Battle fresh() {
    return battle(PositionFile.of(Stock.ready("meadow.json")));
  }

  private static Battle battle(PositionData position) {
    return new Layout(Stock.read(Fields.of(Stock.ready(STOCK), ""))).battle(position);
  }

  @Override
  public String id() {
    return "charge";
  }

  @Override
  public Phrase name() {
    return Phrase.of("charge.name");
  }

  @Override
  public String version() {
    return "1";
  }

  @Override
  public List<RuleEntry> digest() {
    return Arrays.stream(ChargeRule.values())
        .map(ChargeRule::id)
        .map(
            id ->
                new RuleEntry(id, RuleEntry.Standing.HOUSE, Phrase.of("charge.rule." + id.text())))
        .toList();
  }

  @Override
  public List<HouseOption> options() {
    return List.of(
        new HouseOption(
            Wounds.CARRY,
            List.of(Wounds.ANYONE, "enemies"),
            Wounds.ANYONE,
            ChargeRule.GOING_ON.id(),
            Phrase.of("charge.option.carry")));
  }

  @Override
  public List<ScenarioInfo> scenarios() {
    return List.of(new ScenarioInfo("meadow", Phrase.of("charge.meadow")));
  }

  @Override
  public Opening open(SetUp setUp) {
    Battle start =
        setUp.from() instanceof SetUp.Position(PositionData position) ? battle(position) : fresh();
    return new Opening(Stock.ready(STOCK), start);
  }

  @Override
  public ChargeRules rules(Fields content, Agreements agreements) {
    return new ChargeRules(Stock.read(content), agreements);
  }

  @Override
  public Map<String, String> words(Locale locale) {
    return ChargeWords.english();
  }

  @Override
  public Map<String, Doc> schemas() {
    return Map.of();
  }
}
