package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Fields;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SightVerbTest {
  private final Bench bench;

  SightVerbTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  private Fields sight(String position) {
    String battle = bench.position("b.jsonl", position);
    return bench.run("sight", battle, "a", "x", "--json").done().object();
  }

  @Test
  void open_ground_hides_nothing() {
    Fields sight = sight(Positions.OPEN);

    assertThat(sight.flag("sees", false)).isTrue();
    assertThat(sight.text("band")).isEqualTo("none");
    assertThat(sight.object("hidden").number("decimal")).isZero();
    assertThat(sight.object("hidden").text("fraction")).isEqualTo("0");
    assertThat(sight.texts("blockers")).isEmpty();
  }

  @Test
  void a_shot_over_open_ground_needs_the_table() {
    Fields sight = sight(Positions.OPEN);

    assertThat(sight.objects("modifiers")).isEmpty();
    assertThat(sight.whole("need", 2, 12)).isEqualTo(8);
    assertThat(sight.object("odds").text("fraction")).isEqualTo("5/12");
    assertThat(sight.texts("rules")).contains("MBB-13");
  }

  @Test
  void where_nothing_is_seen_that_is_an_answer_too() {
    Fields sight = sight(Positions.HOUSE);

    assertThat(sight.flag("sees", true)).isFalse();
    assertThat(sight.text("band")).isEqualTo("all");
    assertThat(sight.texts("blockers")).containsExactly("h");
    assertThat(sight.has("need")).isFalse();
    assertThat(sight.has("odds")).isFalse();
    assertThat(sight.texts("rules")).contains("MBB-14");
  }

  @Test
  void a_modifier_names_its_rule_what_it_is_on_and_how_much() {
    Fields sight = sight(Positions.OPEN.replace("\"facing\": 180", "\"facing\": 0"));

    Fields rear = sight.objects("modifiers").getFirst();
    assertThat(rear.text("rule")).isEqualTo("MBB-18");
    assertThat(rear.text("on")).isEqualTo("DP");
    assertThat(rear.number("amount")).isEqualByComparingTo("-2");
    assertThat(sight.whole("need", 2, 12)).isEqualTo(6);
  }

  @Test
  void the_certificate_is_the_same_to_the_byte_and_is_drawn() {
    String battle = bench.position("b.jsonl", Positions.HOUSE);
    Path picture = bench.file("s.svg");
    List<String> line = List.of("sight", battle, "a", "x", "--svg", picture.toString());
    Ran first = bench.run(line).done();
    Ran second = bench.run(line, "--force").done();

    assertThat(second.out()).isEqualTo(first.out()).contains("muzzle 10, 6.1");
    assertThat(picture).content().startsWith("<svg ").contains("a does not see x");
  }

  @Test
  void unknown_pieces_and_terrain_are_said_so() {
    String battle = bench.position("b.jsonl", Positions.HOUSE);

    bench.run("sight", battle, "a", "y").failed(1, "y", "a, b, x");
    bench.run("sight", battle, "a", "h").failed(1, "h");
    bench.run("sight", battle, "a", "a").failed(1, "a");
    bench.run("sight", battle, "a").failed(2, "TO");
  }
}
