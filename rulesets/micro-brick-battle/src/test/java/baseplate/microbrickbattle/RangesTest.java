package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.scene.Mark.Tone;
import baseplate.geometry.Point;
import baseplate.testkit.Covers;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What is drawn of a unit that is looked at: its reach, its arc, its rear.
@Covers({"MBB-4", "MBB-5", "MBB-6", "MBB-8", "MBB-18", "MBB-23"})
class RangesTest {
  private static final String OPEN =
      "'phase':'movement','pieces':["
          + "{'id':'a','side':0,'unit':'m4-sherman','at':[20,14],'facing':0},"
          + "{'id':'f','side':0,'unit':'su-85','at':[35,14],'facing':0},"
          + "{'id':'g','side':0,'unit':'anti-tank-gun','at':[4,4],'facing':0},"
          + "{'id':'x','side':1,'unit':'panzer-iii','at':[40,30],'facing':180},"
          + "{'id':'i','side':1,'unit':'infantry-squad','at':[4,30],'facing':180},"
          + "{'id':'w','side':1,'unit':'panzer-iii','at':[44,4],'facing':180,'wreck':true}]";

  private static List<Point> reach(Game game, String piece) {
    List<List<Point>> areas = Drawn.ranges(game, piece).areas(Tone.ZONE);
    assertThat(areas).hasSize(1);
    return areas.getFirst();
  }

  @Test
  void on_open_ground_a_unit_gets_its_points_ahead_half_of_them_back_and_less_after_a_turn() {
    Game game = Game.of(OPEN);
    List<Point> reach = reach(game, "a");
    assertThat(reach).contains(Point.ofInches(20, 22));
    assertThat(reach).contains(Point.ofInches(27, 14)).contains(Point.ofInches(13, 14));
    assertThat(reach).contains(Point.ofInches(20, 8));
    assertThat(Drawn.ranges(game, "a").notes())
        .containsExactly("in one straight run 8 in ahead, 4 in back");
  }

  @Test
  void turning_that_is_paid_for_already_costs_nothing_more() {
    Game game = Game.of(OPEN).does("{'do':'move','piece':'a','path':[{'turn':30}]}");
    assertThat(reach(game, "a")).contains(Point.ofInches(27, 14)).contains(Point.ofInches(20, 21));
  }

  @Test
  void what_is_in_the_way_and_the_edge_of_the_table_end_the_reach() {
    String wall = ",'terrain':[{'id':'w1','kind':'wall','at':[20,18],'facing':0,'size':[3,0.5]}]";
    Game game = Game.of(OPEN + wall);
    assertThat(reach(game, "a"))
        .anyMatch(at -> at.x() == 20_000 && at.y() > 16_790 && at.y() < 16_810)
        .noneMatch(at -> at.equals(Point.ofInches(20, 22)));
    Game atEdge = Game.of(OPEN.replace("[20,14]", "[20,33]"));
    assertThat(reach(atEdge, "a")).allMatch(at -> at.y() <= 36_000 - 450);
  }

  @Test
  @Covers("MBB-37")
  void rough_ground_shortens_the_reach_where_it_costs() {
    String wood = ",'terrain':[{'id':'o','kind':'open-wood','at':[20,20],'facing':0}]";
    Game game = Game.of(OPEN + wood, "rough-ground", "double-cost");
    assertThat(reach(game, "a")).noneMatch(at -> at.equals(Point.ofInches(20, 22)));
    assertThat(reach(Game.of(OPEN + wood), "a")).contains(Point.ofInches(20, 22));
  }

  @Test
  void no_corner_of_the_reach_is_further_off_than_the_points_go() {
    Game game = Game.of(OPEN);
    assertThat(reach(game, "a"))
        .allMatch(at -> Valuing.inches(at, game.pose("a").at()) <= 8.001)
        .hasSizeGreaterThan(48);
  }

  @Test
  void by_simple_radius_the_reach_is_a_circle_and_says_at_most() {
    Game game = Game.of(OPEN, "movement", "simple-radius");
    assertThat(reach(game, "a")).contains(Point.ofInches(20, 22), Point.ofInches(28, 14));
    assertThat(Drawn.ranges(game, "a").notes()).containsExactly("at most 8 in");
  }

  @Test
  @Covers("MBB-25")
  void an_aeroplane_does_not_reach_back_without_turning() {
    Game game = Game.of(OPEN.replace("m4-sherman", "p-47"));
    assertThat(Drawn.ranges(game, "a").notes())
        .contains("in one straight run 16 in ahead, 0 in back");
  }

  @Test
  @Covers("MBB-39")
  void one_that_may_leave_reaches_as_far_as_it_may_stop() {
    Game game = Game.of(OPEN.replace("[20,14]", "[20,28]") + ",'exit':{'attacker':0,'wanted':3}");
    assertThat(reach(game, "a")).anyMatch(at -> at.x() == 20_000 && at.y() > 34_000);
  }

  @Test
  void a_fixed_gun_shows_its_arc() {
    Drawn drawn = Drawn.ranges(Game.of(OPEN), "f");
    assertThat(drawn.lines(Tone.NEUTRAL)).hasSize(2);
    assertThat(drawn.notes()).contains("the gun bears 45° to either side");
    assertThat(Drawn.ranges(Game.of(OPEN, "fixed-arc", "0"), "f").lines(Tone.NEUTRAL)).hasSize(1);
  }

  @Test
  @Covers("MBB-7")
  void a_turret_that_does_not_swing_shows_where_it_points() {
    assertThat(Drawn.ranges(Game.of(OPEN, "turret-swing", "off"), "a").lines(Tone.NEUTRAL))
        .hasSize(1);
    assertThat(Drawn.ranges(Game.of(OPEN), "a").lines(Tone.NEUTRAL)).isEmpty();
  }

  @Test
  void an_enemy_shows_its_rear_with_the_corners_of_the_table_in_it() {
    List<List<Point>> areas = Drawn.ranges(Game.of(OPEN), "x").areas(Tone.ZONE);
    assertThat(areas).hasSize(1);
    assertThat(areas.getFirst()).startsWith(Point.ofInches(40, 30)).hasSize(3);
    List<Point> wide =
        Drawn.ranges(Game.of(OPEN, "rear-arc", "90"), "x").areas(Tone.ZONE).getFirst();
    assertThat(wide).hasSize(5);
  }

  @Test
  @Covers("MBB-41")
  void infantry_has_no_rear_and_a_gun_without_points_no_reach() {
    assertThat(Drawn.ranges(Game.of(OPEN), "i").marks()).isEmpty();
    assertThat(Drawn.ranges(Game.of(OPEN), "g").marks()).isEmpty();
  }

  @Test
  void wrecks_terrain_and_what_is_not_there_cover_nothing() {
    assertThat(Drawn.ranges(Game.of(OPEN), "w").marks()).isEmpty();
    assertThat(Drawn.ranges(Game.of(OPEN), "nobody").marks()).isEmpty();
    assertThat(Drawn.ranges(Game.scenario("skirmish"), "m4-sherman-1").marks()).isEmpty();
    assertThat(Drawn.ranges(Game.scenario("skirmish"), "house-1").marks()).isEmpty();
  }

  @Test
  void outside_the_own_movement_nothing_is_reached() {
    assertThat(Drawn.ranges(Game.of(OPEN.replace("'movement'", "'declaration'")), "a").marks())
        .isEmpty();
  }
}
