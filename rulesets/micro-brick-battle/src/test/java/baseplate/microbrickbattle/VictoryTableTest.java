package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.testkit.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Covers({"MBB-20", "MBB-21", "MBB-35"})
class VictoryTableTest {
  @Test
  void a_sherman_needs_eight_against_a_panzer_three_in_the_open_from_the_front() {
    assertThat(Firing.open(5, 5, 180).need()).isEqualTo(8);
  }

  @ParameterizedTest
  @CsvSource({
    "9, 2, 180, 3",
    "2, 10, 180, 12",
    "2, 10, 0, 12",
    "6, 10, 180, 12",
    "6, 10, 0, 10",
  })
  void the_need_stays_from_three_to_twelve(int attack, int defence, int facing, int need) {
    assertThat(Firing.open(attack, defence, facing).need()).isEqualTo(need);
  }

  @Test
  void modifiers_may_lead_below_the_points_that_units_have() {
    assertThat(Kinds.victoryTable().need(0, 3)).isEqualTo(11);
  }

  @Test
  void beyond_the_edge_of_the_table_counts_what_stands_at_the_edge() {
    VictoryTable table = Kinds.victoryTable();
    assertThat(table.need(20, 8)).isEqualTo(table.need(14, 8));
    assertThat(table.need(4, -9)).isEqualTo(table.need(4, -4));
  }
}
