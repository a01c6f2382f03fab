package baseplate.geometry.sight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// MBB-16 and MBB-32: how much of the facing side is hidden.
class HiddenShareTest {
  private final Range range = new Range();

  @Test
  void on_open_ground_nothing_is_hidden() {
    Look look = range.look();
    assertThat(look.band()).isEqualTo(Band.NONE);
    assertThat(look.sees()).isTrue();
    assertThat(look.hindering()).isEmpty();
  }

  @Test
  void a_wall_before_three_tenths_of_the_width_hides_three_tenths() {
    range.soft("wall", 200, 9_800, 1_200, 10_000, 9);
    assertThat(range.hidden()).isEqualTo("3/10");
    assertThat(range.look().band()).isEqualTo(Band.UNDER_HALF);
  }

  @Test
  void shadows_widen_with_the_distance_behind_the_obstacle() {
    range.soft("post", -50, 5_000, 50, 5_100, 9);
    assertThat(range.hidden()).isEqualTo("1/5");
  }

  @Test
  void exactly_half_is_half_and_more() {
    range.soft("wall", 0, 5_000, 3_000, 6_000, 9);
    assertThat(range.hidden()).isEqualTo("1/2");
    assertThat(range.look().band()).isEqualTo(Band.HALF_AND_MORE);
  }

  @Test
  void a_hair_less_than_half_is_under_half() {
    range.soft("wall", 2, 5_000, 3_000, 6_000, 9);
    assertThat(range.look().band()).isEqualTo(Band.UNDER_HALF);
  }

  @Test
  void a_wall_across_the_whole_width_hides_all_and_the_target_is_still_seen() {
    range.soft("wall", -1_000, 5_000, 1_000, 6_000, 9);
    assertThat(range.look().band()).isEqualTo(Band.ALL);
    assertThat(range.look().veil()).isEqualTo(Veil.SOFT);
    assertThat(range.look().sees()).isTrue();
  }

  @Test
  void a_hair_short_of_the_whole_width_is_not_all() {
    range.soft("wall", -248, 5_000, 1_000, 6_000, 9);
    assertThat(range.hidden()).isEqualTo("249/250");
    assertThat(range.look().band()).isEqualTo(Band.HALF_AND_MORE);
  }

  @Test
  void overlapping_shadows_count_once() {
    range.soft("near", 0, 4_000, 1_000, 4_100, 9);
    range.soft("far", 0, 8_000, 1_000, 8_100, 9);
    assertThat(range.hidden()).isEqualTo("1/2");
    assertThat(range.hindering()).containsExactly("near", "far");
  }

  @Test
  void shadows_that_meet_leave_nothing_between_them() {
    range.soft("left", -2_000, 5_000, 0, 6_000, 9);
    range.soft("right", 0, 7_000, 2_000, 8_000, 9);
    assertThat(range.look().band()).isEqualTo(Band.ALL);
  }

  @Test
  void touching_a_corner_does_not_hide() {
    // the line from the muzzle to the front's end at x = 500 passes through 400, 8000
    range.soft("post", 400, 7_000, 800, 8_000, 9);
    assertThat(range.look().band()).isEqualTo(Band.NONE);
  }

  @Test
  void a_corner_a_hair_over_the_line_hides() {
    range.soft("post", 398, 7_000, 800, 8_000, 9);
    assertThat(range.look().band()).isEqualTo(Band.UNDER_HALF);
    assertThat(range.hindering()).containsExactly("post");
  }

  @Test
  void running_along_an_edge_does_not_hide() {
    range.muzzle(500, 0, 6).soft("wall", 500, 2_000, 900, 8_000, 9);
    assertThat(range.look().band()).isEqualTo(Band.NONE);
  }

  @Test
  void what_stands_behind_the_target_or_beside_it_hides_nothing() {
    range.soft("behind", -2_000, 12_000, 2_000, 13_000, 9);
    range.soft("beside", 502, 9_000, 902, 12_000, 9);
    range.soft("level", -2_000, 10_000, -500, 11_000, 9);
    assertThat(range.look().band()).isEqualTo(Band.NONE);
  }

  @Test
  void what_stands_behind_the_muzzle_hides_nothing() {
    range.soft("behind", -2_000, -3_000, 2_000, -1_000, 9);
    range.soft("touching", -2_000, -1_000, 2_000, 0, 9);
    assertThat(range.look().band()).isEqualTo(Band.NONE);
  }

  @Test
  void an_obstacle_that_reaches_past_the_facing_side_hides_what_is_before_it() {
    range.soft("flank", 300, 9_000, 700, 12_000, 9);
    assertThat(range.hidden()).isEqualTo("1/5");
  }

  @Test
  void all_obstacles_together_count() {
    range.soft("right", 300, 9_990, 900, 10_000, 9);
    range.soft("left", -900, 9_990, -300, 10_000, 9);
    range.hard("house", -100, 9_990, 100, 10_000);
    assertThat(range.certificate().hiddenDecimal()).isEqualByComparingTo("0.600200");
    assertThat(range.look().band()).isEqualTo(Band.HALF_AND_MORE);
  }
}
