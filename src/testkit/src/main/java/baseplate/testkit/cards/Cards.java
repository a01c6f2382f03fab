package baseplate.testkit.cards;

import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.HouseOption;
import baseplate.core.Pieces;
import baseplate.core.RuleEntry;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.SideId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/// The card duel.
public final class Cards implements Ruleset {
  private static final int RULES = 8;
  private static final int HEARTS = 3;

  /// The ruleset, as a service loader makes it.
  public Cards() {}

  /// The rules with the ready deck and the default agreements.
  public static CardRules rules() {
    Agreements agreements = Agreements.of(new Cards().options(), Map.of());
    return new Cards().rules(Fields.of(Deck.ready(), ""), agreements);
  }

  /// A fresh battle.
  public static Battle fresh() {
    return new Battle(
        Table.SIZE,
        Pieces.NONE,
        new Clock(1, 1, SideId.FIRST, CardTurn.DRAW),
        new CardState(List.of(HEARTS, HEARTS), Set.of()));
  }

  @Override
  public String id() {
    return "cards";
  }

  @Override
  public Phrase name() {
    return Phrase.of("cards.name");
  }

  @Override
  public String version() {
    return "1";
  }

  @Override
  public List<RuleEntry> digest() {
    return IntStream.rangeClosed(1, RULES)
        .mapToObj(number -> "CRD-" + number)
        .map(
            id ->
                new RuleEntry(
                    new RuleId(id), RuleEntry.Standing.HOUSE, Phrase.of("cards.rule." + id)))
        .toList();
  }

  @Override
  public List<HouseOption> options() {
    return List.of(
        new HouseOption(
            Fight.PROMPTS,
            List.of(Fight.ALWAYS, "when-possible"),
            Fight.ALWAYS,
            Fight.ASKING,
            Phrase.of("cards.option.prompts")));
  }

  @Override
  public List<ScenarioInfo> scenarios() {
    return List.of(new ScenarioInfo("evening", Phrase.of("cards.evening")));
  }

  @Override
  public Opening open(SetUp setUp) {
    return new Opening(Deck.ready(), fresh());
  }

  @Override
  public CardRules rules(Fields content, Agreements agreements) {
    return new CardRules(Deck.read(content), agreements);
  }

  @Override
  public Map<String, String> words(Locale locale) {
    return CardWords.english();
  }

  @Override
  public Map<String, Doc> schemas() {
    return Map.of();
  }
}
