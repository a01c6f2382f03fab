package baseplate.core.input;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.dice.Seed;
import baseplate.core.dice.SeededDice;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChainTest {
  private static final Fraction TRILLIONTH = Fraction.of(1, 1_000_000_000_000L);

  private static Distribution chain(Pool pool, int cap) {
    return Distribution.of(new Request.Chain(pool, cap)).orElseThrow();
  }

  private static Fraction total(Distribution distribution) {
    return distribution.cases().stream()
        .map(Distribution.Case::chance)
        .reduce(distribution.residual(), Fraction::plus);
  }

  @ParameterizedTest
  @ValueSource(ints = {-5, 0, 1, 2, 3, 6, 7, 9, 12, 13, 19, 30})
  void against_a_cap_the_chances_are_those_of_all_throws_tried_one_by_one(int cap) {
    Pool mixed = new Pool(List.of(new Die(1, 2), new Die(1, 6)), -1);
    for (Pool pool : List.of(Pool.of(1, 6), Pool.of(2, 4).plus(3), mixed)) {
      Distribution distribution = chain(pool, cap);
      Map<Integer, Fraction> tried = new TreeMap<>();
      follow(tried, sides(pool), pool.plus(), cap, Fraction.ONE);
      assertThat(chances(distribution)).isEqualTo(tried);
      assertThat(distribution.residual()).isEqualTo(Fraction.ZERO);
    }
  }

  private static Map<Integer, Fraction> chances(Distribution distribution) {
    Map<Integer, Fraction> chances = new TreeMap<>();
    distribution.cases().forEach(each -> chances.put(each.outcome(), each.chance()));
    return chances;
  }

  private static List<Integer> sides(Pool pool) {
    return pool.dice().stream()
        .flatMap(die -> java.util.Collections.nCopies(die.count(), die.sides()).stream())
        .toList();
  }

  /// Throws the first die; one that shows its highest face stays to be thrown.
  private static void follow(
      Map<Integer, Fraction> tried, List<Integer> left, int sum, int cap, Fraction chance) {
    if (sum + left.size() >= cap) {
      tried.merge(cap, chance, Fraction::plus);
      return;
    }
    if (left.isEmpty()) {
      tried.merge(sum, chance, Fraction::plus);
      return;
    }
    int sides = left.getFirst();
    List<Integer> others = left.subList(1, left.size());
    for (int face = 1; face <= sides; face++) {
      Fraction share = chance.times(Fraction.of(1, sides));
      follow(tried, face == sides ? left : others, sum + face, cap, share);
    }
  }

  @Test
  void without_a_cap_it_is_cut_at_the_first_sum_from_which_less_than_a_trillionth_is_left() {
    for (Pool pool : List.of(Pool.of(1, 2), Pool.of(3, 6), Pool.of(1, 20).plus(-4))) {
      Distribution open = chain(pool, Request.Chain.OPEN);
      assertThat(open.residual()).isGreaterThan(Fraction.ZERO).isLessThan(TRILLIONTH);
      assertThat(total(open)).isEqualTo(Fraction.ONE);
      Fraction last = open.cases().getLast().chance();
      assertThat(open.residual().plus(last)).isGreaterThanOrEqualTo(TRILLIONTH);
    }
  }

  @Test
  void below_the_cut_an_open_chain_is_as_likely_as_a_capped_one() {
    Distribution open = chain(Pool.of(2, 6), Request.Chain.OPEN);
    Distribution capped = chain(Pool.of(2, 6), 40);
    for (int sum = 2; sum < 40; sum++) {
      assertThat(open.chance(sum)).isEqualTo(capped.chance(sum));
    }
  }

  @Test
  void a_cap_too_far_off_to_be_exact_is_cut_like_none() {
    Distribution far = chain(Pool.of(1, 6), 1_000_000_000);
    assertThat(far.cases()).isEqualTo(chain(Pool.of(1, 6), Request.Chain.OPEN).cases());
    assertThat(far.residual()).isGreaterThan(Fraction.ZERO);
  }

  @Test
  void one_die_of_six_shows_six_or_twelve_never() {
    Distribution chain = chain(Pool.of(1, 6), 13);
    assertThat(chain.chance(6)).isEqualTo(Fraction.ZERO);
    assertThat(chain.chance(7)).hasToString("1/36");
    assertThat(chain.chance(12)).isEqualTo(Fraction.ZERO);
    assertThat(chain.chance(13)).hasToString("1/36");
  }

  @Test
  void rolled_chains_come_as_often_as_the_chances_say() {
    Request.Chain request = new Request.Chain(Pool.of(2, 4).plus(1), 12);
    Distribution distribution = Distribution.of(request).orElseThrow();
    SeededDice dice = SeededDice.ofBattle(new Seed(8), 0);
    int rolls = 40_000;
    Map<Integer, Integer> counts = new TreeMap<>();
    for (int i = 0; i < rolls; i++) {
      counts.merge(Outcomes.of(request, dice.next(request).orElseThrow()), 1, Integer::sum);
    }
    assertThat(counts).hasSameSizeAs(distribution.cases());
    counts.forEach(
        (outcome, count) -> {
          double chance = distribution.chance(outcome).toDouble();
          double spread = Math.sqrt(rolls * chance * (1 - chance));
          assertThat((double) count)
              .isBetween(rolls * chance - 4 * spread, rolls * chance + 4 * spread);
        });
  }
}
