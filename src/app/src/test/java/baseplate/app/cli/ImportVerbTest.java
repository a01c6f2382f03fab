package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Fields;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportVerbTest {
  private final Bench bench;

  ImportVerbTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  private String exported(String... more) {
    return bench.run(List.of("export", Bench.MBB), more).done().out();
  }

  private Ran imported(String text, String... more) {
    return bench.run(List.of("import", Bench.MBB, bench.write("in.txt", text)), more);
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

  /// Makes a pack of a better M10, and a position in which one is.
  private String betterM10(String pack) {
    String better = exported("m10").replace("id: m10", "id: better").replace("ap: 6", "ap: 9");
    imported(better, "--out", pack).done();
    return bench.write("p.json", Positions.OPEN.replace("\"m10\"", "\"mine:better\""));
  }

  @Test
  void an_imported_unit_plays_in_a_position() {
    String pack = bench.file("mine").toString();
    String position = betterM10(pack);
    String battle =
        bench.fresh("b.jsonl", Bench.MBB, "--position", position, "--pack", pack, "--seed", "1");

    Fields sight = bench.run("sight", battle, "b", "x", "--json").done().object();
    assertThat(sight.whole("need", 2, 12)).isEqualTo(4);
  }

  @Test
  void without_its_pack_an_imported_unit_is_unknown() {
    String position = betterM10(bench.file("mine").toString());

    bench
        .run("new", Bench.MBB, "--position", position, "--out", bench.file("c.jsonl").toString())
        .failed(1, "mine:better");
  }

  @Test
  void what_it_does_not_know_is_named_by_its_line_and_nothing_is_made() {
    String m10 = exported("m10");

    notMade(m10.replace("ap: 6", "apt: 6"), "in.txt", "apt");
    notMade(m10.replace("ap: 6", "ap: many"), "in.txt", "/ap");
    notMade(m10.replace("  ap: 6\n", ""), "in.txt", "ap");
    notMade("castle \"Keep\"\n", "in.txt", "castle");
    notMade("unit unit unit\n", "in.txt", "1:");
    notMade("x".repeat(2 << 20), "in.txt");
  }

  private void notMade(String text, String... parts) {
    imported(text, "--out", bench.file("pack").toString()).failed(1, parts);
    assertThat(bench.file("pack")).doesNotExist();
    assertThat(bench.file("pack.part")).doesNotExist();
  }

  @Test
  void two_entries_of_one_id_or_a_bad_id_of_the_pack_make_nothing() {
    String m10 = exported("m10");
    String pack = bench.file("pack").toString();

    notMade(m10 + m10, "/units/1/id", "already");
    imported(m10, "--out", pack, "--id", "No Good").failed(1, "pack.json");
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

  @Test
  void the_example_of_the_documentation_becomes_a_pack_that_plays() throws IOException {
    String doc = Files.readString(Path.of("..", "..", "docs", "text-form.md"));
    String pack = bench.file("desert.zip").toString();
    imported(doc.split("```\\R", -1)[1], "--out", pack).done();

    assertThat(Files.isRegularFile(Path.of(pack))).isTrue();
    bench.fresh("b.jsonl", Bench.MBB, "--scenario", "desert:oasis", "--pack", pack);
    imported(exported("m10"), "--out", pack).failed(1, "desert.zip", "already");
  }

  @Test
  void what_no_battle_could_be_played_with_is_named_by_the_line_where_it_begins() {
    String flat = exported("m10").replaceFirst("height: [0-9]+ plates", "height: 0 plates");

    imported("# mine\n" + flat).failed(1, "in.txt, 2:1 /hull/height", "at least 1 plate");
  }

  @Test
  void a_victory_table_is_exported_changed_and_played_by() {
    String table = exported("--kind", "victory-table");
    assertThat(table).startsWith("victory-table \"The usual table\"\n  id: usual\n");
    String softer = table.replace("id: usual", "id: softer").replace("12, 12", "11, 11");
    String scenario = exported("skirmish").replace("id: skirmish", "id: soft");
    String named = scenario + "  victoryTable: \"mine:softer\"\n";
    String pack = bench.file("mine").toString();
    imported(softer + "\n" + named, "--out", pack).done();

    bench.fresh("b.jsonl", Bench.MBB, "--scenario", "mine:soft", "--pack", pack);
    assertThat(bench.read("b.jsonl"))
        .contains("\"needs\":[8,9,10,11,11,11,")
        .doesNotContain("softer");
    String position =
        Positions.OPEN.replace("\"table\"", "\"victoryTable\": \"mine:softer\", \"table\"");
    String file = bench.write("p.json", position);
    bench.fresh("c.jsonl", Bench.MBB, "--position", file, "--pack", pack);
    bench
        .run("new", Bench.MBB, "--position", file, "--out", bench.file("d").toString())
        .failed(1, "p.json, /victoryTable", "mine:softer", "usual");
  }
}
