package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.scene.Mark.Tone;
import baseplate.testkit.Covers;
import org.junit.jupiter.api.Test;

/// What is drawn of pieces before they are set up.
@Covers({"MBB-24", "MBB-27", "MBB-28", "MBB-37"})
class SetUpPreviewTest {
  private static String terrain(String piece, String at) {
    return "{'do':'place-terrain','piece':'" + piece + "','at':" + at + ",'facing':0}";
  }

  private static String deploy(String at) {
    return "{'do':'deploy','piece':'a','at':" + at + "}";
  }

  /// One tank of each side in reserve, with a hill that hides the left half.
  private static Game hill() {
    return Game.of(
        "'phase':'deployment','active':0,'pieces':["
            + "{'id':'a','side':0,'unit':'m4-sherman'},"
            + "{'id':'b','side':0,'unit':'m4-sherman','at':[4,2],'facing':0},"
            + "{'id':'x','side':1,'unit':'panzer-iii','at':[6,34],'facing':180}],"
            + "'terrain':[{'id':'h','kind':'hill','at':[8,18],'facing':0,'size':[14,4]}]");
  }

  @Test
  void terrain_is_shown_where_it_would_lie() {
    Game game = Game.scenario("skirmish");
    Drawn drawn = Drawn.of(game, terrain("house-1", "[18,12]"));
    assertThat(drawn.areas(Tone.GOOD)).hasSize(1);
    assertThat(drawn.areas(Tone.GOOD).getFirst()).hasSize(4);
    assertThat(Drawn.of(game, terrain("house-1", "[18,2]")).areas(Tone.BAD)).hasSize(1);
  }

  @Test
  void terrain_too_near_to_other_is_marked_on_its_side() {
    Game game = Game.scenario("skirmish").does(terrain("house-1", "[18,12]"));
    Drawn drawn = Drawn.of(game, terrain("crates-1", "[21,12]"));
    assertThat(drawn.areas(Tone.BAD)).hasSize(1);
    assertThat(drawn.notes()).containsExactly("too near to house-1");
  }

  @Test
  void a_unit_is_shown_where_it_would_be_deployed() {
    assertThat(Drawn.of(hill(), deploy("[8,2]")).areas(Tone.GOOD)).hasSize(1);
    assertThat(Drawn.of(hill(), deploy("[8,12]")).areas(Tone.BAD)).hasSize(1);
  }

  @Test
  void a_unit_deployed_on_another_is_marked_there() {
    assertThat(Drawn.of(hill(), deploy("[4.2,2]")).notes()).containsExactly("meets b");
  }

  @Test
  void a_unit_deployed_in_sight_shows_a_place_where_it_would_not_be() {
    Drawn drawn = Drawn.of(hill(), deploy("[40,2]"));
    assertThat(drawn.areas(Tone.BAD)).hasSize(1);
    assertThat(drawn.areas(Tone.GOOD)).hasSize(1);
    assertThat(drawn.lines(Tone.BAD)).hasSize(1);
    assertThat(drawn.notes()).containsExactly("sees x");
  }
}
