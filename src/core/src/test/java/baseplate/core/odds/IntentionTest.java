package baseplate.core.odds;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Judge;
import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.input.Distributions;
import baseplate.core.play.View;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class IntentionTest {
  private final Judge judge = new Trials().judge();

  private Reply reply(int blows, Intention intention, Budget budget) {
    return new Enumerator(judge, new Distributions(), budget, new Seed(1))
        .odds(Trials.battle(), new Trials.Strike(blows), intention);
  }

  private Odds odds(int blows, Intention intention) {
    return ((Reply.Told) reply(blows, intention, Budget.untimed())).odds();
  }

  private static Intention reckoned(Intention.Aim aim, SideId side, Intention.Worth worth) {
    return new Intention.Reckoned(aim, side, worth);
  }

  /// Wounds hurt the second side, which parries.
  private static long wounds(Battle battle, SideId side) {
    return side.equals(SideId.SECOND) ? -Trials.value(battle) : Trials.value(battle);
  }

  /// Three wounds or more are the end of the second side; fewer are nothing.
  private static long life(Battle battle, SideId side) {
    boolean dead = Trials.value(battle) >= 3;
    return dead == side.equals(SideId.FIRST) ? 1 : 0;
  }

  @Test
  void unless_told_otherwise_every_choice_declines_and_the_answer_says_so() {
    Odds odds = odds(1, Intention.DECLINE);
    assertThat(odds.chance(battle -> Trials.value(battle) == 1)).hasToString("7/12");
    assertThat(odds.intention()).isEqualTo("decline");
    assertThat(odds.working().choices()).isEqualTo(1);
  }

  @Test
  void an_advisor_is_shown_what_the_asked_side_sees_and_that_it_is_asked() {
    List<View> shown = new ArrayList<>();
    Intention advised =
        new Intention.Advised(
            "always parry",
            (view, ask) -> {
              shown.add(view);
              return 1;
            });
    Odds odds = odds(1, advised);
    assertThat(odds.chance(battle -> Trials.value(battle) == 3)).hasToString("7/36");
    assertThat(odds.intention()).isEqualTo("always parry");
    assertThat(shown).hasSize(1);
    assertThat(shown.getFirst().viewer()).isEqualTo(SideId.SECOND);
    assertThat(shown.getFirst().toAct()).isEqualTo(SideId.SECOND);
  }

  @Test
  void a_parry_costs_as_much_as_it_saves_on_average_so_the_first_option_is_taken() {
    Odds best = odds(1, reckoned(Intention.Aim.BEST, SideId.SECOND, IntentionTest::wounds));
    assertThat(best.chance(battle -> Trials.value(battle) == 1)).hasToString("7/12");
  }

  @Test
  void the_best_for_a_side_looks_at_all_that_follows() {
    Odds best = odds(3, reckoned(Intention.Aim.BEST, SideId.SECOND, IntentionTest::life));
    Odds worst = odds(3, reckoned(Intention.Aim.WORST, SideId.SECOND, IntentionTest::life));
    double least = dead(best);
    double most = dead(worst);
    for (int plan = 0; plan < 8; plan++) {
      double dead = dead(odds(3, fixed(plan)));
      assertThat(dead).isBetween(least - 1e-12, most + 1e-12);
    }
    assertThat(least).isLessThan(dead(odds(3, Intention.DECLINE)));
    assertThat(most).isGreaterThan(least);
    assertThat(best.isExact()).isTrue();
  }

  private static double dead(Odds odds) {
    return odds.chance(battle -> Trials.value(battle) >= 3).toDouble();
  }

  /// Parries where the plan has a bit for the number of wounds so far, up to 2.
  private static Intention fixed(int plan) {
    return new Intention.Advised(
        "plan", (view, ask) -> plan >> Math.min(2, Trials.value(view.world())) & 1);
  }

  @Test
  void rivals_each_choose_for_themselves() {
    Odds rivals = odds(3, reckoned(Intention.Aim.RIVALS, SideId.FIRST, IntentionTest::life));
    Odds best = odds(3, reckoned(Intention.Aim.BEST, SideId.SECOND, IntentionTest::life));
    assertThat(dead(rivals)).isEqualTo(dead(best));
    assertThat(List.of(rivals.intention(), best.intention())).containsExactly("rivals", "best");
  }

  @Test
  void what_looks_too_far_ahead_is_refused_and_not_quietly_answered_in_another_way() {
    Intention best = reckoned(Intention.Aim.BEST, SideId.SECOND, IntentionTest::life);
    assertThat(reply(12, best, Budget.untimed().with(100, 1_000)))
        .isInstanceOfSatisfying(
            Reply.Refused.class,
            refused ->
                assertThat(refused.refusal().reason().key()).isEqualTo("core.refusal.odds.far"));
  }

  @Test
  void an_intention_is_found_by_its_name() {
    for (String name : Intention.NAMES) {
      assertThat(Intention.named(name, SideId.FIRST, new Trials()::worth))
          .get()
          .extracting(Intention::name)
          .isEqualTo(name);
    }
    assertThat(Intention.named("hope", SideId.FIRST, new Trials()::worth)).isEmpty();
  }
}
