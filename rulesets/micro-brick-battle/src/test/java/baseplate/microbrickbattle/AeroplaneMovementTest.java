package baseplate.microbrickbattle;

import static baseplate.testkit.Verdicts.assertThatVerdict;

import baseplate.core.Enforcement;
import baseplate.core.SetUp;
import baseplate.data.PositionFile;
import baseplate.testkit.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Covers("MBB-25")
class AeroplaneMovementTest {
  private static final String ENEMY =
      "{'id':'x','side':1,'unit':'panzer-iii','at':[40,30],'facing':180}";

  /// A P-47, 3.61 long with MP 16, at y, facing the far edge 36 inches off.
  private static Game plane(String y, String more, String... house) {
    return Game.of(
        "'phase':'movement','pieces':[{'id':'p','side':0,'unit':'p-47','at':[24,"
            + y
            + "],'facing':0},"
            + ENEMY
            + more
            + "]",
        house);
  }

  private static String move(String path) {
    return "{'do':'move','piece':'p','path':[" + path + "]}";
  }

  private static final String END = "{'do':'end-phase'}";

  @Test
  void three_inches_from_the_edge_eight_forward_are_refused() {
    assertThatVerdict(plane("31.195", "").tries(move("{'forward':8}")))
        .isRefused()
        .by("MBB-9")
        .saying("mbb.refused.leaves-table");
  }

  @Test
  void a_half_turn_and_eight_to_fourteen_forward_are_legal() {
    Game game = plane("31.195", "");
    assertThatVerdict(game.tries(move("{'turn':180},{'forward':8}")))
        .isAccepted()
        .reckoned("mbb.points", "10", "8", "2");
    assertThatVerdict(game.tries(move("{'turn':180},{'forward':14}"))).isAccepted();
    assertThatVerdict(game.tries(move("{'turn':180},{'forward':14.001}"))).isRefused();
  }

  @Test
  void closing_the_phase_unmoved_is_refused_with_a_flight_that_would_do() {
    assertThatVerdict(plane("18", "").tries(END))
        .isRefused()
        .by("MBB-25")
        .with("flown", "0")
        .with("least", "8")
        .offering(Game.command(move("{'forward':8}")));
  }

  @Test
  void closing_the_phase_is_refused_until_it_has_flown_far_enough() {
    Game game = plane("18", "").does(move("{'forward':7.999}"));
    assertThatVerdict(game.tries(END))
        .isRefused()
        .offering(Game.command(move("{'forward':0.001}")));
    game.does(move("{'forward':0.001}"));
    assertThatVerdict(game.tries(END)).isAccepted();
  }

  @Test
  void near_the_edge_the_offered_flight_turns() {
    assertThatVerdict(plane("31.195", "").tries(END))
        .isRefused()
        .by("MBB-25")
        .offering(Game.command(move("{'turn':75},{'forward':8}")));
  }

  private static final String ON_SEVEN_BY_SEVEN =
      "{'ruleset':'micro-brick-battle','table':{'width':7,'height':7},"
          + "'sides':[{'name':'Red'},{'name':'Blue'}],'phase':'movement','pieces':["
          + "{'id':'p','side':0,'unit':'p-47','at':[3.5,3.5],'facing':0},"
          + "{'id':'x','side':1,'unit':'panzer-iii','at':[1,1],'facing':0}]}";

  private static Game cramped() {
    SetUp.From cramped = new SetUp.Position(PositionFile.of(Game.doc(ON_SEVEN_BY_SEVEN)));
    return Game.open(cramped, Enforcement.ENFORCE);
  }

  @Test
  void one_that_has_no_legal_flight_may_stay() {
    assertThatVerdict(cramped().tries(END)).isAccepted().ruled("MBB-25", "mbb.ruling.no-flight");
  }

  @Test
  void by_agreement_it_may_stay() {
    assertThatVerdict(plane("18", "", "aeroplanes", "may-stay").tries(END)).isAccepted();
  }

  @Test
  void it_never_flies_backward() {
    assertThatVerdict(plane("18", "").tries(move("{'forward':8},{'reverse':1}")))
        .isRefused()
        .by("MBB-25")
        .offering(Game.command(move("{'forward':8}")));
  }

  @Test
  void it_passes_over_units_and_terrain_and_may_end_over_them() {
    String tank = ",{'id':'t','side':1,'unit':'tiger-i','at':[24,26],'facing':0}";
    assertThatVerdict(plane("18", tank).tries(move("{'forward':8}"))).isAccepted();
  }

  @Test
  void it_passes_over_another_aeroplane_and_does_not_end_over_it() {
    String other = ",{'id':'q','side':0,'unit':'ju-87','at':[24,26],'facing':0}";
    Game game = plane("18", other);
    assertThatVerdict(game.tries(move("{'forward':8}")))
        .isRefused()
        .by("MBB-25")
        .saying("mbb.refused.ends-on")
        .with("other", "q");
    assertThatVerdict(game.tries(move("{'forward':13}"))).isAccepted();
  }

  @Test
  @Covers("MBB-9")
  void a_tank_drives_under_it() {
    Game game =
        Game.of(
            "'phase':'movement','pieces':[{'id':'p','side':0,'unit':'m4-sherman','at':[24,18],"
                + "'facing':0},{'id':'q','side':1,'unit':'ju-87','at':[24,22],'facing':0}]");
    assertThatVerdict(game.tries(move("{'forward':4}"))).isAccepted();
  }

  @Test
  @Covers("MBB-3")
  void in_a_first_turn_of_shooting_it_need_not_fly() {
    Game game =
        Game.of(
            "'pieces':[{'id':'p','side':0,'unit':'p-47','at':[24,18],'facing':0}," + ENEMY + "]");
    game.does("{'do':'first-turn','take':'shooting'}").does(END);
    assertThatVerdict(game.tries(END)).isAccepted();
  }

  @Test
  @Covers("MBB-8")
  void by_simple_radius_it_must_still_fly_far_enough() {
    Game game = plane("18", "", "movement", "simple-radius");
    assertThatVerdict(game.tries(END)).isRefused().by("MBB-25");
    game.does("{'do':'move','piece':'p','to':{'at':[24,26],'facing':90}}");
    assertThatVerdict(game.tries(END)).isAccepted();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'turn':360},{'turn':360},{'turn':1}",
        "{'turn':360},{'turn':360},{'forward':0.5},{'turn':10}",
        "{'forward':1},{'turn':360},{'turn':360},{'turn':1}",
      })
  void no_move_wastes_what_it_must_fly(String path) {
    assertThatVerdict(plane("18", "").tries(move(path)))
        .isRefused()
        .by("MBB-25")
        .saying("mbb.refused.wasted-flight")
        .with("least", "8")
        .offering(Game.command(move("{'forward':8}")));
  }

  @Test
  void turning_that_leaves_just_enough_is_no_waste() {
    Game game = plane("18", "").does(move("{'turn':360},{'turn':360}"));
    assertThatVerdict(game.tries(END)).isRefused().by("MBB-25");
    game.does(move("{'forward':8}"));
    assertThatVerdict(game.tries(END)).isAccepted();
  }

  @Test
  void the_waste_may_come_in_several_moves() {
    Game game = plane("18", "").does(move("{'turn':360}")).does(move("{'turn':360}"));
    assertThatVerdict(game.tries(move("{'turn':1}"))).isRefused().by("MBB-25");
  }

  @Test
  void what_is_offered_for_another_refusal_does_not_waste_it_either() {
    String path = "{'turn':360},{'turn':360},{'turn':360},{'forward':9}";
    assertThatVerdict(plane("18", "").tries(move(path)))
        .isRefused()
        .by("MBB-4", "MBB-5", "MBB-6")
        .offeringNothing();
  }

  @Test
  void where_no_flight_was_possible_nothing_is_wasted() {
    assertThatVerdict(cramped().tries(move("{'turn':90}"))).isAccepted();
  }

  @Test
  void by_agreement_it_may_waste_it() {
    String path = "{'turn':360},{'turn':360},{'turn':1}";
    assertThatVerdict(plane("18", "", "aeroplanes", "may-stay").tries(move(path))).isAccepted();
  }
}
