package baseplate.testkit.charge;

import static baseplate.testkit.charge.Tilt.ahead;
import static baseplate.testkit.charge.Tilt.move;
import static baseplate.testkit.charge.Tilt.strike;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Event;
import baseplate.core.Judge;
import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.input.Distributions;
import baseplate.core.input.Fraction;
import baseplate.core.odds.Budget;
import baseplate.core.odds.Enumerator;
import baseplate.core.odds.Intention;
import baseplate.core.odds.Odds;
import baseplate.core.odds.Reply;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import org.junit.jupiter.api.Test;

/// Intentions answer as well, or as badly, as the best and the worst of all plans that there are.
class ChargeIntentionTest {
  private static final Judge JUDGE =
      new Judge(Small.RULES, Enforcement.ENFORCE, Judge.Showing.RESULT_ONLY);

  /// Past a guard that may strike, and whose blow may be parried.
  private static final Case PASSING =
      new Case(Small.strong(Small.PASSING, 2), move("A", ahead("5")));

  /// A blow that may be parried and that goes on, so that a parry may cost more than it saves.
  private static final Case ROW =
      new Case(Small.ROW.after(new Event.PieceRemoved(new PieceId("Z"))), strike("A", "Y"));

  /// Past two guards, one after the other: four or more questions.
  private static final Case GAUNTLET =
      new Case(
          Small.strong(
              Tilt.opened(
                  """
                  . . . . . . .
                  . . . . . . .
                  . . . . U< . .
                  . . . . . . .
                  . . . . . . .
                  V> . . . . . .
                  . . . . . . .
                  . . . . . . .
                  . . A^ . . . .
                  . . A^ . . . .
                  """),
              1),
          move("A", ahead("7")));

  /// A command whose questions are few.
  private record Case(Battle battle, Command command, List<Battle> questions) {
    Case(Battle battle, Command command) {
      this(battle, command, EveryWay.questions(JUDGE, battle, command));
    }

    /// What can be expected for the first side by a plan.
    Fraction worth(Map<Battle, Integer> plan) {
      return mean(
          EveryWay.ends(JUDGE, battle, command, (asking, ask) -> plan.getOrDefault(asking, 0)));
    }

    Odds odds(Intention intention) {
      Enumerator enumerator =
          new Enumerator(JUDGE, new Distributions(), Budget.untimed(), new Seed(1));
      return ((Reply.Told) enumerator.odds(battle, command, intention)).odds();
    }

    Fraction worth(Intention intention) {
      Map<Battle, Fraction> ends = new HashMap<>();
      odds(intention)
          .outcomes()
          .forEach(outcome -> outcome.ends().forEach(end -> ends.put(end.battle(), end.chance())));
      return mean(ends);
    }
  }

  private static Fraction mean(Map<Battle, Fraction> ends) {
    Fraction mean = Fraction.ZERO;
    for (Map.Entry<Battle, Fraction> end : ends.entrySet()) {
      long worth = JUDGE.rules().worth(end.getKey(), SideId.FIRST);
      mean = mean.plus(end.getValue().times(Fraction.of(worth, 1)));
    }
    return mean.reduced();
  }

  private static Fraction greater(Fraction one, Fraction other) {
    return one.compareTo(other) >= 0 ? one : other;
  }

  private static Fraction less(Fraction one, Fraction other) {
    return one.compareTo(other) <= 0 ? one : other;
  }

  private static Fraction over(Case one, BinaryOperator<Fraction> pick) {
    return EveryWay.plans(one.questions()).stream().map(one::worth).reduce(pick).orElseThrow();
  }

  private static Intention named(String name) {
    return Intention.named(name, SideId.FIRST, JUDGE.rules()::worth).orElseThrow();
  }

  @Test
  void the_best_and_the_worst_of_all_plans_are_found() {
    for (Case one : List.of(PASSING, ROW, GAUNTLET)) {
      assertThat(one.worth(named("best"))).isEqualTo(over(one, ChargeIntentionTest::greater));
      assertThat(one.worth(named("worst"))).isEqualTo(over(one, ChargeIntentionTest::less));
    }
  }

  @Test
  void declining_is_the_plan_that_says_no_everywhere() {
    for (Case one : List.of(PASSING, ROW, GAUNTLET)) {
      assertThat(one.worth(Intention.DECLINE)).isEqualTo(one.worth(Map.of()));
    }
  }

  @Test
  void rivals_are_the_best_answer_to_the_best_answer() {
    for (Case one : List.of(PASSING, ROW, GAUNTLET)) {
      List<Battle> questions = one.questions();
      Fraction worth =
          EveryWay.plans(of(questions, SideId.FIRST)).stream()
              .map(own -> against(one, own, of(questions, SideId.SECOND)))
              .reduce(ChargeIntentionTest::greater)
              .orElseThrow();
      assertThat(one.worth(named("rivals"))).isEqualTo(worth);
    }
  }

  private static List<Battle> of(List<Battle> questions, SideId side) {
    return questions.stream().filter(asking -> EveryWay.asked(asking).side().equals(side)).toList();
  }

  /// The worst that the other side's plans make of an own plan.
  private static Fraction against(Case one, Map<Battle, Integer> own, List<Battle> others) {
    return EveryWay.plans(others).stream()
        .map(
            other -> {
              Map<Battle, Integer> both = new HashMap<>(own);
              both.putAll(other);
              return one.worth(both);
            })
        .reduce(ChargeIntentionTest::less)
        .orElseThrow();
  }

  @Test
  void an_advisor_follows_its_own_plan() {
    for (Map<Battle, Integer> plan : EveryWay.plans(GAUNTLET.questions())) {
      Intention advised =
          new Intention.Advised("plan", (view, ask) -> plan.getOrDefault(view.world(), 0));
      assertThat(GAUNTLET.worth(advised)).isEqualTo(GAUNTLET.worth(plan));
    }
  }

  @Test
  void there_is_something_to_choose_and_it_matters() {
    assertThat(PASSING.questions()).hasSize(2);
    assertThat(GAUNTLET.questions()).hasSizeBetween(4, 10);
    assertThat(PASSING.worth(named("best"))).isNotEqualTo(PASSING.worth(named("worst")));
    assertThat(GAUNTLET.worth(named("rivals"))).isNotEqualTo(GAUNTLET.worth(named("best")));
    assertThat(GAUNTLET.odds(named("rivals")).intention()).isEqualTo("rivals");
  }
}
