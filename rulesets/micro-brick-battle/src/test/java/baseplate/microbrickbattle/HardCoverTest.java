package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Verdict;
import baseplate.core.play.SightReport;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import org.junit.jupiter.api.Test;

@Covers({"MBB-11", "MBB-13", "MBB-14"})
class HardCoverTest {
  private static Skirmish behind(TerrainKind.Bulk bulk, String bricks, long left) {
    return Firing.pair(5, 5, 180).block("house", bulk, bricks, left, 14_000, 12_600, 14_000);
  }

  private static Verdict declared(Skirmish skirmish) {
    return skirmish.rig().judge(skirmish.declaring(), declare("s", "t"), Script.silent());
  }

  @Test
  void more_than_four_bricks_block_line_of_sight() {
    assertThatVerdict(declared(behind(TerrainKind.Bulk.SOLID, "4.001", 6_000)))
        .isRefused()
        .by("MBB-11", "MBB-13", "MBB-14")
        .with("blockers", "[house]");
  }

  @Test
  void exactly_four_bricks_are_soft_cover() {
    Skirmish skirmish = behind(TerrainKind.Bulk.SOLID, "4", 6_000);
    assertThatVerdict(declared(skirmish)).isAccepted().ruledBy("MBB-13");
    assertThat(skirmish.sight("s", "t").need()).isEqualTo(10);
  }

  @Test
  void what_is_not_solid_is_soft_at_any_height() {
    assertThatVerdict(declared(behind(TerrainKind.Bulk.LOOSE, "7", 6_000))).isAccepted();
  }

  @Test
  void one_corner_past_hard_cover_is_enough() {
    SightReport sight = behind(TerrainKind.Bulk.SOLID, "8", 9_751).sight("s", "t");
    assertThat(sight.sees()).isTrue();
    assertThat(sight.need()).isEqualTo(10);
  }

  @Test
  void hard_cover_to_the_very_corner_leaves_nothing_to_see() {
    SightReport sight = behind(TerrainKind.Bulk.SOLID, "8", 9_750).sight("s", "t");
    assertThat(sight.sees()).isFalse();
    assertThat(sight.need()).isNull();
    assertThat(sight.request()).isEmpty();
  }

  @Test
  void there_is_no_limit_of_range() {
    Skirmish skirmish =
        new Skirmish()
            .unit(Skirmish.RED, Kinds.sherman("s"), 2_000, 2_000, 0)
            .unit(Skirmish.BLUE, Kinds.panzer3("t"), 46_000, 34_000, 180);
    assertThat(skirmish.sight("s", "t").sees()).isTrue();
  }

  @Test
  @Covers("MBB-31")
  void a_soft_obstacle_under_the_muzzle_hinders_only_where_it_is_higher() {
    assertThat(under("1.5").need()).isEqualTo(8);
    assertThat(under("1.6").need()).isEqualTo(10);
  }

  private static SightReport under(String bricks) {
    return Firing.pair(5, 5, 180)
        .block("hedge", TerrainKind.Bulk.SOLID, bricks, 8_000, 12_000, 6_010, 6_400)
        .sight("s", "t");
  }

  @Test
  @Covers("MBB-13")
  void barrel_and_turret_of_the_target_are_not_looked_at() {
    Game game =
        Game.of(
            "'phase':'declaration','pieces':["
                + "{'id':'a','side':0,'unit':'m4-sherman','at':[18,5],'facing':0},"
                + "{'id':'x','side':1,'unit':'firefly','at':[18,20],'facing':180,'turret':90}],"
                + "'terrain':[{'id':'h','kind':'house','at':[18.3,18],'facing':0,"
                + "'size':[1.6,0.5]}]");
    assertThatVerdict(game.tries("{'do':'declare','shooter':'a','target':'x'}"))
        .isRefused()
        .by("MBB-11", "MBB-13", "MBB-14")
        .with("blockers", "[h]");
  }
}
