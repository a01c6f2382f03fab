package baseplate.geometry.sight;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.geometry.Height;
import baseplate.geometry.Point;
import baseplate.geometry.Shapes;
import org.junit.jupiter.api.Test;

/// MBB-31 and MBB-32: what is lower than the line hides only the lower part.
class HeightTest {
  private final Range range = new Range();

  @Test
  void a_low_wall_halfway_hides_nothing_that_stands_on_the_table() {
    // from 6 plates over 3 plates halfway the line meets the table at the target
    range.soft("wall", -1_000, 4_800, 1_000, 5_000, 3);
    assertThat(range.look().band()).isEqualTo(Band.NONE);
    assertThat(range.hindering()).isEmpty();
  }

  @Test
  void a_hair_nearer_to_the_target_it_hides_a_strip() {
    range.soft("wall", -1_000, 4_800, 1_000, 5_002, 3);
    assertThat(range.look().band()).isEqualTo(Band.UNDER_HALF);
    assertThat(range.hindering()).containsExactly("wall");
  }

  @Test
  void the_far_edge_of_a_low_wall_counts() {
    // 6 − 3 · 10/8 = 2¼ plates of 6
    range.soft("wall", -1_000, 7_000, 1_000, 8_000, 3);
    assertThat(range.hidden()).isEqualTo("3/8");
  }

  @Test
  void a_low_wall_against_the_hull_hides_its_own_height() {
    range.soft("wall", -1_000, 9_000, 1_000, 10_000, 3);
    assertThat(range.hidden()).isEqualTo("1/2");
    assertThat(range.look().band()).isEqualTo(Band.HALF_AND_MORE);
  }

  @Test
  void a_low_wall_that_reaches_under_the_hull_hides_its_own_height() {
    range.soft("wall", -1_000, 9_000, 1_000, 10_400, 3);
    assertThat(range.hidden()).isEqualTo("1/2");
  }

  @Test
  void a_wall_as_high_as_the_muzzle_hides_up_to_the_muzzle() {
    range.muzzle(0, 0, 3).soft("wall", -1_000, 2_000, 1_000, 3_000, 3);
    assertThat(range.hidden()).isEqualTo("1/2");
  }

  @Test
  void the_near_edge_of_a_higher_wall_counts() {
    // 3 + 1 · 10/5 = 5 plates of 6
    range.muzzle(0, 0, 3).soft("wall", -2_000, 5_000, 2_000, 9_000, 4);
    assertThat(range.hidden()).isEqualTo("5/6");
  }

  @Test
  void a_slanting_wall_hides_in_a_slanting_line() {
    // its far edge runs from 5 to 10 inches away
    range.with(
        "wall",
        Shapes.polygon(-2_000, 0, 2_000, 0, 2_000, 1_000, -2_000, 1_000)
            .at(Range.DOWN_RANGE.shifted(new Point(0, -2_000))),
        3,
        Cover.SOFT);
    assertThat(range.certificate().envelope()).hasSize(1);
  }

  @Test
  void hard_cover_hides_by_plan_whatever_the_heights() {
    range.with("plinth", Range.block(0, 4_000, 1_000, 5_000), 0, Cover.HARD);
    assertThat(range.hidden()).isEqualTo("1/2");
  }

  @Test
  void soft_cover_flat_on_the_table_hides_nothing() {
    range.soft("stream", -1_000, 4_000, 1_000, 10_000, 0);
    assertThat(range.look().band()).isEqualTo(Band.NONE);
  }

  @Test
  void a_low_and_a_high_obstacle_add_where_they_do_not_overlap() {
    range.soft("low", -1_000, 9_990, 1_000, 10_000, 3);
    range.soft("high", 0, 9_990, 1_000, 10_000, 9);
    assertThat(range.certificate().hiddenDecimal()).isEqualByComparingTo("0.75");
  }

  @Test
  void an_obstacle_under_the_muzzle_and_no_higher_does_not_hinder() {
    range.soft("deck", -1_000, -500, 1_000, 9_900, 6);
    assertThat(range.look().band()).isEqualTo(Band.NONE);
  }

  @Test
  void hard_cover_under_the_muzzle_and_no_higher_does_not_hinder() {
    range.with("plinth", Range.block(-1_000, -500, 1_000, 500), 5, Cover.HARD);
    assertThat(range.look().sees()).isTrue();
    assertThat(range.look().band()).isEqualTo(Band.NONE);
  }

  @Test
  void a_higher_obstacle_over_the_muzzle_hides_all() {
    range.soft("tree", -200, -200, 200, 200, 7);
    assertThat(range.look().band()).isEqualTo(Band.ALL);
    assertThat(range.look().veil()).isEqualTo(Veil.SOFT);
    assertThat(range.look().sees()).isTrue();
  }

  @Test
  void by_the_other_reading_the_far_edge_of_what_is_under_the_muzzle_hides() {
    range.reading(UnderMuzzle.FAR_EDGE).soft("deck", -1_000, -500, 1_000, 8_000, 3);
    assertThat(range.hidden()).isEqualTo("3/8");
  }

  @Test
  void by_the_other_reading_what_is_as_high_as_the_muzzle_hides_all() {
    range.reading(UnderMuzzle.FAR_EDGE).soft("deck", -1_000, -500, 1_000, 500, 6);
    assertThat(range.look().band()).isEqualTo(Band.ALL);
  }

  @Test
  void a_muzzle_against_a_higher_wall_sees_nothing_through_it() {
    range.soft("wall", 0, -1_000, 400, 1_000, 9);
    assertThat(range.hidden()).isEqualTo("1/2");
  }

  @Test
  void heights_are_exact_in_plates_and_in_inches() {
    assertThat(Height.ofPlates(3)).isEqualTo(Height.ofBricks(1));
    assertThat(Height.ofThousandths(1_000).tenths()).isEqualTo(254_000);
  }
}
