package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// 2 where the words alone show it, whatever the files hold; 1 where it hangs on a file.
class ExitCodeTest {
  private final Bench bench;
  private String battle = "";

  ExitCodeTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  @BeforeEach
  void set() {
    battle = bench.skirmish("b.jsonl");
    bench.run("auto", battle, "--entries", "3").done();
  }

  private Ran run(String line) {
    return bench.run(
        line.replace("B ", battle + " ").replace("OUT", bench.file("out").toString()).split(" "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "show nofile --at x",
        "show nofile --at -1",
        "show B --at 99999999999",
        "sight nofile a b --at x",
        "explain nofile --entry 0",
        "auto nofile --entries x",
        "do nofile {",
        "odds nofile {",
        "simulate nofile --battles 0",
        "simulate B --battles x",
        "new nothing --scenario x --dice loaded --out OUT",
        "new nothing --scenario x --enforcement some --out OUT",
        "new nothing --scenario x --house rear --out OUT",
        "new nothing --scenario x --seed x --out OUT",
        "new nothing --scenario x --position nofile --out OUT",
        "new nothing --position nofile --sides A,A --out OUT"
      })
  void what_the_words_alone_show_ends_with_2(String line) {
    run(line).failed(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "show B --at 4",
        "sight B a b --at 4",
        "explain B --entry 4",
        "auto B --players random,random,random",
        "do B @nofile",
        "odds B @nofile",
        "do B @/",
        "show nofile --at 1",
        "do nofile {}"
      })
  void what_hangs_on_a_file_ends_with_1(String line) {
    run(line).failed(1);
  }

  @Test
  void a_file_of_commands_that_holds_no_json_ends_with_1() {
    bench.run("do", battle, "@" + bench.write("c.txt", "{")).failed(1, "c.txt");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "simulate B --battles 1 --house rear-arc=90",
        "simulate B --battles 1 --sides A,C",
        "simulate B --battles 1 --pack nope",
        "new micro-brick-battle --scenario skirmish --dice typed --seed 5 --out OUT",
        "import micro-brick-battle nofile --id mine",
        "import micro-brick-battle nofile --name mine",
        "export micro-brick-battle --force",
        "show B --force",
        "sight B a b --force",
        "demo --force",
        "--help frob",
        "help frob",
        "--version x",
        "-V x"
      })
  void an_option_that_would_do_nothing_is_refused(String line) {
    run(line).failed(2);
  }

  @Test
  void a_file_with_an_empty_name_is_refused_wherever_one_is_named() {
    String[] fresh = {"new", Bench.MBB, "--scenario", "skirmish"};
    String empty = "empty name";
    bench.run(List.of(fresh), "--out", "").failed(2, empty);
    bench.run(List.of(fresh), "--pack", "", "--out", "x").failed(2, empty);
    bench.run("new", Bench.MBB, "--position", "", "--out", "x").failed(2, empty);
    bench.run("show", "").failed(2, empty);
    bench.run("show", battle, "--svg", "").failed(2, empty);
    bench.run("do", battle, "@").failed(2, empty);
    bench.run("export", Bench.MBB, "--out", "").failed(2, empty);
    bench.run("demo", "--out", " ").failed(2, empty);
  }

  @Test
  void letters_that_the_locale_may_lack_are_said_to_be_the_reason() {
    bench.run("show", "t\u00e4nk\0.jsonl").failed(1, "UTF-8");
  }

  @Test
  void a_wrong_player_leaves_nothing_of_a_demo() {
    bench
        .run("demo", "--players", "genius", "--out", bench.file("d").toString())
        .failed(1, "genius");
    assertThat(bench.file("d")).doesNotExist();
  }
}
