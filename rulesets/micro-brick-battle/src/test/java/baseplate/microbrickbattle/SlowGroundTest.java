package baseplate.microbrickbattle;

import static baseplate.testkit.Verdicts.assertThatVerdict;

import baseplate.testkit.Covers;
import org.junit.jupiter.api.Test;

@Covers({"MBB-9", "MBB-37"})
class SlowGroundTest {
  private static Game sherman(String terrain, String... house) {
    return Game.of(
        "'phase':'movement','pieces':[{'id':'a','side':0,'unit':'m4-sherman','at':[20,18],"
            + "'facing':0},{'id':'x','side':1,'unit':'panzer-iii','at':[40,30],'facing':180}],"
            + "'terrain':["
            + terrain
            + "]",
        house);
  }

  private static String move(String path) {
    return "{'do':'move','piece':'a','path':[" + path + "]}";
  }

  /// From y = 20 to y = 21; the bow stands at 18.95.
  private static final String STREAM =
      "{'id':'s','kind':'stream','at':[20,20.5],'facing':0,'size':[10,1]}";

  private static final String WALL =
      "{'id':'w','kind':'wall','at':[20,20.5],'facing':0,'size':[4,0.5]}";

  @Test
  void rough_ground_is_free_of_extra_cost_unless_agreed() {
    assertThatVerdict(sherman(STREAM).tries(move("{'forward':5}")))
        .isAccepted()
        .reckoned("mbb.points", "5", "5");
  }

  @Test
  void by_agreement_every_inch_with_any_part_over_rough_ground_costs_two() {
    // over it from 1.05 to 3.95
    assertThatVerdict(sherman(STREAM, "rough-ground", "double-cost").tries(move("{'forward':5}")))
        .isAccepted()
        .reckoned("mbb.points", "7.9", "5", "2.9")
        .decidedBy("MBB-37", "rough-ground");
  }

  @Test
  void in_reverse_rough_ground_costs_four_an_inch() {
    String behind = "{'id':'s','kind':'stream','at':[20,16],'facing':0,'size':[10,0.5]}";
    assertThatVerdict(sherman(behind, "rough-ground", "double-cost").tries(move("{'reverse':1}")))
        .isAccepted()
        .reckoned("mbb.points", "2.4", "2", "0.4");
  }

  @Test
  void an_overlong_path_through_rough_ground_is_cut_where_the_points_end() {
    assertThatVerdict(sherman(STREAM, "rough-ground", "double-cost").tries(move("{'forward':6}")))
        .isRefused()
        .by("MBB-4", "MBB-5", "MBB-6")
        .with("slow", "2.9")
        .offering(Game.command(move("{'forward':5.1}")));
  }

  @Test
  void low_obstacles_bar_the_way_unless_agreed() {
    assertThatVerdict(sherman(WALL).tries(move("{'forward':5}"))).isRefused().by("MBB-9");
  }

  @Test
  void by_agreement_low_obstacles_are_crossed_at_twice_the_cost() {
    assertThatVerdict(sherman(WALL, "soft-cover", "double-cost").tries(move("{'forward':4.5}")))
        .isAccepted()
        .reckoned("mbb.points", "6.9", "4.5", "2.4");
  }

  @Test
  void nothing_ends_on_a_low_obstacle() {
    assertThatVerdict(sherman(WALL, "soft-cover", "double-cost").tries(move("{'forward':2}")))
        .isRefused()
        .by("MBB-9")
        .saying("mbb.refused.ends-on")
        .with("other", "w")
        .offering(Game.command(move("{'forward':1.303}")));
  }

  @Test
  void units_and_houses_are_never_crossed() {
    String house = "{'id':'h','kind':'house','at':[20,21],'facing':0}";
    assertThatVerdict(sherman(house, "soft-cover", "double-cost").tries(move("{'forward':5}")))
        .isRefused()
        .with("by", "h");
  }

  @Test
  void the_slack_of_collisions_never_makes_ground_cheaper() {
    Game game = sherman(WALL, "soft-cover", "double-cost");
    assertThatVerdict(game.tries(move("{'forward':5.6}")))
        .isAccepted()
        .reckoned("mbb.points", "8", "5.6", "2.4");
    assertThatVerdict(game.tries(move("{'forward':5.601}"))).isRefused().with("total", "8.001");
  }

  @Test
  void low_obstacles_are_charged_by_the_rule_and_agreement_that_open_them() {
    assertThatVerdict(sherman(WALL, "soft-cover", "double-cost").tries(move("{'forward':5}")))
        .isAccepted()
        .decidedBy("MBB-9", "soft-cover");
  }

  @Test
  void ground_that_is_only_touched_costs_nothing_more() {
    String beside = "{'id':'s','kind':'stream','at':[21.45,20.5],'facing':0,'size':[2,4]}";
    assertThatVerdict(sherman(beside, "rough-ground", "double-cost").tries(move("{'forward':5}")))
        .isAccepted()
        .reckoned("mbb.points", "5", "5");
  }
}
