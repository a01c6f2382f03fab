package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Fields;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A move that is interrupted, from the command line: each command a program of its own.
class ChargeVerbsTest {
  private static final String PASSING =
      """
      {"ruleset": "charge", "table": {"width": 8, "height": 12},
       "sides": [{"name": "Red"}, {"name": "Blue"}],
       "pieces": [
         {"id": "rider", "side": "Red", "unit": "rider", "at": [2.5, 1.5], "facing": 0},
         {"id": "guard", "side": "Blue", "unit": "guard", "at": [4.5, 6], "facing": 270}],
       "terrain": [{"id": "maul", "kind": "maul", "at": [4.5, 5], "facing": 0}]}
      """;
  private static final String MOVE =
      "{\"do\":\"move\",\"piece\":\"rider\",\"path\":[{\"forward\":6}]}";

  @TempDir private Path folder;
  private Bench bench = Bench.charging(Path.of(""));
  private String battle = "";

  @BeforeEach
  void setUp() {
    bench = Bench.charging(folder);
    String position = bench.write("position.json", PASSING);
    battle = bench.fresh("b.jsonl", "charge", "--position", position, "--seed", "3");
  }

  private Fields done(String... line) {
    return bench.run(line).done().object();
  }

  private static String choose(String option) {
    return "{\"do\":\"answer\",\"choose\":\"" + option + "\"}";
  }

  @Test
  void a_move_waits_where_it_comes_near_and_goes_on_when_it_is_let_pass() {
    Fields waiting = done("do", battle, MOVE, "--json");
    Fields passed = done("do", battle, choose("decline"), "--json");

    assertThat(waiting.text("verdict")).isEqualTo("awaiting");
    assertThat(waiting.object("awaiting").text("choice")).isEqualTo("interrupt");
    assertThat(passed.text("verdict")).isEqualTo("accepted");
    assertThat(bench.run("verify", battle).done().out()).isNotEmpty();
  }

  @Test
  void odds_of_a_move_look_through_the_interrupt_by_a_named_intention() {
    for (String name : List.of("decline", "best", "worst", "rivals", "charger", "random")) {
      Fields odds = done("odds", battle, MOVE, "--intention", name, "--json");
      assertThat(odds.text("intention")).isEqualTo(name);
      assertThat(odds.flag("exact", false)).isTrue();
    }
  }

  private int outcomes(String intention, String side) {
    return done("odds", battle, MOVE, "--intention", intention, "--as", side, "--json")
        .objects("outcomes")
        .size();
  }

  @Test
  void the_best_is_meant_for_the_side_that_asks() {
    assertThat(outcomes("decline", "Red")).isEqualTo(1);
    assertThat(outcomes("best", "Red")).isEqualTo(1);
    assertThat(outcomes("best", "Blue")).isGreaterThan(1);
    assertThat(outcomes("worst", "Red")).isEqualTo(outcomes("best", "Blue"));
    assertThat(outcomes("rivals", "Red")).isGreaterThan(1);
  }

  @Test
  void odds_in_the_middle_of_a_move_change_nothing() {
    done("do", battle, MOVE, "--json");
    String before = bench.read("b.jsonl");
    Fields odds = done("odds", battle, choose("strike"), "--intention", "rivals", "--json");

    assertThat(odds.objects("outcomes")).hasSizeGreaterThan(1);
    assertThat(bench.read("b.jsonl")).isEqualTo(before);
  }

  @Test
  void a_side_that_never_strikes_at_passers_by_is_not_asked() {
    String stop = "{\"do\":\"stop\",\"side\":1,\"choice\":\"interrupt\",\"answer\":\"decline\"}";
    done("do", battle, stop, "--json");
    done("do", battle, MOVE, "--json");

    assertThat(bench.read("b.jsonl")).contains("\"stop\":\"decline\"");
    Fields next = done("do", battle, "{\"do\":\"end-turn\"}", "--json");
    assertThat(next.text("verdict")).isEqualTo("accepted");
    assertThat(done("verify", battle, "--json").flag("valid", false)).isTrue();
  }

  @Test
  void a_joint_says_why_a_module_does_not_fit() {
    String mount = "{\"do\":\"mount\",\"module\":\"maul\",\"slot\":\"rider.left\"}";

    bench.run("do", battle, mount).failed(1, "CHG-10", "shield");
  }

  @Test
  void computer_players_carry_it_to_its_end_and_it_is_judged_the_same_today() {
    bench.run("auto", battle, "--players", "charger,random").done();

    assertThat(done("verify", battle, "--json").flag("valid", false)).isTrue();
  }
}
