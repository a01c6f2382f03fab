package baseplate.core.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.SideId;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DistributionTest {
  private static final Pool NONE = new Pool(List.of(), 3);
  private static final Pool MIXED =
      new Pool(List.of(new Die(2, 4), new Die(1, 6), new Die(1, 3)), -2);

  static Stream<Request.Roll> everyKindOfRoll() {
    List<Request.Roll> rolls = new ArrayList<>();
    for (Pool pool : List.of(Pool.TWO_D6, Pool.of(1, 20), Pool.of(5, 3).plus(4), MIXED, NONE)) {
      for (int least : new int[] {Integer.MIN_VALUE, -3, 1, 3, 7, 12, 13, Integer.MAX_VALUE}) {
        rolls.add(new Request.Reach(pool, least));
        rolls.add(new Request.Count(pool, least));
      }
      for (Pool other : List.of(Pool.of(1, 6).plus(2), Pool.of(3, 4), NONE)) {
        rolls.add(new Request.Exceeds(pool, other));
        rolls.add(new Request.Difference(other, pool));
      }
      rolls.add(new Request.Sum(pool));
      rolls.add(new Request.Highest(pool));
    }
    rolls.add(new Request.Direction(12));
    return rolls.stream();
  }

  @ParameterizedTest
  @MethodSource("everyKindOfRoll")
  void the_chances_are_those_of_all_faces_tried_one_by_one(Request.Roll roll) {
    Map<Integer, Long> counts = counted(roll);
    long all = counts.values().stream().mapToLong(Long::longValue).sum();
    Map<Integer, Fraction> expected = new TreeMap<>();
    counts.forEach((outcome, count) -> expected.put(outcome, Fraction.of(count, all)));
    Distribution distribution = Distribution.of(roll).orElseThrow();
    Map<Integer, Fraction> chances = new TreeMap<>();
    distribution.cases().forEach(each -> chances.put(each.outcome(), each.chance()));
    assertThat(chances).isEqualTo(expected);
    assertThat(distribution.residual()).isEqualTo(Fraction.ZERO);
  }

  /// How many of all faces come to each outcome.
  private static Map<Integer, Long> counted(Request.Roll roll) {
    Map<Integer, Long> counts = new TreeMap<>();
    int[] faces = new int[Throws.faces(roll, _ -> 1).size()];
    do {
      counts.merge(outcome(roll, faces), 1L, Long::sum);
    } while (next(roll, faces));
    return counts;
  }

  private static int outcome(Request.Roll roll, int[] faces) {
    List<Integer> shown = new ArrayList<>();
    for (int face : faces) {
      shown.add(face + 1);
    }
    return Outcomes.of(roll, new Input.Faces(shown));
  }

  /// The next faces, as a counter goes on; false after the last.
  private static boolean next(Request.Roll roll, int[] faces) {
    List<Integer> sides = new ArrayList<>();
    Throws.faces(roll, each -> sides.add(each) ? 1 : 0);
    for (int i = 0; i < faces.length; i++) {
      faces[i] = (faces[i] + 1) % sides.get(i);
      if (faces[i] != 0) {
        return true;
      }
    }
    return false;
  }

  @Test
  void the_lead_of_one_of_eight_needs_two_dice_of_six_and_no_formula() {
    assertThat(chance(new Request.Reach(Pool.TWO_D6, 8), 1)).hasToString("5/12");
    assertThat(chance(new Request.Reach(Pool.TWO_D6, 12), 1)).hasToString("1/36");
    assertThat(chance(new Request.Reach(Pool.TWO_D6, 13), 1)).hasToString("0/1");
    assertThat(chance(new Request.Exceeds(Pool.of(1, 6), Pool.of(1, 6)), 1)).hasToString("5/12");
  }

  private static Fraction chance(Request request, int outcome) {
    return Distribution.of(request).orElseThrow().chance(outcome);
  }

  @Test
  void cards_are_as_likely_as_there_are_copies() {
    Request turn =
        new Request.Turn(
            "draw", List.of(new Request.Copies("ace", 3), new Request.Copies("two", 1)));
    assertThat(chance(turn, 0)).hasToString("3/4");
    assertThat(chance(turn, 1)).hasToString("1/4");
    assertThat(chance(turn, 2)).isEqualTo(Fraction.ZERO);
  }

  @Test
  void a_choice_has_no_chances() {
    Request ask =
        new Request.Ask(
            SideId.FIRST, "k", Phrase.of("q"), List.of(new Request.Way("no", Phrase.of("no"))));
    assertThatThrownBy(() -> Distribution.of(ask)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void big_pools_are_exact_too() {
    Distribution sum = Distribution.of(new Request.Sum(Pool.of(100, 6))).orElseThrow();
    assertThat(sum.cases()).hasSize(501);
    assertThat(total(sum)).isEqualTo(Fraction.ONE);
    assertThat(sum.chance(100)).isEqualTo(sum.chance(600));
    assertThat(sum.chance(100).denominator()).isEqualTo(Pools.power(6, 100));
    Distribution count = Distribution.of(new Request.Count(Pool.of(200, 6), 5)).orElseThrow();
    assertThat(total(count)).isEqualTo(Fraction.ONE);
    assertThat(count.chance(200).reduced().denominator()).isEqualTo(Pools.power(3, 200));
  }

  private static Fraction total(Distribution distribution) {
    return distribution.cases().stream()
        .map(Distribution.Case::chance)
        .reduce(distribution.residual(), Fraction::plus);
  }

  @Test
  @Timeout(5)
  void a_pool_that_would_take_too_long_is_refused_at_once() {
    assertThat(Distribution.of(new Request.Sum(Pool.of(1_000, 1_000)))).isEmpty();
    assertThat(Distribution.of(new Request.Reach(Pool.of(1_000, 1_000), 500_000))).isEmpty();
    assertThat(Distribution.of(new Request.Count(Pool.of(1_000, 1_000), 500))).isEmpty();
    assertThat(Distribution.of(new Request.Highest(Pool.of(1_000, 1_000)))).isEmpty();
    assertThat(Distribution.of(new Request.Chain(Pool.of(1_000, 1_000), Request.Chain.OPEN)))
        .isEmpty();
    assertThat(new Distributions().chance(new Request.Sum(Pool.of(1_000, 1_000)), 1)).isEmpty();
  }

  @Test
  void what_is_kept_at_hand_is_what_would_be_worked_out() {
    Distributions distributions = new Distributions();
    for (int round = 0; round < 2; round++) {
      for (int dice = 1; dice < 24; dice++) {
        Request sum = new Request.Sum(Pool.of(dice, 20));
        double chance = distributions.chance(sum, 20 + dice).orElseThrow();
        assertThat(chance).isEqualTo(chance(sum, 20 + dice).toDouble());
      }
    }
  }
}
