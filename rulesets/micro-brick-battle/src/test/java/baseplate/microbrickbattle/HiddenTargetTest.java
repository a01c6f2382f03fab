package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.PieceId;
import baseplate.core.play.SightReport;
import baseplate.geometry.sight.Band;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Covers({"MBB-16", "MBB-19", "MBB-32"})
class HiddenTargetTest {
  @ParameterizedTest
  @CsvSource({
    "0, 180, NONE, 8",
    "2, 180, UNDER_HALF, 9",
    "300, 180, UNDER_HALF, 9",
    "498, 180, UNDER_HALF, 9",
    "500, 180, HALF_AND_MORE, 10",
    "700, 180, HALF_AND_MORE, 10",
    "998, 180, HALF_AND_MORE, 10",
    "1000, 180, ALL, 10",
    "0, 0, NONE, 6",
    "700, 0, HALF_AND_MORE, 8",
  })
  void the_share_of_the_facing_side_that_is_hidden_costs_one_or_two(
      long hidden, long facing, Band band, int need) {
    SightReport sight = Firing.hidden(hidden, facing).sight("s", "t");
    assertThat(sight.certificate().band()).isEqualTo(band);
    assertThat(sight.need()).isEqualTo(need);
  }

  @Test
  void overlapping_shadows_count_once() {
    SightReport sight =
        Firing.hidden(300, 180)
            .block("other", TerrainKind.Bulk.LOOSE, "3", 10_110, 12_000, 12_700, 13_000)
            .sight("s", "t");
    assertThat(sight.blockers()).containsExactly(new PieceId("wall"), new PieceId("other"));
    assertThat(sight.need()).isEqualTo(9);
  }

  @Test
  void what_is_low_hides_only_the_lower_part() {
    SightReport sight =
        Firing.pair(5, 5, 180)
            .block("kerb", TerrainKind.Bulk.SOLID, "1", 8_000, 12_000, 12_600, 13_000)
            .sight("s", "t");
    assertThat(sight.certificate().band()).isEqualTo(Band.UNDER_HALF);
    assertThat(sight.need()).isEqualTo(9);
  }

  @Test
  void what_lies_flat_or_beyond_the_target_hides_nothing() {
    SightReport sight =
        Firing.pair(5, 5, 180)
            .block("stream", TerrainKind.Bulk.FLAT, "0", 8_000, 12_000, 12_600, 13_000)
            .block("behind", TerrainKind.Bulk.SOLID, "3", 8_000, 12_000, 21_500, 22_000)
            .sight("s", "t");
    assertThat(sight.blockers()).isEmpty();
    assertThat(sight.need()).isEqualTo(8);
  }

  @Test
  @Covers("MBB-15")
  void live_units_of_both_sides_are_in_the_way() {
    Skirmish between =
        Firing.pair(5, 5, 180)
            .unit(Skirmish.RED, Kinds.sherman("mate"), 10_600, 12_000, 0)
            .unit(Skirmish.BLUE, Kinds.panzer3("foe"), 9_400, 14_000, 0);
    assertThat(between.sight("s", "t").blockers())
        .containsExactly(new PieceId("mate"), new PieceId("foe"));
  }

  @Test
  @Covers("MBB-15")
  void by_agreement_friends_do_not_hinder() {
    Skirmish between =
        Firing.pair(5, 5, 180)
            .unit(Skirmish.RED, Kinds.sherman("mate"), 10_600, 12_000, 0)
            .unit(Skirmish.BLUE, Kinds.panzer3("foe"), 9_400, 14_000, 0)
            .house("friendly-units", "clear");
    assertThat(between.sight("s", "t").blockers()).containsExactly(new PieceId("foe"));
  }

  @Test
  void a_side_wholly_hidden_by_soft_cover_may_be_shot_at() {
    Skirmish skirmish = Firing.hidden(1_000, 180);
    assertThatVerdict(
            skirmish.rig().judge(skirmish.declaring(), declare("s", "t"), Script.silent()))
        .isAccepted()
        .decidedBy("MBB-16", "wholly-hidden");
  }

  @Test
  void by_agreement_a_side_wholly_hidden_may_not_be_shot_at() {
    Skirmish skirmish = Firing.hidden(1_000, 180).house("wholly-hidden", "not-legal");
    assertThatVerdict(
            skirmish.rig().judge(skirmish.declaring(), declare("s", "t"), Script.silent()))
        .isRefused()
        .by("MBB-16")
        .with("blockers", "[wall]");
    assertThat(skirmish.sight("s", "t").request()).isEmpty();
  }

  @Test
  void where_a_sliver_is_seen_the_agreement_bars_nothing() {
    Skirmish skirmish = Firing.hidden(998, 180).house("wholly-hidden", "not-legal");
    assertThat(skirmish.sight("s", "t").need()).isEqualTo(10);
  }
}
