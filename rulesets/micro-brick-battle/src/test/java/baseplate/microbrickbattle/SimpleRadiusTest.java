package baseplate.microbrickbattle;

import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Command;
import baseplate.core.Verdict;
import baseplate.geometry.Angle;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Covers("MBB-8")
class SimpleRadiusTest {
  private static Game sherman(String terrain, String... house) {
    return Game.of(
        "'phase':'movement','pieces':[{'id':'a','side':0,'unit':'m4-sherman','at':[20,18],"
            + "'facing':0},{'id':'g','side':0,'unit':'anti-tank-gun','at':[4,4],'facing':0},"
            + "{'id':'x','side':1,'unit':'panzer-iii','at':[40,30],'facing':180}],'terrain':["
            + terrain
            + "]",
        house);
  }

  private static Game byRadius(String terrain) {
    return sherman(terrain, "movement", "simple-radius");
  }

  private static String put(String at) {
    return "{'do':'move','piece':'a','to':{'at':" + at + ",'facing':135}}";
  }

  @Test
  void a_unit_may_be_put_down_anywhere_within_its_points_in_inches() {
    Game game = byRadius("");
    assertThatVerdict(game.tries(put("[28,18]"))).isAccepted().decidedBy("MBB-8", "movement");
    assertThatVerdict(game.tries(put("[28.001,18]")))
        .isRefused()
        .by("MBB-8")
        .with("wanted", "8.001")
        .with("left", "8");
    assertThatVerdict(game.tries(put("[24.8,24.4]"))).isAccepted();
  }

  @Test
  void too_far_is_refused_with_a_place_on_the_way() {
    assertThatVerdict(byRadius("").tries(put("[30,18]")))
        .isRefused()
        .offering(Game.command(put("[28,18]")));
  }

  @Test
  void what_lies_between_does_not_matter_but_nothing_may_be_underneath() {
    String wall = "{'id':'w','kind':'wall','at':[20,22],'facing':0,'size':[4,0.3]}";
    Game game = byRadius(wall);
    assertThatVerdict(game.tries(put("[20,25]"))).isAccepted();
    assertThatVerdict(game.tries(put("[20,22]"))).isRefused().by("MBB-9").with("other", "w");
  }

  @Test
  void it_stays_on_the_table() {
    assertThatVerdict(nearTheEdge().tries(put("[24,36]"))).isRefused().by("MBB-9");
  }

  private static Game nearTheEdge() {
    return Game.of(
        "'phase':'movement','pieces':["
            + "{'id':'a','side':0,'unit':'m4-sherman','at':[24,34],'facing':0},"
            + "{'id':'x','side':1,'unit':'panzer-iii','at':[40,30],'facing':180}]",
        "movement",
        "simple-radius");
  }

  @Test
  void several_placements_share_the_points() {
    Game game = byRadius("").does(put("[25,18]"));
    assertThat(game.unit("a").driven()).isEqualTo(5_000);
    assertThatVerdict(game.tries(put("[25,21.1]"))).isRefused().with("left", "3");
    assertThatVerdict(game.tries(put("[25,21]"))).isAccepted();
  }

  @Test
  void a_gun_without_points_is_not_put_elsewhere() {
    assertThatVerdict(byRadius("").tries("{'do':'move','piece':'g','to':{'at':[4,4],'facing':90}}"))
        .isRefused()
        .by("MBB-8");
  }

  @Test
  void by_simple_radius_a_path_is_refused_with_the_place_it_leads_to() {
    assertThatVerdict(
            byRadius("").tries("{'do':'move','piece':'a','path':[{'turn':90},{'forward':3}]}"))
        .isRefused()
        .by("MBB-8")
        .offering(Game.command("{'do':'move','piece':'a','to':{'at':[23,18],'facing':90}}"));
  }

  @Test
  void by_paths_nothing_is_simply_put_down() {
    assertThatVerdict(sherman("").tries(put("[21,18]"))).isRefused().by("MBB-8");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'path':[{'forward':3}]}",
        "{'to':{'at':[24,40]}}",
        "{'to':{'at':[24,46],'facing':90}}",
        "{'to':{'at':[3,34]}}",
        "{'to':{'at':[30,27.3]}}",
        "{'path':[{'turn':37},{'forward':11.7}]}",
      })
  void what_is_offered_instead_is_accepted(String tried) {
    for (Game game : List.of(nearTheEdge(), nothingLeft())) {
      Verdict verdict = game.tries("{'do':'move','piece':'a'," + tried.substring(1));
      Command nearest = ((Verdict.Refused) verdict).refusal().amended().orElse(null);
      if (nearest != null) {
        assertThatVerdict(Script.silent().run(in -> game.judge().judge(game.battle(), nearest, in)))
            .isAccepted();
      }
    }
  }

  private static Game nothingLeft() {
    return nearTheEdge().does("{'do':'move','piece':'a','to':{'at':[24,26],'facing':0}}");
  }

  @Test
  void what_lies_off_the_table_is_not_offered_for_a_path() {
    assertThatVerdict(nearTheEdge().tries("{'do':'move','piece':'a','path':[{'forward':3}]}"))
        .isRefused()
        .by("MBB-8")
        .offeringNothing();
  }

  @Test
  void with_nothing_left_nothing_is_offered() {
    assertThatVerdict(nothingLeft().tries("{'do':'move','piece':'a','path':[{'forward':1}]}"))
        .isRefused()
        .offeringNothing();
  }

  @Test
  void the_whole_of_the_points_is_offered() {
    assertThatVerdict(byRadius("").tries(put("[20,27]")))
        .isRefused()
        .offering(Game.command(put("[20,26]")));
  }

  @Test
  void without_a_facing_it_keeps_its_own() {
    Game game = byRadius("").does("{'do':'move','piece':'a','to':{'at':[22,18],'facing':135}}");
    game.does("{'do':'move','piece':'a','to':{'at':[22,19]}}");
    assertThat(game.pose("a").facing()).isEqualTo(Angle.ofDegrees(135));
  }
}
