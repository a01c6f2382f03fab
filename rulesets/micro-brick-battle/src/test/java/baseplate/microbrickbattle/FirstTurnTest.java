package baseplate.microbrickbattle;

import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Event;
import baseplate.testkit.Covers;
import org.junit.jupiter.api.Test;

@Covers({"MBB-1", "MBB-2", "MBB-3"})
class FirstTurnTest {
  private static final String PIECES =
      "'pieces':[{'id':'a','side':0,'unit':'m4-sherman','at':[20,10],'facing':0},"
          + "{'id':'x','side':1,'unit':'panzer-iii','at':[20,26],'facing':180}]";
  private static final String MOVE = "{'do':'move','piece':'a','path':[{'forward':1}]}";
  private static final String DECLARE = "{'do':'declare','shooter':'a','target':'x'}";
  private static final String END = "{'do':'end-phase'}";
  private static final String SHOOTING = "{'do':'first-turn','take':'shooting'}";
  private static final String MOVEMENT = "{'do':'first-turn','take':'movement'}";

  @Test
  void with_shooting_named_turrets_swing_and_no_hull_moves() {
    Game game = Game.of(PIECES).does(SHOOTING);
    assertThat(game.now()).isEqualTo("declaration 0");
    assertThatVerdict(game.tries(MOVE)).isRefused().by("MBB-3");
    assertThatVerdict(game.tries(DECLARE)).isAccepted();
  }

  @Test
  void with_movement_named_a_declaration_is_refused() {
    Game game = Game.of(PIECES).does(MOVEMENT);
    assertThatVerdict(game.tries(DECLARE)).isRefused().by("MBB-3");
    assertThatVerdict(game.tries(MOVE)).isAccepted();
  }

  @Test
  void a_move_before_naming_names_movement() {
    Game game = Game.of(PIECES);
    assertThatVerdict(game.tries(MOVE))
        .isAccepted()
        .with(new UnitEvent.FirstTurnNamed(TurnScope.MOVEMENT))
        .ruled("MBB-3", "mbb.ruling.named-by-moving")
        .decidedBy("MBB-3", "first-turn-limited");
    assertThatVerdict(game.tries("{'do':'turret','piece':'a','to':9}"))
        .isAccepted()
        .ruled("MBB-3", "mbb.ruling.named-by-moving");
    game.does(MOVE);
    assertThatVerdict(game.tries(SHOOTING)).isRefused().by("MBB-3");
  }

  @Test
  void the_phase_does_not_end_before_it_is_named() {
    assertThatVerdict(Game.of(PIECES).tries(END))
        .isRefused()
        .by("MBB-3")
        .offering(Game.command(MOVEMENT));
  }

  @Test
  void after_the_one_phase_the_second_player_has_all_three() {
    Game game = Game.of(PIECES).does(MOVEMENT).does(END);
    assertThat(game.now()).isEqualTo("movement 1");
    game.does(END);
    assertThat(game.now()).isEqualTo("declaration 1");
    game.does(END);
    assertThat(game.now()).isEqualTo("shooting 1");
    game.does(END);
    assertThat(game.now()).isEqualTo("movement 0");
    assertThat(game.battle().clock().round()).isEqualTo(2);
    assertThat(game.battle().clock().turn()).isEqualTo(3);
    assertThat(BattleState.of(game.battle()).scope()).isEqualTo(TurnScope.WHOLE);
  }

  @Test
  void shooting_in_the_first_turn_ends_it_too() {
    Game game = Game.of(PIECES).does(SHOOTING).does(DECLARE).does(END);
    assertThatVerdict(game.tries(END)).isRefused().by("MBB-12");
    game.does("{'do':'shoot'}", 1, 1).does(END);
    assertThat(game.now()).isEqualTo("movement 1");
  }

  @Test
  void by_agreement_the_first_turn_is_like_every_other() {
    Game game = Game.of(PIECES, "first-turn-limited", "off");
    assertThatVerdict(game.tries(MOVEMENT)).isRefused().by("MBB-3");
    game.does(MOVE).does(END);
    assertThat(game.now()).isEqualTo("declaration 0");
  }

  @Test
  void a_position_in_a_named_phase_is_no_first_turn() {
    Game game = Game.of("'phase':'movement'," + PIECES).does(MOVE).does(END);
    assertThat(game.now()).isEqualTo("declaration 0");
  }

  @Test
  void a_position_of_a_later_round_is_no_first_turn() {
    Game game = Game.of("'round':3,'active':1," + PIECES);
    assertThat(game.battle().clock().turn()).isEqualTo(6);
    assertThat(BattleState.of(game.battle()).scope()).isEqualTo(TurnScope.WHOLE);
  }

  @Test
  void nobody_commands_the_other_sides_units() {
    assertThatVerdict(
            Game.of("'phase':'movement'," + PIECES)
                .tries("{'do':'move','piece':'x','path':[{'forward':1}]}"))
        .isRefused()
        .asStructure()
        .saying("mbb.refused.not-yours");
  }

  @Test
  void points_are_forgotten_when_movement_ends() {
    Game game = Game.of("'phase':'movement'," + PIECES).does(MOVE);
    assertThatVerdict(game.tries(END))
        .isAccepted()
        .with(new Event.PieceChanged(game.piece("a").id(), UnitState.FRESH));
  }
}
