package baseplate.microbrickbattle;

import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Place;
import baseplate.testkit.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Covers("MBB-39")
class ExitTest {
  /// A Sherman, 1.9 long, its bow at the far edge at y = 36; the first side attacks.
  private static Game atTheEdge(String more, String... house) {
    return Game.of(
        "'phase':'movement','exit':{'attacker':0,'wanted':3},'pieces':["
            + "{'id':'a','side':0,'unit':'m4-sherman','at':[24,35.05],'facing':0},"
            + "{'id':'b','side':0,'unit':'m4-sherman','at':[4,10],'facing':0},"
            + "{'id':'c','side':0,'unit':'m4-sherman','at':[8,10],'facing':0},"
            + "{'id':'x','side':1,'unit':'panzer-iii','at':[44,30],'facing':180}"
            + more
            + "]",
        house);
  }

  /// A Sherman with its bow 6.2 from the edge, which it touches with 1.8 of its 8 points left.
  private static Game farFromTheEdge() {
    return Game.of(
        "'phase':'movement','exit':{'attacker':0,'wanted':3},'pieces':["
            + "{'id':'a','side':0,'unit':'m4-sherman','at':[24,28.85],'facing':0},"
            + "{'id':'b','side':0,'unit':'m4-sherman','at':[4,10],'facing':0},"
            + "{'id':'c','side':0,'unit':'m4-sherman','at':[8,10],'facing':0},"
            + "{'id':'x','side':1,'unit':'panzer-iii','at':[44,30],'facing':180}]");
  }

  /// Two of three have left, the third has its bow at the edge.
  private static Game twoGone() {
    return Game.of(
        "'phase':'movement','exit':{'attacker':0,'wanted':3},'pieces':["
            + "{'id':'a','side':0,'unit':'m4-sherman','at':[24,35.05],'facing':0},"
            + "{'id':'b','side':0,'unit':'m4-sherman','status':'exited'},"
            + "{'id':'c','side':0,'unit':'m4-sherman','status':'exited'},"
            + "{'id':'x','side':1,'unit':'panzer-iii','at':[44,30],'facing':180}]");
  }

  private static String move(String path) {
    return "{'do':'move','piece':'a','path':[" + path + "]}";
  }

  /// Turns on the spot and back away and up again until that many points are left.
  private static Game withLeft(String reverse, String forward) {
    return atTheEdge("").does(move("{'reverse':" + reverse + "},{'forward':" + forward + "}"));
  }

  @Test
  void with_just_as_many_points_left_as_the_hull_is_long_it_exits() {
    // 8 - 2 x 2 - 2 = 2, less 0.1 gone by turning nothing: reverse 2.05, forward 2 leaves 1.9
    Game game = withLeft("2", "2").does("{'do':'move','piece':'b','path':[{'forward':1}]}");
    assertThatVerdict(game.tries(move("{'forward':1.9}"))).isAccepted().ruledBy("MBB-39");
    game.does(move("{'forward':1.9}"));
    assertThat(game.unit("a").status()).isEqualTo(Status.EXITED);
    assertThat(game.piece("a").place()).isEqualTo(new Place.Aside());
  }

  @Test
  void with_less_it_is_refused_showing_what_it_needs_and_what_it_has() {
    Game game = farFromTheEdge().does(move("{'forward':6.2}"));
    assertThatVerdict(game.tries(move("{'forward':1.8}")))
        .isRefused()
        .by("MBB-39")
        .with("needed", "1.9")
        .with("left", "1.8");
  }

  @Test
  void with_less_going_all_the_way_out_is_overspending() {
    Game game = farFromTheEdge().does(move("{'forward':6.2}"));
    assertThatVerdict(game.tries(move("{'forward':1.9}")))
        .isRefused()
        .by("MBB-4", "MBB-5", "MBB-6")
        .with("wanted", "1.9")
        .with("left", "1.8")
        .offeringNothing();
  }

  @Test
  void half_out_is_refused_with_the_move_that_carries_it_over() {
    assertThatVerdict(atTheEdge("").tries(move("{'forward':1}")))
        .isRefused()
        .by("MBB-39")
        .offering(Game.command(move("{'forward':1.9}")));
  }

  @Test
  void it_is_left_forward_not_backward() {
    Game game = atTheEdge("").does(move("{'reverse':0.5}"));
    game.does(move("{'turn':180}"));
    assertThatVerdict(game.tries(move("{'reverse':2.4}")))
        .isRefused()
        .by("MBB-39", "MBB-9")
        .saying("mbb.refused.no-exit");
  }

  /// A Sherman with its tail at the exit edge, one with its side near it, both facing as the edge
  /// does not.
  private static Game turnedAway() {
    return Game.of(
        "'phase':'movement','exit':{'attacker':0,'wanted':3},'pieces':["
            + "{'id':'a','side':0,'unit':'m4-sherman','at':[24,35.05],'facing':180},"
            + "{'id':'f','side':0,'unit':'m4-sherman','at':[8,35.4],'facing':90},"
            + "{'id':'p','side':0,'unit':'p-47','at':[36,30],'facing':0},"
            + "{'id':'x','side':1,'unit':'panzer-iii','at':[44,20],'facing':180}]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'reverse':1.9}",
        "{'reverse':1.9},{'forward':0}",
        "{'reverse':1.95},{'turn':180},{'forward':0.01}",
        "{'reverse':1.9},{'turn':0}",
        "{'forward':0},{'reverse':1}",
        "{'turn':180},{'turn':180},{'reverse':2}",
      })
  void reversing_never_goes_over_it(String path) {
    assertThatVerdict(turnedAway().tries(move(path)))
        .isRefused()
        .by("MBB-39", "MBB-9")
        .saying("mbb.refused.no-exit");
  }

  @Test
  void turning_never_goes_over_it() {
    assertThatVerdict(turnedAway().tries("{'do':'move','piece':'f','path':[{'turn':180}]}"))
        .isRefused()
        .by("MBB-39", "MBB-9");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'forward':1},{'reverse':1}",
        "{'forward':1},{'turn':180},{'forward':1}",
        "{'forward':1},{'turn':1},{'forward':1}",
        "{'forward':1},{'forward':0.5}",
      })
  void half_out_it_goes_on_ahead_until_it_is_out(String path) {
    assertThatVerdict(atTheEdge("").tries(move(path)))
        .isRefused()
        .by("MBB-39")
        .saying("mbb.refused.half-out");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'forward':2},{'reverse':2.1}",
        "{'forward':2},{'turn':90}",
        "{'forward':2},{'forward':1}",
        "{'forward':2},{'turn':0},{'reverse':1}",
      })
  void what_has_left_does_not_come_back(String path) {
    assertThatVerdict(atTheEdge("").tries(move(path)))
        .isRefused()
        .by("MBB-39")
        .saying("mbb.refused.gone")
        .offering(Game.command(move("{'forward':2}")));
  }

  @Test
  void parts_that_move_nothing_change_nothing() {
    Game game = atTheEdge("").does(move("{'forward':1},{'turn':0},{'forward':1},{'reverse':0}"));
    assertThat(game.unit("a").status()).isEqualTo(Status.EXITED);
  }

  @Test
  @Covers("MBB-25")
  void an_aeroplane_does_not_turn_about_beyond_it() {
    String path = "[{'forward':6},{'turn':180},{'forward':6}]";
    assertThatVerdict(turnedAway().tries("{'do':'move','piece':'p','path':" + path + "}"))
        .isRefused()
        .by("MBB-39");
  }

  @Test
  void what_is_offered_keeps_to_the_sides_of_the_table() {
    Game game =
        Game.of(
            "'phase':'movement','exit':{'attacker':0,'wanted':3},'pieces':["
                + "{'id':'a','side':0,'unit':'m4-sherman','at':[47,34.7],'facing':45},"
                + "{'id':'x','side':1,'unit':'panzer-iii','at':[4,20],'facing':180}]");
    assertThatVerdict(game.tries(move("{'forward':0.2}")))
        .isRefused()
        .by("MBB-9")
        .offering(Game.command(move("{'forward':0.099}")));
  }

  @Test
  void the_defender_does_not_leave() {
    Game game =
        Game.of(
            "'phase':'movement','active':1,'exit':{'attacker':0,'wanted':1},'pieces':["
                + "{'id':'a','side':1,'unit':'m4-sherman','at':[24,35.05],'facing':0},"
                + "{'id':'x','side':0,'unit':'panzer-iii','at':[44,30],'facing':180}]");
    assertThatVerdict(game.tries(move("{'forward':3}"))).isRefused().by("MBB-9");
  }

  @Test
  void without_an_exit_edge_nobody_leaves() {
    Game game =
        Game.of(
            "'phase':'movement','pieces':["
                + "{'id':'a','side':0,'unit':'m4-sherman','at':[24,35.05],'facing':0},"
                + "{'id':'x','side':1,'unit':'panzer-iii','at':[44,30],'facing':180}]");
    assertThatVerdict(game.tries(move("{'forward':3}"))).isRefused().by("MBB-9");
  }

  @Test
  void an_exit_edge_is_opposite_to_where_the_attacker_sits() {
    Game game =
        Game.of(
            "'phase':'movement','near':1,'exit':{'attacker':0,'wanted':2},'pieces':["
                + "{'id':'a','side':0,'unit':'m4-sherman','at':[24,0.95],'facing':180},"
                + "{'id':'b','side':0,'unit':'m4-sherman','at':[4,10],'facing':0},"
                + "{'id':'x','side':1,'unit':'panzer-iii','at':[44,30],'facing':180}]");
    assertThatVerdict(game.tries(move("{'forward':1.9}"))).isAccepted().ruledBy("MBB-39");
  }

  @Test
  @Covers("MBB-40")
  void the_third_exit_wins_at_once() {
    Game game = twoGone().does(move("{'forward':2}"));
    assertThat(game.battle().ending()).isPresent();
    assertThat(game.battle().ending().get().rule()).isEqualTo(Rule.MBB_40);
  }

  @Test
  @Covers("MBB-8")
  void by_simple_radius_it_is_put_down_beyond_the_edge() {
    Game game = atTheEdge("", "movement", "simple-radius");
    assertThatVerdict(game.tries("{'do':'move','piece':'a','to':{'at':[24,36.5],'facing':0}}"))
        .isRefused()
        .by("MBB-9");
    assertThatVerdict(game.tries("{'do':'move','piece':'a','to':{'at':[24,37],'facing':180}}"))
        .isAccepted()
        .ruledBy("MBB-39");
    game.does("{'do':'move','piece':'a','to':{'at':[24,37],'facing':0}}");
    assertThat(game.unit("a").status()).isEqualTo(Status.EXITED);
  }

  @Test
  @Covers("MBB-8")
  void by_simple_radius_it_is_not_put_beyond_a_side_of_the_table() {
    Game game =
        Game.of(
            "'phase':'movement','exit':{'attacker':0,'wanted':3},'pieces':["
                + "{'id':'a','side':0,'unit':'m4-sherman','at':[46,34],'facing':0},"
                + "{'id':'x','side':1,'unit':'panzer-iii','at':[4,20],'facing':180}]",
            "movement",
            "simple-radius");
    assertThatVerdict(game.tries("{'do':'move','piece':'a','to':{'at':[50,38],'facing':0}}"))
        .isRefused()
        .by("MBB-9");
  }
}
