package baseplate.table.play;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.input.Fraction;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class TriesTest {
  private static final Fraction HALF = Fraction.of(1, 2);

  @Test
  void fair_coins_give_the_binomial_share() {
    Tries tries = Tries.of(Collections.nCopies(4, HALF), 1);
    assertThat(tries.expected()).isEqualTo(Fraction.of(2, 1));
    assertThat(tries.noBetter()).isEqualTo(Fraction.of(5, 16));
  }

  @Test
  void different_chances_are_folded_into_one_another() {
    Tries tries = Tries.of(List.of(HALF, Fraction.of(1, 3), Fraction.of(5, 6)), 0);
    assertThat(tries.noBetter()).isEqualTo(Fraction.of(1, 18));
  }

  @Test
  void nobody_does_better_than_always_and_certain_rolls_say_nothing() {
    assertThat(Tries.of(List.of(HALF, HALF), 2).noBetter()).isEqualTo(Fraction.ONE);
    assertThat(Tries.of(List.of(Fraction.ONE, HALF), 1).noBetter()).isEqualTo(HALF);
    assertThat(Tries.of(List.of(Fraction.ZERO), 0).noBetter()).isEqualTo(Fraction.ONE);
  }

  @Test
  void a_thousand_rolls_stay_exact() {
    Tries tries = Tries.of(Collections.nCopies(1000, HALF), 500);
    assertThat(tries.expected()).isEqualTo(Fraction.of(500, 1));
    assertThat(tries.noBetter().toDouble()).isBetween(0.5126, 0.5127);
  }
}
