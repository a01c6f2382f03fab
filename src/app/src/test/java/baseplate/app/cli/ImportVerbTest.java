package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Fields;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportVerbTest {
  private final Bench bench;

  ImportVerbTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  private String exported(String... more) {
    String[] line = new String[more.length + 2];
    line[0] = "export";
    line[1] = Bench.MBB;
    System.arraycopy(more, 0, line, 2, more.length);
    return bench.run(line).done().out();
  }

  private Ran imported(String text, String... more) {
    String[] line = new String[more.length + 3];
    line[0] = "import";
    line[1] = Bench.MBB;
    line[2] = bench.write("in.txt", text);
    System.arraycopy(more, 0, line, 3, more.length);
    return bench.run(line);
  }

  @Test
  void what_is_exported_imports_to_equal_entries() {
    String all = exported();
    String pack = bench.file("pack").toString();
    imported(all, "--out", pack).done();

    assertThat(exported("--pack", pack)).isEqualTo(all);
    assertThat(all).contains("unit \"M4 Sherman\"", "terrain \"House\"", "scenario \"Skirmish\"");
    Fields printed = imported(all, "--json").done().object();
    assertThat(printed.objects("entries")).hasSizeGreaterThan(30);
    assertThat(printed.objects("entries").getFirst().text("kind")).isEqualTo("unit");
  }

  @Test
  void one_entry_or_one_kind_is_exported_alone() {
    assertThat(exported("m10")).startsWith("unit \"M10\"\n").doesNotContain("Sherman");
    assertThat(exported("--kind", "terrain")).contains("terrain \"Wall\"").doesNotContain("unit");
    bench.run("export", Bench.MBB, "m11").failed(1, "nothing");
    bench.run("export", Bench.MBB, "--kind", "castle").failed(1, "castle", "unit", "terrain");
  }

  @Test
  void an_imported_unit_plays_in_a_position() {
    String pack = bench.file("mine").toString();
    imported(
            exported("m10").replace("id: m10", "id: better").replace("ap: 6", "ap: 9"),
            "--out",
            pack)
        .done();
    String position = bench.write("p.json", Positions.OPEN.replace("\"m10\"", "\"mine:better\""));
    String battle =
        bench.fresh("b.jsonl", Bench.MBB, "--position", position, "--pack", pack, "--seed", "1");

    Fields sight = bench.run("sight", battle, "b", "x", "--json").done().object();
    assertThat(sight.whole("need", 2, 12)).isEqualTo(4);
    bench
        .run("new", Bench.MBB, "--position", position, "--out", bench.file("c.jsonl").toString())
        .failed(1, "mine:better");
  }

  @Test
  void what_it_does_not_know_is_named_by_its_line_and_nothing_is_made() {
    String m10 = exported("m10");
    String pack = bench.file("pack").toString();

    imported(m10.replace("ap: 6", "apt: 6"), "--out", pack).failed(1, "in.txt", "apt");
    imported(m10.replace("ap: 6", "ap: many"), "--out", pack).failed(1, "in.txt", "/ap");
    imported(m10.replace("  ap: 6\n", ""), "--out", pack).failed(1, "in.txt", "ap");
    imported(m10 + m10, "--out", pack).failed(1, "/units/1/id", "already");
    imported("castle \"Keep\"\n", "--out", pack).failed(1, "in.txt", "castle");
    imported("unit unit unit\n", "--out", pack).failed(1, "in.txt", "1:");
    imported(m10, "--out", pack, "--id", "No Good").failed(1, "pack.json");
    imported("x".repeat(2 << 20), "--out", pack).failed(1, "in.txt");
    assertThat(bench.file("pack")).doesNotExist();
    assertThat(bench.file("pack.part")).doesNotExist();
  }

  @Test
  void nothing_that_is_there_is_overwritten_unasked() {
    String file = bench.write("out.txt", "precious");
    bench.run("export", Bench.MBB, "--out", file).failed(1, "out.txt", "--force");
    assertThat(bench.read("out.txt")).isEqualTo("precious");
    bench.run("export", Bench.MBB, "--out", file, "--force").done();
    imported(exported("m10"), "--out", file).failed(1, "out.txt");
    assertThat(Files.isRegularFile(bench.file("out.txt"))).isTrue();
  }

  @Test
  void a_pack_for_another_ruleset_or_given_twice_is_said_so() {
    String pack = bench.file("pack").toString();
    imported(exported("m10"), "--out", pack).done();

    bench.run("export", Bench.MBB, "--pack", pack, "--pack", pack).failed(1, "pack");
    bench.run("export", Bench.MBB, "--pack", bench.file("none").toString()).failed(1, "none");
  }
}
