package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Canonical;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OptionsVerbTest {
  private final Bench bench;

  OptionsVerbTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  private List<Fields> options(String battle) {
    return bench.run("options", battle, "--json").done().object().objects("options");
  }

  private static List<String> commands(List<Fields> options) {
    return options.stream().map(one -> Canonical.text(one.any("command"))).toList();
  }

  @Test
  void every_option_is_a_command_that_is_accepted_as_it_stands() {
    for (String position : List.of(Positions.MOVING, Positions.OPEN, Positions.HOUSE)) {
      String battle = bench.position("b.jsonl", position);
      for (String command : commands(options(battle))) {
        String copy = bench.write("copy.jsonl", bench.read("b.jsonl"));
        Ran ran = bench.run("do", copy, command, "--json").done();
        assertThat(ran.object().text("verdict")).as(command).isNotEqualTo("refused");
      }
      bench.file("b.jsonl").toFile().delete();
    }
  }

  @Test
  void a_target_out_of_sight_is_not_offered() {
    String open = bench.position("b.jsonl", Positions.OPEN);
    String house = bench.position("h.jsonl", Positions.HOUSE);
    String shot = "{\"do\":\"declare\",\"shooter\":\"a\",\"target\":\"x\"}";

    assertThat(commands(options(open))).contains(shot);
    assertThat(commands(options(house))).doesNotContain(shot);
  }

  @Test
  void a_path_comes_as_an_example_with_a_template() {
    Fields move = move(bench.position("b.jsonl", Positions.MOVING));

    Doc path = move.object("template").any("path");
    assertThat(Canonical.text(path)).contains("INCHES");
    assertThat(move.text("label")).isNotEmpty();
  }

  private Fields move(String battle) {
    return options(battle).stream()
        .filter(one -> one.object("command").text("do").equals("move"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void a_choice_that_is_asked_is_offered_as_its_answers(@TempDir Path folder) {
    Bench duel = Bench.duelling(folder);
    String battle = duel.fresh("d.jsonl", "duel", "--scenario", "dawn", "--seed", "1");
    duel.run("do", battle, "{\"do\":\"strike\",\"force\":1}").done();
    Fields options = duel.run("options", battle, "--json").done().object();

    assertThat(options.text("side")).isEqualTo("Red");
    assertThat(commands(options.objects("options")))
        .contains(
            "{\"do\":\"answer\",\"choose\":\"take\"}", "{\"do\":\"answer\",\"choose\":\"parry\"}");
  }

  @Test
  void after_the_end_nothing_is_offered() {
    String battle = bench.position("b.jsonl", Positions.OPEN);
    bench.run("do", battle, "{\"do\":\"surrender\"}").done();

    assertThat(options(battle)).isEmpty();
    assertThat(bench.run("options", battle).done().out()).contains("Blue gave the battle up");
  }
}
