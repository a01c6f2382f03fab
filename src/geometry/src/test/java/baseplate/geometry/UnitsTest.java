package baseplate.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Lengths, angles and heights are whole, exact and bounded.
class UnitsTest {
  private static final List<String> NO_LENGTHS =
      List.of(
          "",
          "1e3",
          "NaN",
          "Infinity",
          "-1",
          "1,5",
          "1.0001",
          "0x1",
          "4000.001",
          "1/3",
          "9".repeat(40));

  @Test
  void inches_are_read_and_written_exactly() {
    assertThat(Length.ofInches("1.375").thousandths()).isEqualTo(1_375);
    assertThat(Length.ofInches("0.1").plus(Length.ofInches("0.2")))
        .isEqualTo(Length.ofInches("0.3"));
    assertThat(Length.ofInches("2.500").decimal()).isEqualTo("2.5");
    assertThat(Length.ofInches(12).decimal()).isEqualTo("12");
    assertThat(Length.ofInches(new BigDecimal("1e1")).thousandths()).isEqualTo(10_000);
    assertThat(Length.ofInches(3).minus(Length.ofInches("0.001")).inches())
        .isEqualByComparingTo("2.999");
  }

  @Test
  void sixteenths_are_in_lowest_terms_and_marked_where_rounded() {
    assertThat(Length.ofInches("1.375").sixteenths()).isEqualTo("1 3/8");
    assertThat(Length.ofInches("0.5").sixteenths()).isEqualTo("1/2");
    assertThat(Length.ofInches("3").sixteenths()).isEqualTo("3");
    assertThat(Length.ofInches("1.9").sixteenths()).isEqualTo("~1 7/8");
    assertThat(Length.ofInches("0.99").sixteenths()).isEqualTo("~1");
    assertThat(Length.ZERO.sixteenths()).isEqualTo("0");
  }

  @Test
  void what_is_no_plain_length_is_refused() {
    for (String text : NO_LENGTHS) {
      assertThatThrownBy(() -> Length.ofInches(text))
          .as(text)
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void lengths_out_of_bounds_are_refused() {
    assertThatThrownBy(() -> Length.ofInches(new BigDecimal("1e999999999")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Length.ofInches(new BigDecimal("1e-999999999")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Length.ofInches(Long.MAX_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Length.ZERO.minus(new Length(1)))
        .hasMessageContaining("between 0 and 4000 inches");
  }

  @Test
  void directions_run_from_0_to_just_under_360() {
    assertThat(Angle.ofDegrees(360)).isEqualTo(Angle.ZERO);
    assertThat(Angle.ofDegrees(-90)).isEqualTo(Angle.ofDegrees(270));
    assertThat(Angle.ofDegrees("359.99").plus(Rotation.ofDegrees("0.01"))).isEqualTo(Angle.ZERO);
    assertThat(Angle.ofDegrees("12.5").decimal()).isEqualTo("12.5");
    assertThat(Angle.ofDegrees(10).minus(Angle.ofDegrees(20))).isEqualTo(Angle.ofDegrees(350));
    assertThat(Angle.ofDegrees(10).plus(Angle.ofDegrees(355))).isEqualTo(Angle.ofDegrees(5));
    assertThatThrownBy(() -> Angle.ofDegrees("1.001")).hasMessageContaining("finer");
    assertThatThrownBy(() -> new Angle(36_000)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void rotations_keep_their_sign_and_may_pass_a_full_turn() {
    assertThat(Rotation.ofDegrees(-400).amount()).isEqualTo(Rotation.ofDegrees(400));
    assertThat(Rotation.ofDegrees("-30.25").decimal()).isEqualTo("-30.25");
    assertThat(Angle.ofDegrees(350).shortestTo(Angle.ofDegrees(10)))
        .isEqualTo(Rotation.ofDegrees(20));
    assertThat(Angle.ofDegrees(10).shortestTo(Angle.ofDegrees(350)))
        .isEqualTo(Rotation.ofDegrees(-20));
    assertThat(Angle.ZERO.shortestTo(Angle.ofDegrees(180))).isEqualTo(Rotation.ofDegrees(180));
    assertThatThrownBy(() -> Rotation.ofDegrees(36_001)).hasMessageContaining("hundred full turns");
  }

  @Test
  void a_brick_is_three_plates_and_heights_convert_to_inches() {
    assertThat(Height.ofBricks(1)).isEqualTo(Height.ofPlates(3));
    assertThat(Height.ofBricks("1.5").plates()).isEqualTo("4.5");
    assertThat(Height.of(Length.ofInches(1)).tenths()).isEqualTo(254_000);
    assertThat(Height.ofPlates(10).toLength()).isEqualTo(new Length(1_260));
    assertThatThrownBy(() -> Height.ofPlates(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Height.ofBricks(Long.MAX_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void points_and_areas_are_bounded() {
    assertThat(Point.ofInches("1.5", "2")).isEqualTo(new Point(1_500, 2_000));
    assertThatThrownBy(() -> new Point(4_000_001, 0)).hasMessageContaining("4000 inches");
    assertThatThrownBy(() -> Point.ofInches(Long.MAX_VALUE, 0))
        .isInstanceOf(RuntimeException.class);
    assertThatThrownBy(() -> Area.table(Length.ofInches(1_001), Length.ofInches(1)))
        .hasMessageContaining("at most 1000 inches");
    assertThatThrownBy(() -> new Area(1, 0, 0, 1)).isInstanceOf(IllegalArgumentException.class);
  }
}
