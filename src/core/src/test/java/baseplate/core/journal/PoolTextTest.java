package baseplate.core.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.input.Die;
import baseplate.core.input.Pool;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PoolTextTest {
  @ParameterizedTest
  @ValueSource(strings = {"2d6", "1d8+2d6", "3d6-1", "2d10+1d4+1000", "0", "5", "-5", "1000d1000"})
  void a_pool_reads_back_as_it_is_written(String text) {
    assertThat(PoolText.write(PoolText.read(text))).isEqualTo(text);
  }

  @Test
  void dice_and_number_stand_in_the_order_of_the_pool() {
    Pool pool = new Pool(List.of(new Die(1, 8), new Die(2, 6)), -3);
    assertThat(PoolText.write(pool)).isEqualTo("1d8+2d6-3");
    assertThat(PoolText.read("1d8+2d6-3")).isEqualTo(pool);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "d6",
        "2d",
        "2d6+",
        "2d6 ",
        "+2d6",
        "2d6+0",
        "02d6",
        "2d6-1d4",
        "2d6+1+1",
        "1000000000d6",
        "1001d6",
        "0d6",
        "2d1",
        "2D6",
        "٢d6",
        "2d6+9999999"
      })
  void whatever_else_stands_there_is_no_pool(String text) {
    assertThatThrownBy(() -> PoolText.read(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
