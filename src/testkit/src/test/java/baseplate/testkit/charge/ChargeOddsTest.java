package baseplate.testkit.charge;

import static baseplate.testkit.charge.Tilt.ahead;
import static baseplate.testkit.charge.Tilt.move;
import static baseplate.testkit.charge.Tilt.strike;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Judge;
import baseplate.core.dice.Seed;
import baseplate.core.input.Distributions;
import baseplate.core.input.Fraction;
import baseplate.core.odds.Budget;
import baseplate.core.odds.Enumerator;
import baseplate.core.odds.Intention;
import baseplate.core.odds.Odds;
import baseplate.core.odds.Reply;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Merged odds are those that come of throwing every die by itself.
class ChargeOddsTest {
  private static final Judge JUDGE =
      new Judge(Small.RULES, Enforcement.ENFORCE, Judge.Showing.RESULT_ONLY);

  private static Odds odds(Battle battle, Command command, Intention intention) {
    Enumerator enumerator =
        new Enumerator(JUDGE, new Distributions(), Budget.untimed(), new Seed(1));
    return ((Reply.Told) enumerator.odds(battle, command, intention)).odds();
  }

  private static Map<Battle, Fraction> ends(Odds odds) {
    Map<Battle, Fraction> ends = new HashMap<>();
    odds.outcomes()
        .forEach(
            outcome ->
                outcome.ends().forEach(end -> ends.put(end.battle(), end.chance().reduced())));
    return ends;
  }

  private static Intention always(int option) {
    return new Intention.Advised("always", (view, ask) -> option);
  }

  private static void check(Battle battle, Command command, int option, int leastEnds) {
    Odds odds = odds(battle, command, always(option));
    Map<Battle, Fraction> every = EveryWay.ends(JUDGE, battle, command, (asking, ask) -> option);
    assertThat(odds.isExact()).isTrue();
    assertThat(ends(odds)).isEqualTo(every).hasSizeGreaterThanOrEqualTo(leastEnds);
  }

  @Test
  void an_interrupt_with_parry_knock_back_and_the_rest_of_the_move() {
    check(Small.PASSING, move("A", ahead("5")), 0, 1);
    check(Small.PASSING, move("A", ahead("5")), 1, 8);
  }

  @Test
  void an_exchange_of_six_blows_that_fell_at_a_touch() {
    check(Small.FRAGILE, strike("A", "X"), 0, 3);
  }

  @Test
  void a_blow_that_goes_on_through_three_pieces() {
    check(Small.ROW, strike("A", "Y"), 0, 4);
    check(Small.ROW, strike("A", "Y"), 1, 4);
  }

  @Test
  void a_bearer_that_falls_and_its_module_that_flies_by_the_clock() {
    check(Small.BEARER, strike("A", "U"), 0, 40);
  }

  @Test
  void merging_saves_work_and_changes_nothing() {
    Odds odds = odds(Small.ROW, strike("A", "Y"), Intention.DECLINE);

    assertThat(odds.working().edges()).isLessThan(400);
    assertThat(odds.chance(battle -> Ground.fighters(battle).size() == 2).toDouble()).isPositive();
  }
}
