package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.microbrickbattle.Skirmish.endPhase;
import static baseplate.microbrickbattle.Skirmish.noShot;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Ending;
import baseplate.core.Event;
import baseplate.core.Place;
import baseplate.core.Rules;
import baseplate.core.SideId;
import baseplate.core.play.View;
import baseplate.core.words.Phrase;
import baseplate.testkit.Covers;
import java.util.List;
import org.junit.jupiter.api.Test;

/// How the units of a side stand, wherever they are.
@Covers({"MBB-10", "MBB-12", "MBB-27", "MBB-34"})
class RosterTest {
  private static final Skirmish SKIRMISH =
      new Skirmish()
          .unit(Skirmish.RED, Kinds.sherman("a"), 5_000, 5_000, 0)
          .unit(Skirmish.RED, Kinds.sherman("b"), 15_000, 5_000, 0)
          .unit(Skirmish.RED, Kinds.sherman("c"), 25_000, 5_000, 0)
          .unit(Skirmish.BLUE, Kinds.panzer3("x"), 10_000, 20_000, 180)
          .wreck(Skirmish.BLUE, Kinds.panzer3("dead"), 20_000, 20_000, 180)
          .piece(Skirmish.BLUE, Kinds.panzer3("far"), gone(Status.EXITED), new Place.Aside())
          .piece(Skirmish.BLUE, Kinds.panzer3("ju"), gone(Status.SHOT_DOWN), new Place.Aside())
          .piece(Skirmish.BLUE, Kinds.panzer3("late"), UnitState.RESERVE, new Place.Aside());

  private static UnitState gone(Status status) {
    return UnitState.FRESH.become(status);
  }

  private static List<String> roster(Rules rules, Battle battle, SideId side) {
    return rules.roster(View.open(battle, side), side).stream()
        .map(unit -> unit.piece() + ": " + Game.texts().say(unit.status()) + ", " + unit.standing())
        .toList();
  }

  private static List<String> red(Battle battle) {
    return roster(SKIRMISH.rig().rules(), battle, Skirmish.RED);
  }

  @Test
  void wrecks_reserves_and_those_that_left_are_listed_too() {
    Battle battle = SKIRMISH.in(Phase.MOVEMENT, TurnScope.WHOLE);
    assertThat(roster(SKIRMISH.rig().rules(), battle, Skirmish.BLUE))
        .containsExactly(
            "x: waits, READY",
            "dead: wreck, LOST",
            "far: left by the exit edge, AWAY",
            "ju: shot down, LOST",
            "late: in reserve, ASIDE");
  }

  @Test
  void while_moving_each_unit_has_its_points_left() {
    Game game =
        Game.of(
            "'phase':'movement','pieces':["
                + "{'id':'a','side':0,'unit':'m4-sherman','at':[20,14],'facing':0},"
                + "{'id':'x','side':1,'unit':'panzer-iii','at':[40,30],'facing':180}]");
    game.does("{'do':'move','piece':'a','path':[{'forward':2.5}]}");
    assertThat(roster(game.rules(), game.battle(), Skirmish.RED))
        .containsExactly("a: 5.5 MP left, READY");
  }

  @Test
  void while_declaring_the_leftmost_that_has_not_declared_is_due() {
    Battle start = SKIRMISH.declaring();
    assertThat(red(start))
        .containsExactly("a: to declare, DUE", "b: waits, READY", "c: waits, READY");
    Battle on = SKIRMISH.rig().after(start, noShot("a"), declare("b", "x"));
    assertThat(red(on))
        .containsExactly("a: passed over, READY", "b: declared at x, READY", "c: to declare, DUE");
  }

  @Test
  void while_shooting_the_next_shooter_is_due() {
    Battle battle =
        SKIRMISH
            .rig()
            .after(
                SKIRMISH.declaring(),
                declare("a", "x"),
                noShot("b"),
                declare("c", "x"),
                endPhase());
    assertThat(red(battle))
        .containsExactly(
            "a: shoots next, at x, DUE", "b: no shot to come, READY", "c: declared at x, READY");
  }

  @Test
  void while_deploying_all_reserves_of_the_side_whose_turn_it_is_are_due() {
    Game game = Game.scenario("skirmish", "opening", "scenario");
    assertThat(roster(game.rules(), game.battle(), Skirmish.RED))
        .allMatch(unit -> unit.endsWith(": in reserve, ASIDE"));
    game.does("{'do':'auto-terrain'}", 1);
    assertThat(roster(game.rules(), game.battle(), Skirmish.BLUE))
        .allMatch(unit -> unit.endsWith(": to be deployed, DUE"));
    game.does("{'do':'auto-deploy'}", 1);
    assertThat(roster(game.rules(), game.battle(), Skirmish.BLUE))
        .contains("panzer-iv-1: waits, READY", "panzer-iii-1: in reserve, ASIDE");
  }

  @Test
  void when_the_battle_is_over_nothing_is_due() {
    Battle over =
        SKIRMISH
            .declaring()
            .after(
                new Event.BattleEnded(
                    new Ending(Skirmish.RED, Rule.MBB_26, Phrase.of("mbb.title"))));
    assertThat(red(over)).allMatch(unit -> unit.endsWith(": waits, READY"));
  }

  @Test
  void a_unit_is_listed_by_the_name_on_the_table() {
    Game game = Game.scenario("skirmish");
    assertThat(game.rules().roster(View.open(game.battle(), Skirmish.RED), Skirmish.RED))
        .extracting(unit -> Game.texts().say(unit.name()))
        .containsExactly("M4 Sherman 1", "M4 Sherman 2", "M3 Stuart 1");
  }
}
