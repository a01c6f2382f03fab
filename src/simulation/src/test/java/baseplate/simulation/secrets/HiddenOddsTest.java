package baseplate.simulation.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Judge;
import baseplate.core.Rules;
import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.input.Distributions;
import baseplate.core.input.Fraction;
import baseplate.core.journal.Journal;
import baseplate.core.odds.Budget;
import baseplate.core.odds.Enumerator;
import baseplate.core.odds.Intention;
import baseplate.core.odds.Odds;
import baseplate.core.odds.Reply;
import baseplate.core.play.View;
import baseplate.core.words.Phrase;
import baseplate.testkit.Cases;
import baseplate.testkit.Covers;
import baseplate.testkit.cards.CardCommand;
import baseplate.testkit.cards.CardRules;
import baseplate.testkit.cards.Dealing;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What a side is told of its chances is the mean over all hands that the other side may hold.
@Covers("CRD-8")
class HiddenOddsTest {
  private static final int DUELS = Cases.count(4, 60);
  private static final int MOST_UNKNOWN = 4;

  private int attacks;
  private int discards;

  @Test
  void odds_over_unknown_cards_equal_brute_force_over_all_hands() {
    Cases.of(11, DUELS).each(one -> check(Duels.played(new Seed(one.bits())).journal()));

    assertThat(attacks).isGreaterThan(DUELS / 2);
    assertThat(discards).isGreaterThan(DUELS / 2);
  }

  private void check(Journal journal) {
    CardRules rules = (CardRules) journal.setting().rules();
    journal
        .entries()
        .forEach(
            entry -> {
              View view = rules.seenBy(journal.battleAfter(entry.number() - 1), entry.side());
              if (new Dealing(rules.deck(), view).unknown() <= MOST_UNKNOWN) {
                check(rules, view, entry.command());
              }
            });
  }

  private void check(CardRules rules, View view, Command command) {
    switch (command) {
      case CardCommand.Attack _ -> {
        attacks++;
        compare(rules, view, command);
      }
      case CardCommand.Discard _ -> {
        discards++;
        compare(rules, view, command);
      }
      default -> {}
    }
  }

  private static void compare(CardRules rules, View view, Command command) {
    for (Intention intention : intentions(rules, view.viewer())) {
      Map<Phrase, Fraction> told = told(odds(rules, view.world(), command, intention));
      assertThat(told)
          .as("%s %s", command, intention.name())
          .isEqualTo(bruteForce(rules, view, command, intention));
    }
  }

  private static List<Intention> intentions(Rules rules, SideId side) {
    return List.of(
        Intention.DECLINE,
        new Intention.Reckoned(Intention.Aim.RIVALS, side, rules::worth),
        new Intention.Reckoned(Intention.Aim.BEST, side, rules::worth),
        new Intention.Reckoned(Intention.Aim.WORST, side, rules::worth));
  }

  private static Odds odds(Rules rules, Battle battle, Command command, Intention intention) {
    Judge judge = new Judge(rules, Enforcement.ENFORCE, Judge.Showing.RESULT_ONLY);
    Enumerator enumerator =
        new Enumerator(judge, new Distributions(), Budget.untimed(), new Seed(1));
    Odds odds = ((Reply.Told) enumerator.odds(battle, command, intention)).odds();
    assertThat(odds.isExact()).isTrue();
    return odds;
  }

  private static Map<Phrase, Fraction> told(Odds odds) {
    Map<Phrase, Fraction> told = new HashMap<>();
    odds.outcomes().forEach(outcome -> told.put(outcome.told(), outcome.chance()));
    return told;
  }

  private static Map<Phrase, Fraction> bruteForce(
      CardRules rules, View view, Command command, Intention intention) {
    List<Battle> worlds = Worlds.all(rules, view);
    Map<Phrase, Fraction> sum = new HashMap<>();
    for (Battle world : worlds) {
      told(odds(rules, world, command, intention))
          .forEach((phrase, chance) -> sum.merge(phrase, chance, Fraction::plus));
    }
    Fraction each = Fraction.of(1, worlds.size());
    sum.replaceAll((_, chance) -> chance.times(each).reduced());
    return sum;
  }
}
