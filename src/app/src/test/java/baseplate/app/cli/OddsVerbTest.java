package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Fields;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OddsVerbTest {
  private static final String ALL = "{\"do\":\"shoot\",\"all\":true}";

  private final Bench bench;

  OddsVerbTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  private String shooting(String... shooters) {
    String battle = bench.position("b.jsonl", Positions.OPEN);
    for (String shooter : shooters) {
      String declare = "{\"do\":\"declare\",\"shooter\":\"" + shooter + "\",\"target\":\"x\"}";
      bench.run("do", battle, declare).done();
    }
    bench.run("do", battle, "{\"do\":\"end-phase\"}").done();
    return battle;
  }

  private static List<String> fractions(Fields odds) {
    return odds.objects("outcomes").stream().map(one -> one.text("fraction")).toList();
  }

  @Test
  void one_shot_is_as_likely_as_the_table_says() {
    String battle = shooting("a");
    Fields odds = bench.run("odds", battle, "{\"do\":\"shoot\"}", "--json").done().object();

    assertThat(fractions(odds)).containsExactly("7/12", "5/12");
    assertThat(odds.objects("outcomes").getLast().number("decimal"))
        .isEqualByComparingTo("0.416666666667");
  }

  @Test
  void the_odds_of_one_shot_are_exact_and_told_in_words() {
    String battle = shooting("a");
    Fields odds = bench.run("odds", battle, "{\"do\":\"shoot\"}", "--json").done().object();

    assertThat(odds.flag("exact", false)).isTrue();
    assertThat(odds.number("residual")).isZero();
    assertThat(odds.objects("outcomes"))
        .allSatisfy(one -> assertThat(one.text("outcome")).isNotEmpty());
  }

  @Test
  void the_rest_of_the_phase_is_one_exact_joint_answer() {
    String battle = shooting("a", "b");

    Fields odds = bench.run("odds", battle, ALL, "--json").done().object();
    assertThat(fractions(odds)).containsExactly("109/144", "35/144");
  }

  @Test
  void odds_change_nothing() {
    String battle = shooting("a");
    String before = bench.read("b.jsonl");
    for (int i = 0; i < 3; i++) {
      bench.run("odds", battle, ALL).done();
    }
    assertThat(bench.read("b.jsonl")).isEqualTo(before);
  }

  @Test
  void odds_take_nothing_from_the_dice() {
    String battle = shooting("a");
    bench.run("odds", battle, ALL).done();
    bench.run("odds", battle, ALL).done();
    String copy = bench.write("copy.jsonl", bench.read("b.jsonl"));
    bench.run("odds", copy, ALL).done();
    Ran here = bench.run("do", battle, "{\"do\":\"shoot\"}", "--json").done();
    Ran there = bench.run("do", copy, "{\"do\":\"shoot\"}", "--json").done();
    assertThat(there.out()).isEqualTo(here.out());
  }

  @Test
  void a_refused_command_has_no_odds() {
    String battle = bench.position("b.jsonl", Positions.HOUSE);

    bench
        .run("odds", battle, "{\"do\":\"declare\",\"shooter\":\"a\",\"target\":\"x\"}")
        .failed(1, "MBB-", "h");
  }

  @Test
  void choices_on_the_way_are_answered_by_a_named_intention(@TempDir Path folder) {
    Bench duel = Bench.duelling(folder);
    String battle = duel.fresh("d.jsonl", "duel", "--scenario", "dawn", "--seed", "1");
    String strike = "{\"do\":\"strike\",\"force\":0}";

    Fields odds = duel.run("odds", battle, strike, "--json").done().object();
    assertThat(odds.text("intention")).isEqualTo("decline");
    assertThat(fractions(odds)).containsExactly("7/12", "5/12");
    for (String name : List.of("best", "worst", "rivals", "striker", "random")) {
      Fields other =
          duel.run("odds", battle, strike, "--intention", name, "--json").done().object();
      assertThat(other.text("intention")).isEqualTo(name);
    }
    duel.run("odds", battle, strike, "--intention", "hope").failed(1, "hope", "decline", "striker");
  }
}
