package baseplate.simulation.secrets;

import baseplate.core.Agreements;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.input.Input;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Sink;
import baseplate.core.journal.Terms;
import baseplate.core.play.Player;
import baseplate.simulation.Carry;
import baseplate.simulation.Players;
import baseplate.simulation.RandomLegal;
import baseplate.testkit.cards.CardCommand;
import baseplate.testkit.cards.CardRules;
import baseplate.testkit.cards.Cards;
import baseplate.testkit.cards.Slots;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Card duels under record, played by computer players.
final class Duels {
  static final List<SideId> SIDES = List.of(SideId.FIRST, SideId.SECOND);
  static final Player RANDOM = new RandomLegal();

  private Duels() {}

  static Setting setting(Header.Origin dice) {
    Ruleset cards = new Cards();
    Agreements house = Agreements.of(cards.options(), Map.of());
    SetUp setUp = new SetUp(new SetUp.Scenario("evening"), List.of(), house, List.of());
    Terms terms = new Terms("test", List.of("Ann", "Bob"), dice, house, Enforcement.ENFORCE);
    return Setting.fresh(cards, cards.open(setUp), terms);
  }

  static Session fresh(Seed seed) {
    return new Session(new Journal(setting(new Header.Seeded(seed))), Sink.NONE);
  }

  static Player guesser(Session session) {
    return Players.named(session.journal().setting().rules(), "guesser").orElseThrow();
  }

  /// A whole duel of random players.
  static Session played(Seed seed) {
    Session session = fresh(seed);
    new Carry(session, Map.of(SideId.FIRST, RANDOM, SideId.SECOND, RANDOM), seed).on(1_000);
    return session;
  }

  static CardRules rules(Session session) {
    return (CardRules) session.journal().setting().rules();
  }

  /// Everything that a side might try, sensible or not.
  static List<Command> wishes(CardRules rules, SideId side) {
    List<Command> wishes =
        new ArrayList<>(
            List.of(new CardCommand.Draw(), new CardCommand.HandOver(), answer("decline")));
    for (String card : codes(rules)) {
      wishes.add(new CardCommand.Discard(card));
      wishes.add(answer(card));
      SIDES.stream()
          .flatMap(each -> Slots.line(each).stream())
          .forEach(slot -> wishes.add(new CardCommand.Lay(card, slot)));
    }
    Slots.line(side).forEach(slot -> wishes.add(new CardCommand.Attack(slot)));
    return wishes;
  }

  /// The cards that there are, and some that are none.
  static List<String> codes(CardRules rules) {
    return Stream.concat(
            rules.deck().copies().stream().map(copies -> copies.card()), Stream.of("?", "king"))
        .toList();
  }

  private static Command answer(String way) {
    return new Command.Answer(new Input.Chosen(way));
  }
}
