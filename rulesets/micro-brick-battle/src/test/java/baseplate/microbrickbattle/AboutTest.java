package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.microbrickbattle.Skirmish.endPhase;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.PieceId;
import baseplate.core.Rules;
import baseplate.core.SideId;
import baseplate.core.play.View;
import baseplate.testkit.Covers;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The pieces that each offer is about, so that a table can offer it there.
@Covers({"MBB-4", "MBB-10", "MBB-12", "MBB-24", "MBB-27"})
class AboutTest {
  private static List<String> offers(Rules rules, Battle battle, SideId side) {
    return rules.options(View.open(battle, side)).stream()
        .map(option -> Game.texts().say(option.label()) + ": " + told(option.about()))
        .toList();
  }

  private static List<String> offers(Game game) {
    return offers(game.rules(), game.battle(), game.battle().toAct());
  }

  private static String told(List<PieceId> about) {
    return about.stream().map(PieceId::text).collect(Collectors.joining(" "));
  }

  @Test
  void moves_and_turrets_are_about_their_unit() {
    Game game =
        Game.of(
            "'phase':'movement','pieces':["
                + "{'id':'a','side':0,'unit':'m4-sherman','at':[20,14],'facing':0},"
                + "{'id':'x','side':1,'unit':'panzer-iii','at':[40,30],'facing':180}]");
    assertThat(offers(game)).containsExactly("Move a: a", "Turn the gun of a: a", "End movement: ");
  }

  @Test
  void shots_are_about_shooter_and_target() {
    Skirmish skirmish = Firing.pair(5, 5, 180);
    Skirmish.Rig rig = skirmish.rig();
    assertThat(offers(rig.rules(), skirmish.declaring(), Skirmish.RED))
        .contains("s shoots at t: s t", "s does not shoot: s", "End the phase: ");
    Battle shooting = rig.after(skirmish.declaring(), declare("s", "t"), endPhase());
    assertThat(offers(rig.rules(), shooting, Skirmish.RED))
        .containsExactly("Resolve the next shot: s t");
  }

  @Test
  void terrain_is_set_up_and_taken_away_piece_by_piece() {
    Game game = Game.scenario("skirmish", "terrain-setup", "one-player");
    game.does("{'do':'place-terrain','piece':'wall-1','at':[18,12],'facing':0}");
    assertThat(offers(game))
        .contains(
            "Set up house-1: house-1",
            "Take wall-1 off the table: wall-1",
            "Finish setting up terrain: ");
  }

  @Test
  void deployment_is_about_the_unit_and_a_roll_about_the_first_in_reserve() {
    Game game = Game.scenario("skirmish", "opening", "scenario").does("{'do':'auto-terrain'}", 1);
    assertThat(offers(game))
        .contains(
            "Deploy panzer-iv-1: panzer-iv-1",
            "Deploy the next unit by a roll: panzer-iv-1",
            "Deploy by a roll all that is left of both sides: ");
  }
}
