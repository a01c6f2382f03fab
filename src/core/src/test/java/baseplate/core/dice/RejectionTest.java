package baseplate.core.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RejectionTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 8, 11})
  void over_all_words_each_number_comes_equally_often_and_only_the_excess_is_rejected(int bits) {
    Rejection rejection = new Rejection(bits);
    int words = 1 << bits;
    for (int bound = 1; bound <= words; bound++) {
      int[] counts = new int[bound];
      int rejected = 0;
      for (int word = 0; word < words; word++) {
        if (rejection.takes(word, bound)) {
          counts[rejection.number(word, bound)]++;
        } else {
          rejected++;
        }
      }
      assertThat(rejected).isEqualTo(words % bound);
      assertThat(IntStream.of(counts).distinct().boxed()).containsExactly(words / bound);
    }
  }

  @Test
  void the_words_of_the_dice_have_their_limit_where_the_last_whole_multiple_ends() {
    Rejection wide = Rejection.WIDE;
    long greatest = Long.MAX_VALUE;
    assertThat(wide.greatest()).isEqualTo(greatest);
    for (int sides : new int[] {2, 3, 6, 7, 10, 12, 20, 1_000, Integer.MAX_VALUE}) {
      long excess = (greatest % sides + 1) % sides;
      assertThat(wide.takes(greatest - excess, sides)).isTrue();
      assertThat(wide.number(greatest - excess, sides)).isEqualTo(sides - 1);
      assertThat(excess == 0 || !wide.takes(greatest - excess + 1, sides)).isTrue();
    }
  }
}
