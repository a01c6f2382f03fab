package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Fields;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What people read of rolls, answers and what leads back.
class ShotsToldTest {
  private static final String SHOOT = "{\"do\":\"shoot\",\"all\":true}";
  private static final String ROLL_35 = "{\"do\":\"answer\",\"faces\":[3,5]}";

  private final Bench bench;

  ShotsToldTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  /// Two shots at one tank, with dice of that kind.
  private String declared(String option, String value) {
    String position = bench.write("p.json", Positions.OPEN);
    String battle = bench.fresh("b.jsonl", Bench.MBB, "--position", position, option, value);
    done(battle, "{\"do\":\"declare\",\"shooter\":\"a\",\"target\":\"x\"}");
    done(battle, "{\"do\":\"declare\",\"shooter\":\"b\",\"target\":\"x\"}");
    done(battle, "{\"do\":\"end-phase\"}");
    return battle;
  }

  private String done(String battle, String command) {
    return bench.run("do", battle, command).done().out();
  }

  @Test
  void each_shot_tells_its_dice_what_it_needed_and_what_came_of_it() {
    String battle = declared("--dice", "typed");
    assertThat(done(battle, SHOOT)).contains("needed on 2D6, a: 8 (table at AP 5 against DP 5");

    assertThat(done(battle, "{\"do\":\"answer\",\"faces\":[3,4]}"))
        .contains("dice 3, 4: 7", "MBB-20 a: shoots at x and rolls 7 (3, 4), 8 needed: a miss")
        .doesNotContain("needed on 2D6, a")
        .contains("needed on 2D6, b: 7");
    assertThat(done(battle, ROLL_35))
        .contains("MBB-20 b: shoots at x and rolls 8 (3, 5), 7 needed: a hit", "MBB-22 x");
  }

  @Test
  void the_roll_of_a_shot_is_explained() {
    String battle = declared("--seed", "1");
    done(battle, SHOOT);

    assertThat(bench.run("explain", battle).done().out())
        .containsPattern("MBB-20 a: shoots at x and rolls [0-9]+ \\([1-6], [1-6]\\), 8 needed");
  }

  @Test
  void an_answer_is_explained_with_what_it_gave() {
    String battle = declared("--dice", "typed");
    done(battle, SHOOT);
    Fields told = bench.run("do", battle, ROLL_35, "--json").done().object();
    assertThat(told.items("faces")).hasSize(2);

    Fields explained = bench.run("explain", battle, "--json").done().object();
    assertThat(explained.items("faces")).hasSize(2);
    assertThat(explained.items("inputs")).hasSize(1);
  }

  @Test
  void a_roll_that_is_waited_for_shows_how_to_give_it() {
    String battle = declared("--dice", "typed");

    assertThat(done(battle, SHOOT))
        .contains("baseplate do " + battle + " '{\"do\":\"answer\",\"faces\":[D6,D6]}'");
  }

  @Test
  void a_number_of_many_is_asked_for_by_its_range() {
    String battle = bench.fresh("t.jsonl", Bench.MBB, "--scenario", "skirmish", "--dice", "typed");

    assertThat(done(battle, "{\"do\":\"auto-terrain\"}"))
        .contains("a number from 1 to 1000", "[D1000]");
  }

  @Test
  void undo_redo_and_take_back_say_what_they_did() {
    String battle = bench.position("b.jsonl", Positions.MOVING);
    done(battle, "{\"do\":\"move\",\"piece\":\"a\",\"path\":[{\"forward\":1}]}");

    assertThat(done(battle, "{\"do\":\"undo\"}")).contains("undone", "as after entry 0");
    assertThat(done(battle, "{\"do\":\"redo\"}")).contains("done again", "as after entry 1");
    assertThat(done(battle, "{\"do\":\"take-back\",\"to\":0}"))
        .contains("'{\"do\":\"answer\",\"choose\":\"agree\"}'");
    assertThat(done(battle, "{\"do\":\"answer\",\"choose\":\"agree\"}"))
        .contains("stands as after entry 0");
  }

  @Test
  void auto_says_what_was_done() {
    String battle = bench.skirmish("s.jsonl");

    assertThat(bench.run("auto", battle).done().out())
        .containsPattern("[0-9]+ move.*, [0-9]+ shoot.*destroyed: ");
  }

  @Test
  void a_refusal_of_structure_says_that_no_override_helps() {
    String battle = bench.position("b.jsonl", Positions.MOVING);
    String shoot = "{\"do\":\"override\",\"command\":{\"do\":\"shoot\"},\"reason\":\"why not\"}";

    bench.run("do", battle, shoot).failed(1, "MBB-2", "cannot be overridden");
  }

  @Test
  void a_friend_is_no_target_but_seen() {
    String battle = bench.position("b.jsonl", Positions.OPEN);
    Fields sight = bench.run("sight", battle, "a", "b", "--json").done().object();

    assertThat(sight.flag("sees", false)).isTrue();
    assertThat(sight.has("need")).isFalse();
    assertThat(sight.has("odds")).isFalse();
    assertThat(sight.texts("rules")).contains("MBB-10", "MBB-13");
    bench
        .run("do", battle, "{\"do\":\"declare\",\"shooter\":\"a\",\"target\":\"b\"}")
        .failed(1, "MBB-10", "no target");
  }

  @Test
  void options_of_one_kind_are_told_apart() {
    String battle = bench.position("b.jsonl", Positions.OPEN);
    done(battle, "{\"do\":\"declare\",\"shooter\":\"a\",\"target\":\"x\"}");
    Fields options = bench.run("options", battle, "--json").done().object();

    assertThat(options.objects("options"))
        .extracting(option -> option.text("label"))
        .doesNotHaveDuplicates()
        .contains("Withdraw a declaration (a)");
  }
}
