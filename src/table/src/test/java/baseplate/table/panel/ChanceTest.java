package baseplate.table.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChanceTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "0.46, 0.5",
    "1, 1",
    "16.6667, 17",
    "27.7778, 28",
    "99, 99",
    "99.54, 99.5",
    "100, 100"
  })
  void whole_per_cent_with_a_place_where_it_would_read_as_none_or_all(String exact, String said) {
    assertThat(new Chance(9, "", new BigDecimal(exact)).rounded()).isEqualTo(said);
  }
}
