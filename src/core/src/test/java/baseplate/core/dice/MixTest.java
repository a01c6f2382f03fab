package baseplate.core.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Old battle files are checked against these numbers: they never change.
class MixTest {
  @Test
  void the_mix_is_frozen() {
    assertThat(Mix.stir(Mix.START, 0)).isEqualTo(0xA2DE067BF14A6B8BL);
    assertThat(Mix.stir(Mix.START, 1)).isEqualTo(0x10874C7465D4177BL);
    assertThat(Mix.stir(Mix.START, -1)).isEqualTo(0x1E3AF349F1B28443L);
    assertThat(Mix.stir(0, 0x0123456789ABCDEFL)).isEqualTo(0x2E4A9B9A82CF861AL);
    assertThat(Mix.stir(Mix.START, "battle")).isEqualTo(0x56A31033C8C60FADL);
  }

  @Test
  void one_changed_bit_of_state_or_number_changes_half_of_all_bits() {
    SplittableRandom random = new SplittableRandom(1);
    int tries = 400;
    for (int bit = 0; bit < 64; bit++) {
      int byNumber = 0;
      int byState = 0;
      for (int i = 0; i < tries; i++) {
        long state = random.nextLong();
        long number = random.nextInt(1_000);
        long mixed = Mix.stir(state, number);
        byNumber += Long.bitCount(mixed ^ Mix.stir(state, number ^ 1L << bit));
        byState += Long.bitCount(mixed ^ Mix.stir(state ^ 1L << bit, number));
      }
      assertThat(byNumber / (double) tries).isBetween(31.0, 33.0);
      assertThat(byState / (double) tries).isBetween(31.0, 33.0);
    }
  }
}
