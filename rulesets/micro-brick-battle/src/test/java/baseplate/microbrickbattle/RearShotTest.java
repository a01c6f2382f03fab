package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.testkit.Covers;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Covers("MBB-18")
class RearShotTest {
  /// A target whose facing is turned by hundredths of a degree from showing its tail.
  private static int need(UnitClass unitClass, int offTail, String arc) {
    Skirmish skirmish =
        new Skirmish()
            .unit(Skirmish.RED, Kinds.tank("s", 5, 5, 8), 10_000, 5_000, 0)
            .turned(Skirmish.BLUE, Kinds.of("t", unitClass, 5, 5, 8), 10_000, 20_000, offTail)
            .house("rear-arc", arc);
    return Objects.requireNonNull(skirmish.sight("s", "t").need());
  }

  @ParameterizedTest
  @CsvSource({
    "0, 45, 6",
    "4500, 45, 6",
    "4501, 45, 8",
    "31500, 45, 6",
    "31499, 45, 8",
    "18000, 45, 8",
    "4501, 90, 6",
    "9000, 90, 6",
    "9001, 90, 8",
  })
  void behind_is_within_the_arc_from_the_tail_its_boundary_included(
      int offTail, String arc, int need) {
    assertThat(need(UnitClass.TURRETED, offTail, arc)).isEqualTo(need);
  }

  @Test
  @Covers("MBB-41")
  void infantry_has_no_rear_and_a_gun_has() {
    assertThat(need(UnitClass.INFANTRY, 0, "45")).isEqualTo(8);
    assertThat(need(UnitClass.EMPLACED, 0, "45")).isEqualTo(6);
  }

  @Test
  @Covers("MBB-25")
  void an_aeroplane_has_a_rear() {
    assertThat(need(UnitClass.AEROPLANE, 0, "45")).isEqualTo(6);
  }
}
