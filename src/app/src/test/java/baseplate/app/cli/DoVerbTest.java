package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Canonical;
import baseplate.core.doc.Fields;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoVerbTest {
  private static final String DECLARE = "{\"do\":\"declare\",\"shooter\":\"a\",\"target\":\"x\"}";

  private final Bench bench;

  DoVerbTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  private static String move(String path) {
    return "{\"do\":\"move\",\"piece\":\"a\",\"path\":[" + path + "]}";
  }

  @Test
  void an_accepted_command_tells_events_and_rulings_and_is_appended() {
    String battle = bench.position("b.jsonl", Positions.OPEN);
    Fields done = bench.run("do", battle, DECLARE, "--json").done().object();

    assertThat(done.text("verdict")).isEqualTo("accepted");
    assertThat(done.objects("events")).isNotEmpty();
    assertThat(done.objects("rulings"))
        .allSatisfy(
            ruling -> {
              assertThat(ruling.text("rule")).matches("MBB-[0-9]+");
              assertThat(ruling.text("effect")).isNotEmpty();
              assertThat(ruling.has("subject")).isTrue();
            });
    assertThat(done.has("reckonings")).isTrue();
    assertThat(done.whole("entry", 0, 9)).isEqualTo(1);
    assertThat(bench.read("b.jsonl").lines()).hasSize(2);
  }

  @Test
  void a_refusal_names_rule_numbers_and_the_nearest_and_changes_nothing() {
    String battle = bench.position("b.jsonl", Positions.MOVING);
    String before = bench.read("b.jsonl");
    Ran ran =
        bench.run(
            "do",
            battle,
            move("{\"forward\":3},{\"turn\":90},{\"forward\":2},{\"reverse\":1.05}"),
            "--json");

    Fields refusal = ran.failed(1, "MBB-", "8.1").object().object("refusal");
    assertThat(refusal.text("rule")).matches("MBB-[0-9]+");
    assertThat(refusal.text("reason")).contains("8.1", "8");
    String nearest = Canonical.text(refusal.object("nearest").whole());
    assertThat(bench.read("b.jsonl")).isEqualTo(before);
    assertThat(bench.run("do", battle, nearest, "--json").done().object().text("verdict"))
        .isEqualTo("accepted");
  }

  @Test
  void a_command_comes_from_the_line_from_a_file_or_from_what_is_piped_in() {
    String file = bench.write("c.json", move("{\"forward\":1}"));
    String battle = bench.position("b.jsonl", Positions.MOVING);

    bench.run("do", battle, move("{\"forward\":1}")).done();
    bench.run("do", battle, "@" + file).done();
    bench.piped(move("{\"forward\":1}"), "do", battle, "-").done();
    assertThat(bench.read("b.jsonl").lines()).hasSize(4);
  }

  @Test
  void a_roll_tells_its_faces_and_the_reckoning() {
    String battle = bench.position("b.jsonl", Positions.OPEN);
    bench.run("do", battle, DECLARE).done();
    bench.run("do", battle, "{\"do\":\"end-phase\"}").done();
    Fields shot = bench.run("do", battle, "{\"do\":\"shoot\"}", "--json").done().object();

    assertThat(shot.items("faces")).hasSize(2);
    assertThat(shot.objects("reckonings"))
        .anySatisfy(
            reckoning -> {
              assertThat(reckoning.number("total")).isEqualByComparingTo("8");
              assertThat(reckoning.objects("lines")).isNotEmpty();
            });
  }

  @Test
  void what_must_be_answered_first_is_told_and_taken_as_an_answer(@TempDir Path folder) {
    Bench duel = Bench.duelling(folder);
    String battle = duel.fresh("d.jsonl", "duel", "--scenario", "dawn", "--seed", "1");
    Fields struck =
        duel.run("do", battle, "{\"do\":\"strike\",\"force\":1}", "--json").done().object();

    assertThat(struck.text("verdict")).isEqualTo("awaiting");
    Fields awaiting = struck.object("awaiting");
    assertThat(awaiting.text("kind")).isEqualTo("choice");
    assertThat(awaiting.text("side")).isEqualTo("Red");
    assertThat(awaiting.objects("options"))
        .extracting(option -> option.text("id"))
        .containsExactly("take", "parry");
    duel.run("do", battle, "{\"do\":\"rest\"}").failed(1, "answer");
    duel.run("do", battle, "{\"do\":\"answer\",\"choose\":\"run\"}").failed(1, "take, parry");
    duel.run("do", battle, "{\"do\":\"answer\",\"choose\":\"take\"}").done();
  }

  @Test
  void typed_dice_wait_for_their_faces() {
    String position = bench.write("p.json", Positions.OPEN);
    String battle = bench.fresh("b.jsonl", Bench.MBB, "--position", position, "--dice", "typed");
    bench.run("do", battle, DECLARE).done();
    bench.run("do", battle, "{\"do\":\"end-phase\"}").done();
    Fields shot = bench.run("do", battle, "{\"do\":\"shoot\"}", "--json").done().object();

    assertThat(shot.object("awaiting").text("kind")).isEqualTo("roll");
    assertThat(shot.object("awaiting").text("asks")).isEqualTo("2D6, 8 or more");
    bench.run("do", battle, "{\"do\":\"answer\",\"faces\":[7,1]}").failed(1, "7", "6");
    bench.run("do", battle, "{\"do\":\"answer\",\"faces\":[6]}").failed(1, "2");
    Fields hit =
        bench.run("do", battle, "{\"do\":\"answer\",\"faces\":[6,2]}", "--json").done().object();
    assertThat(hit.objects("rulings")).extracting(one -> one.text("rule")).contains("MBB-22");
    assertThat(bench.run("verify", battle).done().out()).contains("real");
  }

  @Test
  void an_undo_takes_back_what_costs_nobody_anything() {
    String battle = bench.position("b.jsonl", Positions.MOVING);
    bench.run("do", battle, move("{\"forward\":1}")).done();
    bench.run("do", battle, "{\"do\":\"undo\"}").done();

    assertThat(bench.run("show", battle).done().out()).contains("a (m4-sherman, Blue) at 10, 5");
    bench.run("do", battle, "{\"do\":\"undo\"}").failed(1, "nothing to undo");
  }

  @Test
  void a_referee_lets_stand_what_the_rules_refuse() {
    String battle = bench.position("b.jsonl", Positions.MOVING);
    String override =
        "{\"do\":\"override\",\"command\":" + move("{\"forward\":9}") + ",\"reason\":\"agreed\"}";
    Fields done = bench.run("do", battle, override, "--json").done().object();

    assertThat(done.text("verdict")).isEqualTo("accepted");
    assertThat(done.objects("waived")).isNotEmpty();
    bench.run("verify", battle).done();
  }
}
