package baseplate.microbrickbattle;

import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.geometry.Point;
import baseplate.testkit.Covers;
import org.junit.jupiter.api.Test;

@Covers({"MBB-9", "MBB-30"})
class WayTest {
  private static final String ENEMY =
      "{'id':'x','side':1,'unit':'panzer-iii','at':[40,30],'facing':180}";

  /// A Sherman, 1.9 by 0.9, in the middle, facing the far edge.
  private static Game sherman(String more, String terrain, String... house) {
    return Game.of(position(more, terrain), house);
  }

  private static String position(String more, String terrain) {
    return "'phase':'movement','pieces':[{'id':'a','side':0,'unit':'m4-sherman','at':[20,18],"
        + "'facing':0},"
        + ENEMY
        + more
        + "],'terrain':["
        + terrain
        + "]";
  }

  private static String move(String path) {
    return "{'do':'move','piece':'a','path':[" + path + "]}";
  }

  private static final String WALL =
      "{'id':'w','kind':'wall','at':[20,22],'facing':0,'size':[4,0.3]}";

  @Test
  void a_wall_stops_the_bow_and_the_refusal_names_it_and_the_free_part() {
    // from the bow at 18.95 to the wall at 21.85 there are 2.9, and 3 thousandths of contact slack
    assertThatVerdict(sherman("", WALL).tries(move("{'forward':5}")))
        .isRefused()
        .by("MBB-9")
        .with("by", "w")
        .with("segment", 1)
        .offering(Game.command(move("{'forward':2.903}")));
  }

  @Test
  void the_free_part_is_accepted_and_touching_is_not_overlapping() {
    Game game = sherman("", WALL);
    assertThatVerdict(game.tries(move("{'forward':2.9}"))).isAccepted();
    game.does(move("{'forward':2.9}"));
    assertThatVerdict(game.tries(move("{'forward':0.1}"))).isRefused().by("MBB-9");
  }

  @Test
  void a_unit_of_either_side_bars_the_way() {
    String friend = ",{'id':'b','side':0,'unit':'m4-sherman','at':[20,21],'facing':0}";
    assertThatVerdict(sherman(friend, "").tries(move("{'forward':5}")))
        .isRefused()
        .by("MBB-9")
        .with("by", "b");
  }

  @Test
  void a_wreck_bars_the_way() {
    String wreck = ",{'id':'b','side':1,'unit':'m4-sherman','at':[20,21],'facing':0,'wreck':true}";
    assertThatVerdict(sherman(wreck, "").tries(move("{'forward':5}"))).isRefused().with("by", "b");
  }

  @Test
  @Covers("MBB-38")
  void whom_a_wreck_overlaps_may_drive_off_but_not_further_in() {
    // the wreck is 0.6 wide where the hull was high; both lie in each other
    String wreck =
        ",{'id':'b','side':1,'unit':'m4-sherman','at':[20,18.5],'facing':90,'wreck':true}";
    Game game = sherman(wreck, "");
    assertThatVerdict(game.tries(move("{'forward':1}"))).isRefused().with("by", "b");
    assertThatVerdict(game.tries(move("{'reverse':2}"))).isAccepted();
  }

  @Test
  void turning_sweeps_the_corners() {
    // the corner reaches 1.05 from the centre, the wall stands 0.9 off the side
    String wall = "{'id':'w','kind':'wall','at':[21.05,18],'facing':90,'size':[4,0.3]}";
    assertThatVerdict(sherman("", wall).tries(move("{'turn':90}")))
        .isRefused()
        .by("MBB-9")
        .with("by", "w");
  }

  @Test
  void it_goes_where_it_is_turned_to() {
    Game game = sherman("", "").does(move("{'turn':90}")).does(move("{'forward':7}"));
    assertThat(game.pose("a").at()).isEqualTo(Point.ofInches("27", "18"));
  }

  @Test
  void a_unit_stays_on_the_table() {
    Game edge =
        Game.of(
            "'phase':'movement','pieces':[{'id':'a','side':0,'unit':'m4-sherman','at':[24,34],"
                + "'facing':0},"
                + ENEMY
                + "]");
    assertThatVerdict(edge.tries(move("{'forward':2}")))
        .isRefused()
        .by("MBB-9")
        .saying("mbb.refused.leaves-table")
        .offering(Game.command(move("{'forward':1.053}")));
  }

  @Test
  void turret_and_barrel_overhang_freely() {
    // barrel along the wall: muzzle 1.1 ahead of the centre lies over the wall, the bow touches it
    Game game = sherman("", WALL).does(move("{'forward':2.9}"));
    assertThatVerdict(game.tries("{'do':'turret','piece':'a','to':30}")).isAccepted();
  }

  @Test
  void open_wood_and_stream_may_be_entered() {
    String ground =
        "{'id':'o','kind':'open-wood','at':[20,22],'facing':0},"
            + "{'id':'s','kind':'stream','at':[20,27],'facing':0}";
    assertThatVerdict(sherman("", ground).tries(move("{'forward':8}")))
        .isAccepted()
        .reckoned("mbb.points", "8", "8");
  }

  @Test
  void house_hill_wood_wall_hedgerow_and_crates_bar_entry() {
    for (String kind : new String[] {"house", "hill", "dense-wood", "wall", "hedgerow", "crates"}) {
      String piece = "{'id':'t','kind':'" + kind + "','at':[20,22.5],'facing':0}";
      assertThatVerdict(sherman("", piece).tries(move("{'forward':8}")))
          .isRefused()
          .by("MBB-9")
          .with("by", "t");
    }
  }

  @Test
  void the_table_may_let_a_refused_path_pass_and_keeps_the_refusal() {
    assertThatVerdict(Game.free(position("", WALL)).tries(move("{'forward':9}")))
        .isAccepted()
        .waiving("MBB-9")
        .waiving("MBB-5");
  }
}
