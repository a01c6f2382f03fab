package baseplate.table.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baseplate.core.scene.Figure;
import baseplate.geometry.Height;
import baseplate.geometry.Point;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class CornersTest {
  private static final Point LOW = new Point(0, 0);
  private static final Point HIGH = new Point(0, 945);
  private static final Point FAR = new Point(630, 945);
  private static final Corners BOX = new Corners(List.of(LOW, HIGH, FAR, new Point(630, 0)));

  @Test
  void a_new_corner_goes_into_the_edge_that_it_lengthens_least() {
    assertThat(BOX.placeFor(new Point(-315, 472))).isEqualTo(1);
    assertThat(BOX.placeFor(new Point(315, -157))).isEqualTo(4);
  }

  @Test
  void the_first_three_corners_stand_in_the_order_of_the_clicks() {
    assertThat(new Corners(List.of(LOW, HIGH)).placeFor(FAR)).isEqualTo(2);
    assertThat(Corners.NONE.placeFor(FAR)).isZero();
  }

  @Test
  void a_corner_is_found_within_reach_alone() {
    assertThat(BOX.near(20, 930, 60)).hasValue(1);
    assertThat(BOX.near(300, 500, 60)).isEmpty();
  }

  @Test
  void corners_are_moved_added_and_removed() {
    assertThat(BOX.moved(0, FAR).points()).startsWith(FAR);
    assertThat(BOX.without(0).points()).startsWith(HIGH).hasSize(3);
    assertThat(BOX.with(1, FAR).points()).startsWith(LOW, FAR, HIGH).hasSize(5);
    assertThat(BOX.middleAfter(3)).isEqualTo(new Point(315, 0));
  }

  @Test
  void the_grid_is_of_half_studs_and_does_not_creep() {
    Point at = Point.ORIGIN;
    for (int i = 0; i < 60; i++) {
      at = Studding.stepped(at, 1, 0);
    }
    assertThat(at.x()).isEqualTo(Math.round(30 * 8000 / 25.4));
    assertThat(Studding.studs(at.x())).isEqualByComparingTo("30");
    assertThat(Studding.thousandths(new BigDecimal("1.5"))).isEqualTo(472);
  }

  @Test
  void numbers_are_typed_with_a_point_or_a_comma() {
    assertThat(Decimals.parse(" 1,5 ")).contains(new BigDecimal("1.5"));
    assertThat(Decimals.parse("-2.")).contains(new BigDecimal("-2"));
    assertThat(List.of("", "1e9", "1.5.2", "nine", "123456789"))
        .allMatch(text -> Decimals.parse(text).isEmpty());
  }

  @Test
  void a_drawing_is_fitted_and_its_ruler_has_round_marks() {
    Fitting fitting =
        Fitting.of(List.of(new Figure.Part(Figure.Role.HULL, BOX.points(), Height.ZERO)));
    assertThat(fitting.camera(400, 300, 50).scale()).isCloseTo(211.64, within(0.01));
    assertThat(Fitting.step(200, 34)).isEqualTo(0.25);
    assertThat(Fitting.step(60, 34)).isEqualTo(1);
    assertThat(Fitting.step(8, 34)).isEqualTo(5);
  }
}
