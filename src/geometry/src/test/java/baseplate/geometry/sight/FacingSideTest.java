package baseplate.geometry.sight;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.geometry.Angle;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Shapes;
import baseplate.geometry.Side;
import org.junit.jupiter.api.Test;

/// MBB-32: which side of the hull faces the muzzle.
class FacingSideTest {
  private final Range range = new Range();

  @Test
  void the_side_nearest_in_angle_faces_the_muzzle() {
    assertThat(range.muzzle(0, 0, 6).look().side()).isEqualTo(Side.FRONT);
    assertThat(range.muzzle(-9_000, 11_000, 6).look().side()).isEqualTo(Side.RIGHT);
    assertThat(range.muzzle(0, 22_000, 6).look().side()).isEqualTo(Side.REAR);
    assertThat(range.muzzle(9_000, 11_000, 6).look().side()).isEqualTo(Side.LEFT);
  }

  @Test
  void a_thousandth_decides_at_the_diagonal() {
    assertThat(range.muzzle(9_000, 1_999, 6).look().side()).isEqualTo(Side.FRONT);
    assertThat(range.muzzle(9_000, 2_001, 6).look().side()).isEqualTo(Side.LEFT);
  }

  @Test
  void on_the_diagonal_front_comes_before_left_if_both_are_as_hidden() {
    assertThat(range.muzzle(9_000, 2_000, 6).look().side()).isEqualTo(Side.FRONT);
  }

  @Test
  void on_the_rear_diagonals_right_comes_before_rear_and_rear_before_left() {
    assertThat(range.muzzle(-9_000, 20_000, 6).look().side()).isEqualTo(Side.RIGHT);
    assertThat(range.muzzle(9_000, 20_000, 6).look().side()).isEqualTo(Side.REAR);
  }

  @Test
  void on_the_diagonal_the_less_hidden_side_counts() {
    range.muzzle(9_000, 2_000, 6).soft("wall", -400, 9_600, 400, 9_900, 9);
    Look look = range.look();
    assertThat(look.side()).isEqualTo(Side.LEFT);
    assertThat(look.band()).isEqualTo(Band.NONE);
  }

  @Test
  void a_muzzle_over_the_centre_faces_the_least_hidden_side_then_the_front() {
    range.muzzle(0, 11_000, 6);
    assertThat(range.look().side()).isEqualTo(Side.FRONT);
    range.soft("plank", -100, 10_100, 100, 10_300, 9);
    assertThat(range.look().side()).isEqualTo(Side.RIGHT);
  }

  @Test
  void the_side_is_an_edge_of_the_bounding_rectangle_in_the_hulls_own_frame() {
    range.hull(Shapes.hexagon(500), Range.DOWN_RANGE);
    Certificate certificate = range.certificate();
    assertThat(certificate.from()).isEqualTo(new Point(500, 10_500));
    assertThat(certificate.to()).isEqualTo(new Point(-500, 10_500));
  }

  @Test
  void the_hull_may_stand_at_any_angle() {
    range.hull(
        Shapes.rectangle(2_000, 1_000), new Pose(new Point(0, 11_000), Angle.ofDegrees(213)));
    assertThat(range.look().side()).isEqualTo(Side.FRONT);
    range.hull(
        Shapes.rectangle(2_000, 1_000), new Pose(new Point(0, 11_000), Angle.ofDegrees(226)));
    assertThat(range.look().side()).isEqualTo(Side.LEFT);
  }
}
