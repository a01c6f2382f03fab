package baseplate.microbrickbattle;

import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.geometry.Angle;
import baseplate.testkit.Covers;
import org.junit.jupiter.api.Test;

@Covers("MBB-7")
class TurretTest {
  private static Game with(String unit) {
    return Game.of(
        "'phase':'movement','pieces':[{'id':'a','side':0,'unit':'"
            + unit
            + "','at':[20,18],'facing':30},"
            + "{'id':'x','side':1,'unit':'panzer-iii','at':[40,30],'facing':180}]");
  }

  private static final String TURN = "{'do':'turret','piece':'a','to':45}";

  @Test
  void a_turret_turns_free_of_points() {
    Game game = with("m4-sherman").does(TURN);
    assertThat(game.unit("a").turret()).isEqualTo(Angle.ofDegrees(45));
    assertThat(game.unit("a").driven()).isZero();
    assertThatVerdict(game.tries("{'do':'move','piece':'a','path':[{'forward':8}]}")).isAccepted();
  }

  @Test
  void it_goes_along_with_the_hull() {
    Game game = with("m4-sherman").does(TURN);
    game.does("{'do':'move','piece':'a','path':[{'turn':90}]}");
    assertThat(game.unit("a").turret()).isEqualTo(Angle.ofDegrees(45));
  }

  @Test
  void a_fixed_gun_is_aimed_by_the_hull_alone() {
    assertThatVerdict(with("stug-iii").tries(TURN)).isRefused().by("MBB-7");
    assertThatVerdict(with("p-47").tries(TURN)).isRefused().by("MBB-7");
  }

  @Test
  @Covers("MBB-41")
  void an_emplaced_gun_swings_like_a_turret_and_never_drives() {
    Game game = with("anti-tank-gun");
    assertThatVerdict(game.tries(TURN)).isAccepted();
    assertThatVerdict(game.tries("{'do':'move','piece':'a','path':[{'turn':1}]}"))
        .isRefused()
        .by("MBB-4", "MBB-5", "MBB-6");
  }

  @Test
  void turrets_turn_in_the_movement_phase_alone() {
    Game game = with("m4-sherman").does("{'do':'end-phase'}");
    assertThatVerdict(game.tries(TURN)).isRefused().by("MBB-2");
  }

  /// A StuG, MP 7, facing so that the target straight ahead of the near edge is that far off its
  /// bow.
  private static Game stugOffBy(int degrees) {
    return Game.of(
        "'phase':'movement','pieces':[{'id':'a','side':0,'unit':'stug-iii','at':[20,18],"
            + "'facing':"
            + (360 - degrees)
            + "},{'id':'x','side':1,'unit':'panzer-iii','at':[20,28],'facing':180}]");
  }

  @Test
  @Covers({"MBB-6", "MBB-23"})
  void a_fixed_gun_turned_by_55_degrees_covers_a_target_that_was_100_off() {
    Game game = stugOffBy(100);
    assertThatVerdict(game.tries("{'do':'move','piece':'a','path':[{'turn':55}]}"))
        .isAccepted()
        .reckoned("mbb.points", "1", "1");
    game.does("{'do':'move','piece':'a','path':[{'turn':55}]}").does("{'do':'end-phase'}");
    assertThatVerdict(game.tries("{'do':'declare','shooter':'a','target':'x'}")).isAccepted();
  }

  @Test
  @Covers({"MBB-6", "MBB-23"})
  void a_hundredth_of_a_degree_less_does_not_do() {
    Game game = stugOffBy(100);
    game.does("{'do':'move','piece':'a','path':[{'turn':54.99}]}").does("{'do':'end-phase'}");
    assertThatVerdict(game.tries("{'do':'declare','shooter':'a','target':'x'}"))
        .isRefused()
        .by("MBB-23");
  }

  @Test
  @Covers({"MBB-6", "MBB-23"})
  void a_target_140_degrees_off_takes_95_and_two_points() {
    Game game = stugOffBy(140);
    assertThatVerdict(game.tries("{'do':'move','piece':'a','path':[{'turn':95},{'forward':5}]}"))
        .isAccepted()
        .reckoned("mbb.points", "7", "5", "2");
  }
}
