package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Fields;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NewVerbTest {
  private final Bench bench;

  NewVerbTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  private Ran make(String... more) {
    return bench.run(List.of("new", Bench.MBB, "--scenario", "skirmish", "--out", file()), more);
  }

  private String file() {
    return bench.file("b.jsonl").toString();
  }

  @Test
  void a_scenario_becomes_a_battle_file_of_one_line() {
    Fields made = make("--seed", "5", "--json").done().object();

    assertThat(bench.read("b.jsonl").lines()).hasSize(1);
    assertThat(made.text("ruleset")).isEqualTo(Bench.MBB);
    assertThat(made.texts("sides")).containsExactly("United States", "Germany");
    assertThat(made.whole("seed", 0, 100)).isEqualTo(5);
    assertThat(made.whole("entries", 0, 100)).isZero();
  }

  @Test
  void the_same_words_make_the_same_file_to_the_byte() {
    make("--seed", "5").done();
    String first = bench.read("b.jsonl");
    make("--seed", "5", "--force").done();

    assertThat(bench.read("b.jsonl")).isEqualTo(first);
  }

  @Test
  void without_a_seed_each_battle_has_its_own() {
    make().done();
    String first = bench.read("b.jsonl");
    make("--force").done();

    assertThat(bench.read("b.jsonl")).isNotEqualTo(first);
  }

  @Test
  void house_rules_sides_dice_and_enforcement_go_into_the_header() {
    String terms = "--sides Ada,Bo --dice typed --enforcement warn";
    String house = "--house rear-arc=90 --house turning=pro-rata-45";
    Fields made = make((terms + " " + house + " --json").split(" ")).done().object();

    assertThat(made.texts("sides")).containsExactly("Ada", "Bo");
    assertThat(made.text("dice")).isEqualTo("typed");
    assertThat(made.text("enforcement")).isEqualTo("warn");
    assertThat(made.object("house").text("rear-arc")).isEqualTo("90");
    assertThat(made.object("house").text("fixed-arc")).isEqualTo("45");
  }

  @Test
  void a_file_that_is_there_is_not_overwritten_unless_asked() {
    bench.write("b.jsonl", "precious");

    make("--seed", "5").failed(1, "b.jsonl", "--force");
    assertThat(bench.read("b.jsonl")).isEqualTo("precious");
    make("--seed", "5", "--force").done();
    assertThat(bench.read("b.jsonl")).startsWith("{\"baseplate\":\"battle\"");
  }

  private Ran makeOpen() {
    String position = bench.write("p.json", Positions.OPEN);
    return bench.run(
        "new", Bench.MBB, "--position", position, "--seed", "1", "--out", file(), "--json");
  }

  @Test
  void a_position_becomes_a_battle_with_its_sides_and_table() {
    Fields made = makeOpen().done().object();

    assertThat(made.texts("sides")).containsExactly("Blue", "Red");
    assertThat(made.object("table").number("width")).isEqualByComparingTo("36");
  }

  @Test
  void a_position_becomes_a_battle_in_its_phase_and_round() {
    makeOpen().done();
    Fields clock = bench.run("show", file(), "--json").done().object().object("clock");

    assertThat(clock.text("phase")).isEqualTo("declaration");
    assertThat(clock.whole("round", 0, 9)).isEqualTo(2);
  }

  @Test
  void what_is_not_possible_is_named_with_what_is_and_nothing_is_written() {
    bench.run("new", "chess", "--scenario", "x", "--out", file()).failed(1, "chess", Bench.MBB);
    bench.run("new", Bench.MBB, "--scenario", "x", "--out", file()).failed(1, "x", "skirmish");
    make("--house", "rear-arc=46").failed(1, "rear-arc", "46", "45", "90");
    make("--house", "reararc=45").failed(1, "reararc", "rear-arc");
    make("--sides", "A,B,C").failed(1, "A, B, C", "2");
    assertThat(bench.file("b.jsonl")).doesNotExist();
  }

  @Test
  void missing_and_unknown_words_end_with_2() {
    bench.run("new", Bench.MBB, "--scenario", "skirmish").failed(2, "--out");
    bench.run("new", Bench.MBB, "--out", file()).failed(2, "--scenario", "--position");
    bench.run("new", "--scenario", "skirmish", "--out", file()).failed(2, "RULESET");
    make("--colour", "red").failed(2, "--colour", "--help");
    assertThat(Files.exists(bench.file("b.jsonl"))).isFalse();
  }

  @Test
  void wrong_values_end_with_2() {
    make("--seed", "-5").failed(2, "--seed", "-5");
    make("--seed", "1e3").failed(2, "--seed", "1e3");
    make("--seed", "18446744073709551616").failed(2, "18446744073709551615");
    make("--seed", "1", "--seed", "2").failed(2, "--seed");
    make("--house", "rear-arc").failed(2, "rear-arc", "KEY=VALUE");
    make("--dice", "loaded").failed(2, "loaded", "seeded", "typed");
    make("--enforcement", "lax").failed(2, "lax", "enforce", "warn", "free");
    make("--sides", "A,A").failed(2, "A, A");
    assertThat(Files.exists(bench.file("b.jsonl"))).isFalse();
  }
}
