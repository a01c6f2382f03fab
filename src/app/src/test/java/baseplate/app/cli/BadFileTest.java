package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import baseplate.data.BattleFiles;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A battle file that cannot be used is one line and stays as it was.
class BadFileTest {
  private static final String MOVE = "{\"do\":\"move\",\"piece\":\"a\",\"path\":[{\"forward\":1}]}";

  private final Bench bench;

  BadFileTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  private Ran run(String... line) {
    return Assertions.assertTimeoutPreemptively(Duration.ofSeconds(30), () -> bench.run(line));
  }

  private void unreadable(String file) {
    for (String[] line : commandsOn(file)) {
      run(line).failed(1);
    }
  }

  private static List<String[]> commandsOn(String file) {
    return List.of(
        new String[] {"show", file},
        new String[] {"options", file},
        new String[] {"do", file, MOVE},
        new String[] {"auto", file},
        new String[] {"odds", file, MOVE},
        new String[] {"sight", file, "a", "x"},
        new String[] {"explain", file},
        new String[] {"simulate", file, "--battles", "2"});
  }

  @Test
  void what_is_not_there_or_no_battle_file_is_said_so_by_every_command() {
    unreadable(bench.file("nowhere.jsonl").toString());
    unreadable(bench.file(".").toString());
    unreadable(bench.write("empty.jsonl", ""));
    unreadable(bench.write("text.jsonl", "once upon a time\n"));
    unreadable(bench.write("json.jsonl", "{\"a\":1}\n"));
    unreadable(bench.write("zeros.jsonl", "\0".repeat(1_000)));
    unreadable(bench.write("deep.jsonl", "[".repeat(200_000)));
    assertThat(bench.read("text.jsonl")).isEqualTo("once upon a time\n");
  }

  @Test
  void a_header_of_another_program_format_or_ruleset_is_said_so() {
    bench.position("b.jsonl", Positions.MOVING);
    String header = bench.read("b.jsonl");

    unreadable(bench.write("n.jsonl", header.replace("\"format\":1", "\"format\":2")));
    unreadable(bench.write("r.jsonl", header.replaceFirst(Bench.MBB, "chess")));
    unreadable(bench.write("h.jsonl", header.replaceFirst("\"ap\":5", "\"ap\":9")));
    unreadable(bench.write("x.jsonl", header.replaceFirst("\"program\"", "\"gram\"")));
  }

  @Test
  void a_battle_cut_anywhere_opens_to_its_last_whole_entry_and_keeps_what_was_cut() {
    String battle = bench.position("b.jsonl", Positions.MOVING);
    for (int i = 0; i < 3; i++) {
      run("do", battle, MOVE).done();
    }
    String whole = bench.read("b.jsonl");
    int lastLine = whole.substring(0, whole.length() - 1).lastIndexOf('\n') + 1;
    for (int cut = lastLine; cut < whole.length() - 1; cut += 97) {
      assertOpensWithTwoEntriesAndGoesOn(whole.substring(0, cut));
    }
  }

  private void assertOpensWithTwoEntriesAndGoesOn(String text) {
    String copy = bench.write("cut.jsonl", text);
    Ran shown = run("show", copy, "--json");
    assertThat(shown.object().whole("entries", 0, 9)).isEqualTo(2);
    assertThat(bench.read("cut.jsonl")).hasSize(text.length());
    Ran done = run("do", copy, MOVE);
    assertThat(done.exit()).isZero();
    assertThat(bench.read("cut.jsonl").lines()).hasSize(4);
  }

  @Test
  void a_file_too_large_is_not_read() throws IOException {
    Path huge = bench.file("huge.jsonl");
    try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(BattleFiles.LARGEST + 1L);
    }
    run("show", huge.toString()).failed(1, "huge.jsonl", Integer.toString(BattleFiles.LARGEST));
  }

  @Test
  void a_file_that_another_program_plays_on_is_not_touched() {
    String battle = bench.position("b.jsonl", Positions.MOVING);
    String before = bench.read("b.jsonl");
    BattleFiles other = new BattleFiles(Shelf.installed().all());
    try (var held = other.open(Path.of(battle)).file()) {
      assertThat(held.path()).isEqualTo(Path.of(battle));
      run("do", battle, MOVE).failed(1, "b.jsonl");
      run("auto", battle).failed(1, "b.jsonl");
      run("show", battle).done();
    }
    assertThat(bench.read("b.jsonl")).isEqualTo(before);
    run("do", battle, MOVE).done();
  }

  @Test
  void a_folder_that_can_only_be_read_is_said_so(@TempDir Path other) throws IOException {
    String battle = bench.position("b.jsonl", Positions.MOVING);
    assumeThat(Files.getFileStore(other).supportsFileAttributeView("posix")).isTrue();
    assertThat(other.toFile().setWritable(false)).isTrue();
    assumeThat(Files.isWritable(other)).isFalse();
    run("new", Bench.MBB, "--scenario", "skirmish", "--out", other.resolve("n").toString())
        .failed(1, "n");
    run("show", battle, "--svg", other.resolve("s.svg").toString()).failed(1, "s.svg");
    assertThat(other.toFile().setWritable(true)).isTrue();
  }

  @Test
  void a_path_through_a_file_or_into_nowhere_is_said_so() {
    String battle = bench.position("b.jsonl", Positions.MOVING);

    run("new", Bench.MBB, "--scenario", "skirmish", "--out", battle + "/inside")
        .failed(1, "inside");
    run("new", Bench.MBB, "--scenario", "skirmish", "--out", bench.file("no/such/b").toString())
        .failed(1, "b");
    run("show", battle, "--svg", bench.file("no/such.svg").toString()).failed(1, "such.svg");
    run("demo", "--out", battle).failed(1, "b.jsonl");
    run("show", "a\0b").failed(1);
  }

  @Test
  void a_name_full_of_tricks_stays_on_one_line() {
    run("show", "no\nsuch\u001b[31mfile\r\u2028x").failed(1, "such");
    run("rulesets", "chess\n\nbaseplate: all is well").failed(1, "chess");
  }

  @Test
  void a_right_file_in_the_wrong_place_is_said_to_be_what_it_is() {
    String battle = bench.position("b.jsonl", Positions.MOVING);
    String position = bench.file("b.jsonl.json").toString();
    String command = bench.write("c.json", MOVE);

    run("show", position).failed(1, "is a position file", "new RULESET --position " + position);
    run("verify", position).failed(1, "is a position file");
    run("do", position, MOVE).failed(1, "is a position file");
    run("show", command).failed(1, "is a command", "do B @" + command);
    run("new", Bench.MBB, "--position", battle, "--out", "x").failed(1, "is a battle file");
    run("import", Bench.MBB, battle).failed(1, "is a battle file", "show " + battle);
    String view = bench.file("v.json").toString();
    run("show", battle, "--as", "1", "--view", view).done();
    run("show", view).failed(1, "one side may keep", "battle file itself");
  }
}
