package baseplate.core.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.Command;
import baseplate.core.Judge;
import baseplate.core.dice.Seed;
import baseplate.core.input.Distributions;
import baseplate.core.input.Fraction;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class BudgetTest {
  private static final Command SALVO =
      new Shots.Salvo(
          List.of(
              new Shots.Shot(0, 8, 0),
              new Shots.Shot(0, 7, 0),
              new Shots.Shot(1, 9, 0),
              new Shots.Shot(2, 6, 1)));

  private final Judge shots = new Shots().judge();
  private final Judge trials = new Trials().judge();

  private Odds salvo(Budget budget, long seed) {
    Enumerator enumerator = new Enumerator(shots, new Distributions(), budget, new Seed(seed));
    return ((Reply.Told) enumerator.odds(Shots.battle(), SALVO, Intention.DECLINE)).odds();
  }

  private Reply trial(Command command, Budget budget) {
    return new Enumerator(trials, new Distributions(), budget, new Seed(1))
        .odds(Trials.battle(), command, Intention.DECLINE);
  }

  @Test
  void past_its_branches_the_answer_is_sampled_and_says_so() {
    Odds exact = salvo(Budget.untimed(), 1);
    Odds sampled = salvo(Budget.untimed().with(exact.working().edges() - 1, 5), 1);
    assertThat(exact.isExact()).isTrue();
    assertThat(salvo(Budget.untimed().with(exact.working().edges(), 5), 1)).isEqualTo(exact);
    assertThat(sampled.isExact()).isFalse();
    assertThat(sampled.isSampled()).isTrue();
    assertThat(sampled.working().samples()).isEqualTo(5);
  }

  @Test
  void past_its_time_the_answer_is_sampled_and_says_so() {
    AtomicLong now = new AtomicLong();
    Budget budget = new Budget(1_000_000, 1_000_000, 20_000, 200, () -> now.getAndAdd(500));
    Command many = new Trials.Strike(90);
    Odds odds = ((Reply.Told) trial(many, budget)).odds();
    assertThat(odds.isSampled()).isTrue();
    assertThat(odds.working().samples()).isBetween(1, 199);
  }

  @Test
  void sampled_shares_add_up_to_one_and_lie_in_intervals_around_the_exact_chances() {
    Odds exact = salvo(Budget.untimed(), 1);
    Odds sampled = salvo(Budget.untimed().with(1, 6_000), 3);
    assertThat(sampled.working().samples()).isEqualTo(6_000);
    Fraction total = Fraction.ZERO;
    for (Odds.Outcome outcome : sampled.outcomes()) {
      total = total.plus(outcome.chance());
      Interval within = outcome.within();
      double chance = outcome.chance().toDouble();
      assertThat(within.low()).isLessThan(chance);
      assertThat(within.high()).isGreaterThan(chance);
      double exactly =
          exact.outcomes().stream()
              .filter(each -> each.told().equals(outcome.told()))
              .mapToDouble(each -> each.chance().toDouble())
              .sum();
      double half = (within.high() - within.low()) / 2;
      assertThat(exactly).isBetween(within.low() - half, within.high() + half);
    }
    assertThat(total).isEqualTo(Fraction.ONE);
  }

  @Test
  void the_same_seed_gives_the_same_samples_and_another_gives_others() {
    Budget small = Budget.untimed().with(1, 1_000);
    assertThat(salvo(small, 7)).isEqualTo(salvo(small, 7));
    assertThat(salvo(small, 7).outcomes()).isNotEqualTo(salvo(small, 8).outcomes());
  }

  @Test
  void a_thousand_dice_of_a_thousand_faces_are_sampled() {
    Command huge = new Trials.All(List.of(new Request.Reach(Pool.of(1_000, 1_000), 500_500)));
    Odds odds = ((Reply.Told) trial(huge, Budget.untimed().with(1_000_000, 400))).odds();
    assertThat(odds.working().samples()).isEqualTo(400);
    assertThat(odds.chance(battle -> Trials.value(battle) == 1).toDouble()).isBetween(0.4, 0.6);
  }

  @Test
  void what_never_ends_is_refused() {
    assertThat(trial(new Trials.Forever(), new Budget(9_000, 9_000, 1, 10, () -> 0)))
        .isInstanceOfSatisfying(
            Reply.Refused.class,
            refused ->
                assertThat(refused.refusal().reason().key())
                    .isEqualTo("core.refusal.odds.endless"));
  }

  @Test
  void a_budget_of_nothing_is_no_budget() {
    assertThatThrownBy(() -> new Budget(0, 1, 1, 1, () -> 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
