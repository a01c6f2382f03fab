package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whatever a command writes, nothing that was there is lost unasked, and what the command reads
/// never.
class OutputTest {
  private final Bench bench;
  private String battle = "";
  private String position = "";

  OutputTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  @BeforeEach
  void set() {
    battle = bench.position("b.jsonl", Positions.MOVING);
    position = bench.file("b.jsonl.json").toString();
  }

  /// Every command that writes one file, with the file.
  private List<Function<String, List<String>>> writers() {
    return List.of(
        file -> List.of("show", battle, "--svg", file),
        file -> List.of("sight", battle, "a", "x", "--svg", file),
        file -> List.of("export", Bench.MBB, "--out", file),
        file -> List.of("new", Bench.MBB, "--position", position, "--out", file));
  }

  @Test
  void a_file_that_is_there_is_overwritten_only_when_the_words_say_so() {
    for (Function<String, List<String>> writer : writers()) {
      String file = bench.write("dear.txt", "dear");
      bench.run(writer.apply(file)).failed(1, "dear.txt", "--force");
      assertThat(bench.read("dear.txt")).isEqualTo("dear");
      bench.run(writer.apply(file), "--force").done();
      assertThat(bench.read("dear.txt")).isNotEqualTo("dear");
    }
  }

  @Test
  void a_link_is_written_through_and_what_is_no_plain_file_stays() throws IOException {
    Path target = Path.of(bench.write("target.txt", ""));
    Path link = Files.createSymbolicLink(bench.file("link"), target);
    Path nowhere = Files.createSymbolicLink(bench.file("nowhere"), bench.file("gone"));
    for (Function<String, List<String>> writer : writers()) {
      Files.writeString(target, "old");
      bench.run(writer.apply(link.toString()), "--force").done();
      assertThat(link).isSymbolicLink();
      assertThat(target).isRegularFile();
      assertThat(Files.readString(target)).isNotEqualTo("old");
      bench.run(writer.apply(nowhere.toString()), "--force").failed(1, "nowhere");
      bench.run(writer.apply(bench.file(".").toString()), "--force").failed(1);
      assertThat(nowhere).isSymbolicLink();
    }
  }

  @Test
  void what_a_command_reads_is_never_overwritten_whatever_name_leads_to_it() throws IOException {
    String before = bench.read("b.jsonl");
    Path hard = Files.createLink(bench.file("hard.jsonl"), Path.of(battle));
    Path soft = Files.createSymbolicLink(bench.file("soft.jsonl"), Path.of(battle));
    for (String file : List.of(battle, hard.toString(), soft.toString())) {
      bench.run("show", battle, "--svg", file, "--force").failed(1, "reads");
      bench.run("sight", battle, "a", "x", "--svg", file, "--force").failed(1, "reads");
    }
    assertThat(bench.read("b.jsonl")).isEqualTo(before);
    bench
        .run("new", Bench.MBB, "--position", position, "--out", position, "--force")
        .failed(1, "reads");
    assertThat(bench.read("b.jsonl.json")).isEqualTo(Positions.MOVING);
  }

  @Test
  void a_demo_takes_no_folder_that_holds_something_unless_the_words_say_so() {
    bench.write("micro-brick-battle.battle.jsonl", "dear");
    String folder = bench.file(".").toString();
    bench.run("demo", "--out", folder).failed(1, "--force");
    assertThat(bench.read("micro-brick-battle.battle.jsonl")).isEqualTo("dear");
  }

  @Test
  void a_pack_that_is_being_made_takes_no_folder_of_that_name() throws IOException {
    Path other = Files.createDirectories(bench.file("pack.part"));
    Files.writeString(other.resolve("dear.txt"), "dear");
    String text = bench.file("m10.txt").toString();
    bench.run("export", Bench.MBB, "m10", "--out", text).done();
    bench.run("import", Bench.MBB, text, "--out", bench.file("pack").toString()).done();
    assertThat(other.resolve("dear.txt")).hasContent("dear");
    assertThat(bench.file(".").toFile().list()).noneMatch(name -> name.contains("part-"));
  }

  @Test
  void a_refusal_leaves_a_damaged_file_alone_and_says_one_line() {
    damage();
    String damaged = bench.read("b.jsonl");
    for (List<String> line : refused()) {
      Ran ran = bench.run(line);
      ran.failed(line.getLast().equals("many") || line.getLast().equals("{") ? 2 : 1);
      assertThat(bench.read("b.jsonl")).isEqualTo(damaged);
    }
    Ran done = bench.run("do", battle, move(1));
    assertThat(done.exit()).isZero();
    assertThat(done.err()).contains("cut-1").hasLineCount(1);
    assertThat(bench.file("b.jsonl.cut-1")).exists();
  }

  private List<List<String>> refused() {
    return List.of(
        List.of("do", battle, move(99)),
        List.of("do", battle, "{\"do\":\"fly\"}"),
        List.of("do", battle, "{"),
        List.of("auto", battle, "--players", "nobody"),
        List.of("auto", battle, "--entries", "many"));
  }

  @Test
  void looking_at_a_damaged_file_says_so_in_a_line_and_in_json() {
    damage();
    List<List<String>> lookers = new ArrayList<>();
    lookers.add(List.of("show", battle));
    lookers.add(List.of("options", battle));
    lookers.add(List.of("odds", battle, move(1)));
    lookers.add(List.of("sight", battle, "a", "x"));
    lookers.add(List.of("explain", battle));
    lookers.add(List.of("simulate", battle, "--battles", "1", "--seed", "1"));
    for (List<String> line : lookers) {
      Ran ran = bench.run(line, "--json");
      assertThat(ran.exit()).as("%s", line).isZero();
      assertThat(ran.err()).contains("b.jsonl", "Line 3").hasLineCount(1);
      assertThat(ran.object().object("damaged").whole("line", 0, 99)).isEqualTo(3);
      assertThat(bench.run(line).err()).isEqualTo(ran.err());
    }
  }

  /// Two entries, the second of which does not hold.
  private void damage() {
    bench.run("do", battle, move(1)).done();
    bench.run("do", battle, "{\"do\":\"undo\"}").done();
    bench.write("b.jsonl", bench.read("b.jsonl").replace("\"do\":\"undo\"", "\"do\":\"redo\""));
  }

  private static String move(int inches) {
    return "{\"do\":\"move\",\"piece\":\"a\",\"path\":[{\"forward\":" + inches + "}]}";
  }
}
