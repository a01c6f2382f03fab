package baseplate.testkit.duel;

import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.HouseOption;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Pieces;
import baseplate.core.Place;
import baseplate.core.RuleEntry;
import baseplate.core.Rules;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.SideId;
import baseplate.core.TableSize;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.geometry.Length;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/// Two fighters with three hearts each.
public final class Duel implements Ruleset {
  private static final int HEARTS = 3;

  /// The ruleset, as a service loader makes it.
  public Duel() {}

  /// The rules in the default agreements.
  public static DuelRules rules() {
    return new DuelRules(Agreements.of(new Duel().options(), Map.of()));
  }

  /// A fresh duel.
  public static Battle fresh() {
    return new Battle(
        new TableSize(Length.ofInches(10), Length.ofInches(10)),
        Pieces.of(List.of(fighter("red", SideId.FIRST), fighter("blue", SideId.SECOND))),
        new Clock(1, 1, SideId.FIRST, "duel"),
        new DuelState(0));
  }

  private static Piece fighter(String name, SideId side) {
    return new Piece(new PieceId(name), side, "fighter", new Place.Aside(), new Duellist(HEARTS));
  }

  @Override
  public String id() {
    return "duel";
  }

  @Override
  public Phrase name() {
    return Phrase.of("duel.name");
  }

  @Override
  public String version() {
    return "1";
  }

  @Override
  public List<RuleEntry> digest() {
    return Stream.of("DUE-1", "DUE-2", "DUE-3", "DUE-4", "DUE-5")
        .map(
            id ->
                new RuleEntry(
                    new RuleId(id), RuleEntry.Standing.HOUSE, Phrase.of("duel.rule." + id)))
        .toList();
  }

  @Override
  public List<HouseOption> options() {
    return List.of(
        new HouseOption(
            "riposte",
            List.of("on", "off"),
            "on",
            new RuleId("DUE-3"),
            Phrase.of("duel.option.riposte")));
  }

  @Override
  public List<ScenarioInfo> scenarios() {
    return List.of(new ScenarioInfo("dawn", Phrase.of("duel.dawn")));
  }

  @Override
  public Opening open(SetUp setUp) {
    return new Opening(Doc.object().put("hearts", HEARTS).build(), fresh());
  }

  @Override
  public Rules rules(Fields content, Agreements agreements) {
    content.count("hearts", HEARTS, HEARTS);
    content.done();
    return new DuelRules(agreements);
  }

  @Override
  public Map<String, String> words(Locale locale) {
    return Map.of("duel.force", "force {force} is above {most}", "duel.name", "Duel");
  }

  @Override
  public Map<String, Doc> schemas() {
    return Map.of();
  }
}
