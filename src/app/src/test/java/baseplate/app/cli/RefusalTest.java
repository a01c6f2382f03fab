package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.journal.Chain;
import baseplate.core.journal.Digest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is refused is refused in sentences, with the file and with what may be done instead.
class RefusalTest {
  private static final String MOVE =
      "{\"do\":\"move\",\"piece\":\"%s\",\"path\":[{\"forward\":1}]}";

  private final Bench bench;
  private String battle = "";

  RefusalTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  @BeforeEach
  void set() {
    battle = bench.position("b.jsonl", Positions.MOVING);
    bench.run("do", battle, MOVE.formatted("a")).done();
  }

  @ParameterizedTest
  @ValueSource(strings = {"surrender", "offer-draw"})
  void a_side_that_is_not_there_can_do_nothing(String what) {
    String command = "{\"do\":\"" + what + "\",\"side\":SIDE}";
    for (String verb : List.of("do", "odds")) {
      for (String side : List.of("2", "15")) {
        String given = command.replace("SIDE", side);
        bench.run(verb, battle, given).failed(1, "no side " + side, "0 to 1");
      }
    }
    bench.run("do", battle, command.replace("SIDE", "1")).done();
  }

  @Test
  void a_refusal_names_the_file_and_what_lists_what_may_be_done() {
    String unknown = MOVE.formatted("foo");
    bench.run("do", battle, unknown).failed(1, "Refused", "foo", "b.jsonl", "options");
    bench.run("odds", battle, unknown).failed(1, "Refused", "foo", "b.jsonl", "options");
    bench.run("do", battle, "{\"do\":\"take-back\",\"to\":30}").failed(1, "30", "0 to 1");
  }

  @Test
  void an_answer_has_one_input() {
    String both = "{\"do\":\"answer\",\"choose\":\"a\",\"faces\":[1]}";
    bench.run("do", battle, both).failed(1, "choose, faces, card");
    bench.run("do", battle, "{\"do\":\"answer\"}").failed(1, "choose, faces, card");
  }

  @Test
  void an_answer_that_is_not_piped_in_is_said_to_be_empty() {
    bench.piped("", "do", battle, "-").failed(2, "Nothing is there");
  }

  @Test
  void what_verify_says_of_a_rulesets_own_entries_is_a_sentence() {
    forged(body -> body.replaceFirst("\"do\":\"[a-z-]+\"", "\"do\":\"fly\""), "fly");
    forged(body -> body.replaceFirst("\"event\":\"[a-z-]+\"", "\"event\":\"flew\""), "flew");
    forged(body -> body.replaceFirst("\"piece\":\"[^\"]+\"", "\"piece\":\"nobody\""), "nobody");
  }

  /// Changes the entries, links all anew, and looks at what is said of the first that is bad.
  private void forged(UnaryOperator<String> change, String part) {
    Digest link = Chain.START;
    StringBuilder text = new StringBuilder();
    for (String line : bench.read("b.jsonl").lines().toList()) {
      String body = line.replaceFirst(",\"chain\":\"[0-9a-f]+\"}$", "}");
      String changed = text.isEmpty() ? body : change.apply(body);
      link = Chain.next(link, changed.getBytes(StandardCharsets.ISO_8859_1));
      text.append(changed.replaceFirst("}$", ",\"chain\":\"" + link.hex() + "\"}")).append('\n');
    }
    Ran ran = bench.run("verify", bench.write("f.jsonl", text.toString()));
    assertThat(ran.out()).doesNotContain("mbb.", "core.", "{");
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.out()).contains(part);
  }

  @ParameterizedTest
  @ValueSource(strings = {"last-round=*", "rear-arc=*", "rear-arc=foo", "last-round=1001"})
  void a_reading_that_is_none_is_refused_with_those_that_there_are(String house) {
    String[] words = {"new", Bench.MBB, "--scenario", "skirmish", "--house", house};
    bench.run(List.of(words), "--out", "x").failed(1, house.replaceFirst("=.*", ""), "Possible");
    String[] pair = house.split("=", -1);
    String position =
        Positions.OPEN.replace(
            "\"table\"", "\"house\": {\"" + pair[0] + "\": \"" + pair[1] + "\"}, \"table\"");
    bench
        .run("new", Bench.MBB, "--position", bench.write("p.json", position), "--out", "x")
        .failed(1, "p.json", pair[0], "Possible");
  }

  @Test
  void a_header_with_a_reading_that_is_none_is_refused_in_plain_words() {
    String header = bench.read("b.jsonl").lines().findFirst().orElseThrow();
    String body =
        header
            .replaceFirst(",\"chain\":\"[0-9a-f]+\"}$", "}")
            .replaceFirst("\"last-round\":\"scenario\"", "\"last-round\":\"*\"");
    Digest link = Chain.next(Chain.START, body.getBytes(StandardCharsets.ISO_8859_1));
    String file = body.replaceFirst("}$", ",\"chain\":\"" + link.hex() + "\"}") + "\n";
    bench
        .run("show", bench.write("h.jsonl", file))
        .failed(1, "last-round", "a whole number from 0 to 1000");
  }

  @Test
  void the_readings_are_listed_in_words() {
    assertThat(bench.run("rulesets").done().out())
        .contains("last-round = scenario (of scenario, a whole number from 0 to 1000;")
        .doesNotContain("*");
  }

  @ParameterizedTest
  @ValueSource(strings = {" A", "A ", "a\u202eb", "a\u2066b", "\u200fa", "a\nb", "a\ud800b"})
  void a_side_has_a_name_that_reads_as_it_stands(String name) {
    String[] words = {"new", Bench.MBB, "--scenario", "skirmish", "--sides", name + ",B"};
    bench.run(List.of(words), "--out", "x").failed(2, "sides");
    String written = name.replace("\n", "\\n").replace("\ud800", "\\ud800");
    String position =
        Positions.OPEN.replace("{\"name\": \"Blue\"}", "{\"name\": \"" + written + "\"}");
    bench
        .run("new", Bench.MBB, "--position", bench.write("p.json", position), "--out", "x")
        .failed(1, "p.json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"Green\"", "null", "[]", "2", "\"\""})
  void a_side_that_a_position_does_not_have_is_named_with_those_it_has(String active) {
    String position = Positions.OPEN.replace("\"active\": \"Blue\"", "\"active\": " + active);
    Ran ran =
        bench.run("new", Bench.MBB, "--position", bench.write("p.json", position), "--out", "x");
    ran.failed(1, "p.json", "/active");
    assertThat(ran.err()).doesNotContain("type number");
  }

  @Test
  void a_file_of_nothing_makes_no_pack() {
    String pack = bench.file("pack").toString();
    bench
        .run("import", Bench.MBB, bench.write("e.txt", "# nothing\n"), "--out", pack)
        .failed(1, "e.txt");
    assertThat(bench.file("pack")).doesNotExist();
  }
}
