package baseplate.core.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.doc.Malformed;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeedTest {
  @Test
  void a_seed_reads_back_from_both_ways_of_writing_it() {
    for (long bits :
        new long[] {0, 1, 42, -1, Long.MIN_VALUE, Long.MAX_VALUE, 0x123456789ABCDEFL}) {
      Seed seed = new Seed(bits);
      assertThat(Seed.parse(seed.toString(), "")).isEqualTo(seed);
      assertThat(Seed.parse(seed.grouped(), "")).isEqualTo(seed);
    }
  }

  @Test
  void a_seed_is_written_as_a_whole_number_or_in_groups() {
    assertThat(new Seed(-1)).hasToString("18446744073709551615");
    assertThat(new Seed(0x0123456789ABCDEFL).grouped()).isEqualTo("0123-4567-89ab-cdef");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "-1",
        "+1",
        "1.0",
        "1e3",
        "seed",
        "18446744073709551616",
        "99999999999999999999",
        "000000000000000000001",
        "0123-4567-89ab",
        "0123-4567-89ab-cdeg",
        "0x10",
        "١٢"
      })
  void a_bad_seed_is_refused_and_never_replaced(String text) {
    assertThatThrownBy(() -> Seed.parse(text, "/seed"))
        .isInstanceOfSatisfying(
            Malformed.class,
            malformed -> {
              assertThat(malformed.pointer()).isEqualTo("/seed");
              assertThat(malformed.problem().key()).isEqualTo("core.malformed.seed");
            });
  }

  @Test
  void the_seeds_of_many_battles_differ() {
    Seed seed = new Seed(7);
    long different = LongStream.range(0, 100_000).map(n -> seed.child(n).bits()).distinct().count();
    assertThat(different).isEqualTo(100_000);
  }
}
