package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The pack that the documentation makes, in the player's folder and elsewhere.
class HomePacksTest {
  private static final Path DOC = Path.of("..", "..", "docs", "packs.md");
  private static final Pattern FILE =
      Pattern.compile("`(desert/[a-z.]+)`[^\n]*\n\n```json\n(.*?)```", Pattern.DOTALL);

  private final Bench bench;

  HomePacksTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  /// Writes the files of the example into a folder of packs.
  private void example(String packs) throws IOException {
    List<MatchResult> files = FILE.matcher(Files.readString(DOC)).results().toList();
    assertThat(files).hasSize(3);
    Files.createDirectories(bench.file(packs + "desert"));
    files.forEach(file -> bench.write(packs + file.group(1), file.group(2)));
  }

  private void atHome() throws IOException {
    example("home/packs/");
  }

  private Ran begin(String scenario, String... more) {
    String out = bench.file("b.jsonl").toString();
    return bench.run(
        List.of("new", Bench.MBB, "--scenario", scenario, "--out", out, "--seed", "1"), more);
  }

  @Test
  void the_example_of_the_documentation_plays() throws IOException {
    example("");
    begin("desert:oasis", "--pack", bench.file("desert").toString()).done();
    bench.run("auto", bench.file("b.jsonl").toString()).done();
    bench.run("verify", bench.file("b.jsonl").toString()).done();

    assertThat(bench.read("b.jsonl")).contains("desert:sand-cruiser-2");
  }

  @Test
  void a_pack_in_the_players_folder_is_there_without_being_named() throws IOException {
    atHome();

    begin("desert:oasis").done();
    bench
        .run("simulate", Bench.MBB, "--scenario", "desert:oasis", "--battles", "1", "--seed", "1")
        .done();
    String unit = bench.run("export", Bench.MBB, "desert:sand-cruiser").done().out();
    assertThat(unit).startsWith("unit \"Sand Cruiser\"");
  }

  @Test
  void it_is_listed_with_its_scenarios() throws IOException {
    atHome();

    Doc.Items all = (Doc.Items) bench.run("rulesets", Bench.MBB, "--json").done().json();
    Fields mbb = Fields.of(all.items().getFirst(), "");
    assertThat(mbb.objects("packs").getFirst().text("id")).isEqualTo("desert");
    assertThat(mbb.objects("scenarios").getLast().text("id")).isEqualTo("desert:oasis");
    assertThat(bench.run("rulesets").done().out())
        .contains("scenario desert:oasis: Oasis", "pack desert 1: Desert armour");
  }

  @Test
  void an_unknown_scenario_is_named_with_those_of_packs() throws IOException {
    atHome();

    begin("desert:mirage").failed(1, "no scenario desert:mirage", "skirmish", "desert:oasis");
    begin("mirage").failed(1, "no scenario mirage", "skirmish", "desert:oasis");
  }

  @Test
  void a_bad_pack_is_said_in_one_line_and_stops_nothing() throws IOException {
    atHome();
    String units = bench.read("home/packs/desert/units.json");
    bench.write("home/packs/desert/units.json", units.replace("\"ap\": 4", "\"ap\": 44"));

    Ran ran = begin("skirmish");
    assertThat(ran.exit()).isZero();
    assertThat(ran.err())
        .hasLineCount(1)
        .contains("units.json, /units/0/ap: It must be at most 14. Mend it there");
    assertThat(bench.run("rulesets").out()).doesNotContain("desert");
  }

  @Test
  void a_pack_that_no_battle_could_be_played_with_is_named_with_its_file() throws IOException {
    atHome();
    String units = bench.read("home/packs/desert/units.json");
    String crossed = units.replace("[0.4, 0.9], [0.4, -0.9]", "[0.4, -0.9], [0.4, 0.9]");
    bench.write("home/packs/desert/units.json", crossed);

    assertThat(begin("skirmish").err()).hasLineCount(1).contains("units.json, /units/0/hull");
  }

  @Test
  void what_a_scenario_of_a_pack_does_not_find_is_said_with_the_pack() throws IOException {
    atHome();
    String file = "home/packs/desert/scenarios.json";
    bench.write(file, bench.read(file).replace("desert:sand-cruiser", "sand-cruiser"));

    begin("desert:oasis").failed(1, "desert:oasis", "/sides/0/units/0", "no unit sand-cruiser");
  }

  @Test
  void a_pack_that_is_named_counts_before_one_of_its_id_in_the_folder() throws IOException {
    atHome();
    example("");
    String units = bench.read("desert/units.json");
    bench.write("desert/units.json", units.replace("\"mp\": 10", "\"mp\": 9"));

    Ran ran = begin("desert:oasis", "--pack", bench.file("desert").toString());
    assertThat(ran.exit()).isZero();
    assertThat(ran.err()).hasLineCount(1).contains("id desert");
    assertThat(bench.read("b.jsonl")).contains("\"mp\":9");
    begin("skirmish", "--force", "--pack", bench.file("home/packs/desert").toString()).done();
  }
}
