package baseplate.geometry.sight;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.geometry.Angle;
import baseplate.geometry.Height;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Shapes;
import java.util.List;
import org.junit.jupiter.api.Test;

/// MBB-13 and MBB-14: Hard Cover blocks, by plan; any part of the hull will do.
class LineOfSightTest {
  private final Range range = new Range();

  @Test
  void a_house_between_them_blocks() {
    range.hard("house", -2_000, 4_000, 2_000, 6_000);
    Look look = range.look();
    assertThat(look.sees()).isFalse();
    assertThat(look.band()).isEqualTo(Band.ALL);
    assertThat(look.veil()).isEqualTo(Veil.HARD);
  }

  @Test
  void soft_cover_never_blocks() {
    range.soft("wood", -2_000, 4_000, 2_000, 6_000, 24);
    assertThat(range.look().sees()).isTrue();
  }

  @Test
  void a_gap_of_a_thousandth_between_houses_is_sight() {
    range.hard("left", -2_000, 4_000, 0, 6_000).hard("right", 2, 4_000, 2_000, 6_000);
    assertThat(range.look().sees()).isTrue();
    assertThat(range.look().band()).isEqualTo(Band.HALF_AND_MORE);
  }

  @Test
  void houses_that_touch_leave_no_sight_between_them() {
    range.hard("left", -2_000, 4_000, 0, 6_000).hard("right", 0, 4_000, 2_000, 6_000);
    assertThat(range.look().sees()).isFalse();
  }

  @Test
  void houses_whose_corners_are_in_line_leave_no_sight_between_them() {
    range.hard("left", -2_000, 4_000, 0, 5_000).hard("right", 0, 7_000, 2_000, 8_000);
    assertThat(range.look().sees()).isFalse();
  }

  @Test
  void the_facing_side_may_be_hidden_while_the_flank_is_seen() {
    // seen from ahead and right of it, the house hides the front and leaves the right side
    range.muzzle(5_000, 0, 6).hard("house", -700, 8_000, 700, 9_800);
    Look look = range.look();
    assertThat(look.sees()).isTrue();
    assertThat(look.band()).isEqualTo(Band.ALL);
    assertThat(look.veil()).isEqualTo(Veil.HARD);
    assertThat(range.certificate().line().end()).isEqualTo(DecidingLine.End.HULL);
  }

  @Test
  void hard_and_soft_cover_together_may_hide_all() {
    range.hard("house", -2_000, 4_000, 0, 6_000).soft("wood", 0, 4_000, 2_000, 6_000, 12);
    Look look = range.look();
    assertThat(look.sees()).isTrue();
    assertThat(look.band()).isEqualTo(Band.ALL);
    assertThat(look.veil()).isEqualTo(Veil.SOFT);
  }

  @Test
  void a_hull_in_a_yard_is_seen_through_its_opening_alone() {
    // the yard opens upward in its own frame: here towards the muzzle
    range.with(
        "yard",
        Shapes.yard(4_000, 300).at(new Pose(new Point(0, 11_000), Angle.ofDegrees(180))),
        24,
        Cover.HARD);
    assertThat(range.look().sees()).isTrue();
    assertThat(range.look().band()).isEqualTo(Band.NONE);
    assertThat(range.muzzle(0, 22_000, 6).look().sees()).isFalse();
  }

  @Test
  void a_hull_in_a_court_is_not_seen_from_outside_but_from_inside() {
    range.with(
        "court",
        Shapes.court(6_000, 300).at(new Pose(new Point(0, 11_000), Angle.ZERO)),
        24,
        Cover.HARD);
    assertThat(range.look().sees()).isFalse();
    assertThat(range.muzzle(0, 8_400, 6).look().sees()).isTrue();
    assertThat(range.look().band()).isEqualTo(Band.NONE);
  }

  @Test
  void a_muzzle_inside_hard_cover_sees_nothing() {
    range.hard("house", -500, -500, 500, 500);
    assertThat(range.look().sees()).isFalse();
    assertThat(range.look().band()).isEqualTo(Band.ALL);
  }

  @Test
  void a_muzzle_over_the_target_sees_it() {
    range.muzzle(0, 10_500, 6).hard("house", -5_000, 5_000, 5_000, 6_000);
    assertThat(range.look().sees()).isTrue();
  }

  @Test
  void neither_shooter_nor_target_counts() {
    Obstacle own =
        new Obstacle("own", Range.block(-500, -1_600, 500, 400), Height.ofPlates(9), Cover.SOFT);
    Obstacle its = new Obstacle("its", Range.TANK.hull(), Height.ofPlates(9), Cover.SOFT);
    Muzzle muzzle = new Muzzle(Point.ORIGIN, Height.ofPlates(6));
    Obstacles all = Obstacles.of(List.of(own, its));
    assertThat(all.look(muzzle, Range.TANK).band()).isEqualTo(Band.ALL);
    assertThat(all.without("own", "its").look(muzzle, Range.TANK).band()).isEqualTo(Band.NONE);
    assertThat(all.without("own", "its", "unknown").all()).isEmpty();
  }
}
