package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Canonical;
import baseplate.core.doc.Fields;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoVerbTest {
  private static final String DECLARE = "{\"do\":\"declare\",\"shooter\":\"a\",\"target\":\"x\"}";

  private static final String TOO_FAR =
      move("{\"forward\":3},{\"turn\":90},{\"forward\":2},{\"reverse\":1.05}");

  private final Bench bench;

  DoVerbTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  private static String move(String path) {
    return "{\"do\":\"move\",\"piece\":\"a\",\"path\":[" + path + "]}";
  }

  private Fields told(String battle, String command) {
    return bench.run("do", battle, command, "--json").done().object();
  }

  /// Declares a shot, ends the phase and shoots.
  private Fields shot(String battle) {
    bench.run("do", battle, DECLARE).done();
    bench.run("do", battle, "{\"do\":\"end-phase\"}").done();
    return told(battle, "{\"do\":\"shoot\"}");
  }

  @Test
  void an_accepted_command_tells_events_and_rulings_and_is_appended() {
    String battle = bench.position("b.jsonl", Positions.OPEN);
    Fields done = told(battle, DECLARE);

    assertThat(done.text("verdict")).isEqualTo("accepted");
    assertThat(done.objects("events")).isNotEmpty();
    assertThat(done.objects("rulings")).allSatisfy(DoVerbTest::assertComplete);
    assertThat(done.has("reckonings")).isTrue();
    assertThat(done.whole("entry", 0, 9)).isEqualTo(1);
    assertThat(bench.read("b.jsonl").lines()).hasSize(2);
  }

  private static void assertComplete(Fields ruling) {
    assertThat(ruling.text("rule")).matches("MBB-[0-9]+");
    assertThat(ruling.text("effect")).isNotEmpty();
    assertThat(ruling.has("subject")).isTrue();
  }

  private Fields refusal(String battle) {
    return bench
        .run("do", battle, TOO_FAR, "--json")
        .failed(1, "MBB-", "8.1")
        .object()
        .object("refusal");
  }

  @Test
  void a_refusal_names_rule_and_numbers_and_changes_nothing() {
    String battle = bench.position("b.jsonl", Positions.MOVING);
    String before = bench.read("b.jsonl");
    Fields refusal = refusal(battle);

    assertThat(refusal.text("rule")).matches("MBB-[0-9]+");
    assertThat(refusal.text("reason")).contains("8.1", "8");
    assertThat(bench.read("b.jsonl")).isEqualTo(before);
  }

  @Test
  void the_nearest_that_a_refusal_names_is_accepted() {
    String battle = bench.position("b.jsonl", Positions.MOVING);
    String nearest = Canonical.text(refusal(battle).object("nearest").whole());

    assertThat(told(battle, nearest).text("verdict")).isEqualTo("accepted");
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
    Fields shot = shot(bench.position("b.jsonl", Positions.OPEN));

    assertThat(shot.items("faces")).hasSize(2);
    assertThat(shot.objects("reckonings"))
        .anySatisfy(
            reckoning -> {
              assertThat(reckoning.number("total")).isEqualByComparingTo("8");
              assertThat(reckoning.objects("lines")).isNotEmpty();
            });
  }

  private static Fields struck(Bench duel, String battle) {
    return duel.run("do", battle, "{\"do\":\"strike\",\"force\":1}", "--json").done().object();
  }

  @Test
  void what_must_be_answered_first_is_told(@TempDir Path folder) {
    Bench duel = Bench.duelling(folder);
    String battle = duel.fresh("d.jsonl", "duel", "--scenario", "dawn", "--seed", "1");
    Fields struck = struck(duel, battle);

    assertThat(struck.text("verdict")).isEqualTo("awaiting");
    Fields awaiting = struck.object("awaiting");
    assertThat(awaiting.text("kind")).isEqualTo("choice");
    assertThat(awaiting.text("side")).isEqualTo("Red");
    assertThat(awaiting.objects("options"))
        .extracting(option -> option.text("id"))
        .containsExactly("take", "parry");
  }

  @Test
  void only_an_answer_that_is_offered_is_taken(@TempDir Path folder) {
    Bench duel = Bench.duelling(folder);
    String battle = duel.fresh("d.jsonl", "duel", "--scenario", "dawn", "--seed", "1");
    struck(duel, battle);

    duel.run("do", battle, "{\"do\":\"rest\"}").failed(1, "answer");
    duel.run("do", battle, "{\"do\":\"answer\",\"choose\":\"run\"}").failed(1, "take, parry");
    duel.run("do", battle, "{\"do\":\"answer\",\"choose\":\"take\"}").done();
  }

  private String withTypedDice() {
    String position = bench.write("p.json", Positions.OPEN);
    return bench.fresh("b.jsonl", Bench.MBB, "--position", position, "--dice", "typed");
  }

  @Test
  void typed_dice_wait_for_their_faces() {
    String battle = withTypedDice();
    Fields awaiting = shot(battle).object("awaiting");

    assertThat(awaiting.text("kind")).isEqualTo("roll");
    assertThat(awaiting.text("asks")).isEqualTo("2D6, 8 or more");
    bench.run("do", battle, "{\"do\":\"answer\",\"faces\":[7,1]}").failed(1, "7", "6");
    bench.run("do", battle, "{\"do\":\"answer\",\"faces\":[6]}").failed(1, "2");
  }

  @Test
  void typed_faces_count_as_a_roll() {
    String battle = withTypedDice();
    shot(battle);
    Fields hit = told(battle, "{\"do\":\"answer\",\"faces\":[6,2]}");

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
