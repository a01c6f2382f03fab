package baseplate.microbrickbattle;

import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.testkit.Covers;
import org.junit.jupiter.api.Test;

@Covers({"MBB-4", "MBB-5", "MBB-6"})
class MovementCostTest {
  private static final String ENEMY =
      "{'id':'x','side':1,'unit':'panzer-iii','at':[40,30],'facing':180}";

  /// A single unit of the first side in the middle of an empty table, in a later turn.
  private static Game alone(String unit, String... house) {
    return Game.of(
        "'phase':'movement','pieces':[{'id':'a','side':0,'unit':'"
            + unit
            + "','at':[20,18],'facing':0},"
            + ENEMY
            + "]",
        house);
  }

  private static String move(String path) {
    return "{'do':'move','piece':'a','path':[" + path + "]}";
  }

  @Test
  void a_path_of_exactly_all_points_is_legal() {
    Game game = alone("m4-sherman");
    assertThatVerdict(game.tries(move("{'forward':3},{'turn':90},{'forward':2},{'reverse':1}")))
        .isAccepted()
        .reckoned("mbb.points", "8", "5", "2", "1")
        .ruledBy("MBB-4", "MBB-6");
  }

  @Test
  void a_tenth_of_an_inch_more_is_refused_with_the_sum_and_the_path_that_would_do() {
    Game game = alone("m4-sherman");
    assertThatVerdict(
            game.tries(
                move("{'forward':3},{'turn':90},{'forward':2},{'reverse':1},{'forward':0.1}")))
        .isRefused()
        .by("MBB-4", "MBB-5", "MBB-6")
        .with("total", "8.1")
        .with("points", "8")
        .offering(Game.command(move("{'forward':3},{'turn':90},{'forward':2},{'reverse':1}")));
  }

  @Test
  void the_sum_counts_what_was_spent_earlier_in_the_phase() {
    Game game = alone("m4-sherman").does(move("{'forward':5}")).does(move("{'turn':-90}"));
    assertThatVerdict(game.tries(move("{'forward':2.001}")))
        .isRefused()
        .with("before", "6")
        .with("total", "8.001")
        .offering(Game.command(move("{'forward':2}")));
    assertThatVerdict(game.tries(move("{'forward':2}"))).isAccepted();
  }

  @Test
  void turns_of_thirty_and_fifty_in_one_phase_have_started_one_quarter() {
    Game game = alone("m4-sherman").does(move("{'turn':30}")).does(move("{'turn':50}"));
    assertThatVerdict(game.tries(move("{'forward':7}"))).isAccepted();
    assertThatVerdict(game.tries(move("{'forward':7.001}"))).isRefused();
  }

  @Test
  void turns_of_thirty_and_seventy_in_one_phase_have_started_two() {
    Game game = alone("m4-sherman").does(move("{'turn':30}")).does(move("{'turn':70}"));
    assertThatVerdict(game.tries(move("{'forward':6}"))).isAccepted();
    assertThatVerdict(game.tries(move("{'forward':6.001}"))).isRefused();
  }

  @Test
  void left_and_right_add_up() {
    Game game = alone("m4-sherman");
    assertThatVerdict(game.tries(move("{'turn':60},{'turn':-60}")))
        .isAccepted()
        .reckoned("mbb.points", "2", "2")
        .decidedBy("MBB-6", "turning");
  }

  @Test
  void exactly_ninety_degrees_cost_one_point_and_a_hundredth_more_two() {
    Game game = alone("m4-sherman");
    assertThatVerdict(game.tries(move("{'turn':90}"))).isAccepted().reckoned("mbb.points", "1");
    assertThatVerdict(game.tries(move("{'turn':90.01}"))).isAccepted().reckoned("mbb.points", "2");
  }

  @Test
  void reverse_turn_and_forward_use_up_five_points() {
    Game game = alone("churchill");
    assertThatVerdict(game.tries(move("{'reverse':1.5},{'turn':45},{'forward':1}")))
        .isAccepted()
        .reckoned("mbb.points", "5", "1", "3", "1");
    assertThatVerdict(game.tries(move("{'reverse':1.5},{'turn':45},{'forward':1.5}")))
        .isRefused()
        .with("total", "5.5");
  }

  @Test
  void by_agreement_half_a_quarter_costs_half_a_point() {
    Game game = alone("churchill", "turning", "pro-rata-45");
    assertThatVerdict(game.tries(move("{'reverse':1.5},{'turn':45},{'forward':1.5}")))
        .isAccepted()
        .reckoned("mbb.points", "5", "1.5", "3", "0.5");
    assertThatVerdict(game.tries(move("{'turn':45.01}"))).isAccepted().reckoned("mbb.points", "1");
  }

  @Test
  void way_points_never_change_a_cost() {
    Game game = alone("m4-sherman");
    assertThatVerdict(game.tries(move("{'turn':17},{'forward':0.333},{'forward':0.667}")))
        .isAccepted()
        .reckoned("mbb.points", "2", "1", "1");
  }

  @Test
  void an_overlong_turn_is_cut_to_what_can_be_paid() {
    Game game = alone("m4-sherman").does(move("{'forward':7}"));
    assertThatVerdict(game.tries(move("{'turn':-170}")))
        .isRefused()
        .offering(Game.command(move("{'turn':-90}")));
  }

  @Test
  void points_come_back_in_the_next_turn() {
    Game game = alone("m4-sherman").does(move("{'forward':8}"));
    assertThat(game.unit("a").driven()).isEqualTo(8_000);
    game.does("{'do':'end-phase'}");
    assertThat(game.unit("a").driven()).isZero();
  }

  @Test
  void any_number_of_units_moves_by_turns_in_any_order() {
    Game game =
        Game.of(
            "'phase':'movement','pieces':["
                + "{'id':'a','side':0,'unit':'m4-sherman','at':[20,18],'facing':0},"
                + "{'id':'b','side':0,'unit':'m4-sherman','at':[30,18],'facing':0},"
                + ENEMY
                + "]");
    game.does(move("{'forward':4}"))
        .does("{'do':'move','piece':'b','path':[{'forward':4}]}")
        .does(move("{'forward':4}"));
    assertThatVerdict(game.tries(move("{'forward':0.001}")))
        .isRefused()
        .by("MBB-4", "MBB-5", "MBB-6");
  }

  @Test
  void a_path_that_moves_nothing_is_no_command() {
    assertThatVerdict(alone("m4-sherman").tries(move("{'forward':0},{'turn':0}")))
        .isRefused()
        .asStructure();
  }
}
