package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Fields;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainVerbTest {
  private final Bench bench;
  private final String battle;

  ExplainVerbTest(@TempDir Path folder) {
    bench = Bench.in(folder);
    battle = bench.position("b.jsonl", Positions.OPEN);
  }

  private void shoot() {
    Stream.of(
            "{\"do\":\"declare\",\"shooter\":\"a\",\"target\":\"x\"}",
            "{\"do\":\"end-phase\"}",
            "{\"do\":\"shoot\"}")
        .forEach(command -> bench.run("do", battle, command).done());
  }

  private Fields explained(int entry) {
    return bench
        .run("explain", battle, "--entry", Integer.toString(entry), "--json")
        .done()
        .object();
  }

  @Test
  void an_entry_is_told_as_it_was_when_it_was_made() {
    shoot();
    Fields explained = explained(3);

    assertThat(explained.whole("entry", 0, 9)).isEqualTo(3);
    assertThat(explained.text("side")).isEqualTo("Blue");
    assertThat(explained.object("command").text("do")).isEqualTo("shoot");
  }

  @Test
  void an_entry_is_told_with_its_dice_and_how_it_was_reckoned() {
    shoot();
    Fields explained = explained(3);

    assertThat(explained.items("faces")).hasSize(2);
    assertThat(explained.objects("reckonings")).isNotEmpty();
    assertThat(explained.objects("reckonings").getFirst().has("total")).isTrue();
    assertThat(explained.has("rulings")).isTrue();
  }

  @Test
  void without_a_number_it_is_the_last_entry() {
    shoot();
    Ran last = bench.run("explain", battle).done();

    assertThat(last.out()).isEqualTo(bench.run("explain", battle, "--entry", "3").done().out());
    assertThat(last.out()).contains("Entry 3, Blue", "MBB-20");
  }

  @Test
  void what_is_not_there_is_said_so() {
    bench.run("explain", battle).failed(1, "no entries");
    shoot();
    bench.run("explain", battle, "--entry", "4").failed(1, "4", "3");
    bench.run("explain", battle, "--entry", "0").failed(2, "0", "1");
  }
}
