package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Fields;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowVerbTest {
  private final Bench bench;
  private final String battle;

  ShowVerbTest(@TempDir Path folder) {
    bench = Bench.in(folder);
    battle = bench.position("b.jsonl", Positions.MOVING);
    bench.run("do", battle, "{\"do\":\"move\",\"piece\":\"a\",\"path\":[{\"forward\":3}]}").done();
  }

  private static Fields piece(Fields shown, String id) {
    return shown.objects("pieces").stream()
        .filter(piece -> piece.text("id").equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void the_position_is_told_with_clock_and_zones() {
    Fields shown = bench.run("show", battle, "--json").done().object();

    assertThat(shown.text("toAct")).isEqualTo("Blue");
    assertThat(shown.object("clock").text("active")).isEqualTo("Blue");
    assertThat(shown.has("zones")).isTrue();
    assertThat(shown.has("ending")).isFalse();
  }

  @Test
  void each_piece_is_told_with_its_side_its_kind_and_its_place() {
    Fields a = piece(bench.run("show", battle, "--json").done().object(), "a");

    assertThat(a.text("side")).isEqualTo("Blue");
    assertThat(a.text("kind")).isEqualTo("m4-sherman");
    assertThat(a.items("at"))
        .extracting(Object::toString)
        .containsExactly("Num[value=10]", "Num[value=8]");
    assertThat(a.number("facing")).isZero();
  }

  @Test
  void an_earlier_moment_is_told_as_it_was() {
    Fields before = bench.run("show", battle, "--at", "0", "--json").done().object();

    assertThat(before.whole("at", 0, 9)).isZero();
    assertThat(piece(before, "a").items("at")).last().hasToString("Num[value=5]");
    bench.run("show", battle, "--at", "2").failed(1, "--at", "2", "1");
  }

  @Test
  void a_side_is_named_by_name_or_number() {
    bench.run("show", battle, "--as", "Red").done();
    bench.run("show", battle, "--as", "2").done();
    bench.run("show", battle, "--as", "Green").failed(1, "Green", "Blue, Red");
  }

  @Test
  void the_table_is_drawn_as_svg() {
    Path picture = bench.file("t.svg");
    Ran ran = bench.run("show", battle, "--svg", picture.toString()).done();

    assertThat(ran.out()).contains("t.svg");
    assertThat(picture).content().startsWith("<svg ").contains("M4 Sherman").endsWith("</svg>\n");
  }

  @Test
  void the_table_is_drawn_as_png_without_a_screen() throws IOException {
    Path picture = bench.file("t.png");
    bench.run("show", battle, "--png", picture.toString()).done();

    byte[] bytes = Files.readAllBytes(picture);
    assertThat(bytes).startsWith(0x89, 'P', 'N', 'G').hasSizeGreaterThan(20_000);
    bench.run("show", battle, "--png", picture.toString()).failed(1, "t.png");
    bench.run("show", battle, "--png", picture.toString(), "--force").done();
  }

  @Test
  void for_people_each_piece_has_a_line() {
    Ran ran = bench.run("show", battle).done();

    assertThat(ran.out())
        .contains(
            "Round 2, movement: Blue to act.",
            "a (m4-sherman, Blue) at 10, 8 facing 0: status live, ")
        .doesNotContain("{");
  }
}
