package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Fields;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AutoVerbTest {
  private final Bench bench;

  AutoVerbTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  @Test
  void computer_players_carry_a_battle_to_its_end_and_it_verifies() {
    String battle = bench.skirmish("b.jsonl");
    Fields done = bench.run("auto", battle, "--json").done().object();

    assertThat(done.flag("ended", false)).isTrue();
    assertThat(done.text("rule")).matches("MBB-[0-9]+");
    assertThat(bench.run("verify", battle, "--json").done().object().flag("valid", false)).isTrue();
    Fields again = bench.run("auto", battle, "--json").done().object();
    assertThat(again.whole("added", 0, 9)).isZero();
  }

  @Test
  void a_battle_carried_on_in_parts_is_the_battle_carried_on_at_once() {
    String whole = bench.skirmish("whole.jsonl");
    String parts = bench.skirmish("parts.jsonl");
    bench.run("auto", whole, "--players", "random,greedy", "--entries", "30").done();
    for (int i = 0; i < 3; i++) {
      bench.run("auto", parts, "--players", "random,greedy", "--entries", "10").done();
    }

    assertThat(bench.read("parts.jsonl")).isEqualTo(bench.read("whole.jsonl"));
    assertThat(bench.read("whole.jsonl").lines()).hasSize(31);
  }

  @Test
  void an_unknown_player_is_named_with_those_that_there_are() {
    String battle = bench.skirmish("b.jsonl");

    bench.run("auto", battle, "--players", "genius").failed(1, "genius", "random", "greedy");
    bench.run("auto", battle, "--players", "random,random,random").failed(1, "2");
    bench.run("auto", battle, "--entries", "-1").failed(2, "--entries", "-1");
    assertThat(bench.read("b.jsonl").lines()).hasSize(1);
  }

  @Test
  void typed_dice_stop_the_computer_with_what_is_asked() {
    String file = bench.write("p.json", Positions.OPEN);
    String battle = bench.fresh("b.jsonl", Bench.MBB, "--position", file, "--dice", "typed");
    String declare = "{\"do\":\"declare\",\"shooter\":\"a\",\"target\":\"x\"}";
    bench.run("do", battle, declare).done();
    bench.run("do", battle, "{\"do\":\"end-phase\"}").done();

    bench.run("auto", battle).failed(1, "2D6, 8 or more", "answer");
    bench.run("verify", battle).done();
  }
}
