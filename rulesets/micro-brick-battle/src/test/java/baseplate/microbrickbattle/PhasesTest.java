package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.play.View;
import baseplate.core.scene.Phases;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The phases as a table lists them.
@Covers({"MBB-2", "MBB-27"})
class PhasesTest {
  private static String phases(Game game) {
    Phases phases = game.rules().phases(View.open(game.battle(), game.battle().toAct()));
    List<String> names = phases.names().stream().map(Game.texts()::say).toList();
    return String.join(", ", names) + ": " + phases.current();
  }

  @Test
  void a_turn_has_movement_declaration_and_shooting() {
    Game game =
        Game.of(
            "'phase':'movement','pieces':["
                + "{'id':'a','side':0,'unit':'m4-sherman','at':[20,14],'facing':0},"
                + "{'id':'x','side':1,'unit':'panzer-iii','at':[40,30],'facing':180}]");
    String names = "Movement, Target Declaration, Shooting: ";
    assertThat(phases(game)).isEqualTo(names + 0);
    assertThat(phases(game.does("{'do':'end-phase'}"))).isEqualTo(names + 1);
    assertThat(phases(game.does("{'do':'end-phase'}"))).isEqualTo(names + 2);
  }

  @Test
  void setting_up_has_terrain_and_deployment_with_a_roll_between() {
    Game game = Game.scenario("skirmish");
    assertThat(phases(game)).isEqualTo("Terrain, Deployment: 0");
    assertThat(phases(game.does("{'do':'auto-terrain'}", 1))).isEqualTo("Terrain, Deployment: -1");
    game.does("{'do':'roll-off'}", Script.rolls(3, 4).thenRolls(6, 2));
    game.does("{'do':'choose-edge','edge':'near'}");
    assertThat(phases(game)).isEqualTo("Terrain, Deployment: 1");
  }
}
