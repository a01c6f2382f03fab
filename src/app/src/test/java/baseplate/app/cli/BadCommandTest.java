package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A command that cannot be read is one line, and the battle file stays as it was.
class BadCommandTest {
  private final Bench bench;
  private String battle = "";
  private String before = "";

  BadCommandTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  @BeforeEach
  void set() {
    battle = bench.position("b.jsonl", Positions.MOVING);
    before = bench.read("b.jsonl");
  }

  private void refused(int code, String command, String... parts) {
    for (String verb : new String[] {"do", "odds"}) {
      Ran ran =
          Assertions.assertTimeoutPreemptively(
              Duration.ofSeconds(20), () -> bench.run(verb, battle, command));
      ran.failed(code, parts);
    }
    assertThat(bench.read("b.jsonl")).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "{",
        "move",
        "{\"do\":\"undo\"",
        "{\"do\":\"undo\"}}",
        "{'do':'undo'}",
        "{\"do\":\"undo\",\"do\":\"redo\"}",
        "{\"do\":NaN}",
        "{\"do\":-Infinity}",
        "nul",
        "{\"do\":\"\\ud800\"",
        "{\"do\":1e300}",
        "@",
        "\u0000"
      })
  void what_is_no_json_was_not_understood(String command) {
    refused(2, command);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "5",
        "null",
        "[]",
        "\"undo\"",
        "{}",
        "{\"do\":null}",
        "{\"do\":5}",
        "{\"do\":\"fly\"}",
        "{\"do\":\"move\"}",
        "{\"do\":\"move\",\"piece\":\"a\",\"path\":[{\"forward\":1}],\"fast\":true}",
        "{\"do\":\"move\",\"piece\":\"a\",\"path\":{\"forward\":1}}",
        "{\"do\":\"move\",\"piece\":\"a\",\"path\":[{\"forward\":-1}]}",
        "{\"do\":\"move\",\"piece\":\"a\",\"path\":[{\"forward\":0.0001}]}",
        "{\"do\":\"move\",\"piece\":\"a\",\"path\":[{\"forward\":\"1\"}]}",
        "{\"do\":\"move\",\"piece\":\"a\",\"path\":[{\"sideways\":1}]}",
        "{\"do\":\"turret\",\"piece\":\"a\",\"to\":1e9}",
        "{\"do\":\"answer\"}",
        "{\"do\":\"answer\",\"faces\":[1.5]}",
        "{\"do\":\"answer\",\"faces\":[99999999999999999999]}",
        "{\"do\":\"take-back\",\"to\":-1}",
        "{\"do\":\"override\",\"command\":{\"do\":\"move\"},\"reason\":\"\"}"
      })
  void what_is_no_command_is_not_valid(String command) {
    refused(1, command);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"do\":\"move\",\"piece\":\"nobody\",\"path\":[{\"forward\":1}]}",
        "{\"do\":\"move\",\"piece\":\"x\",\"path\":[{\"forward\":1}]}",
        "{\"do\":\"declare\",\"shooter\":\"a\",\"target\":\"x\"}",
        "{\"do\":\"shoot\"}",
        "{\"do\":\"first-turn\",\"take\":\"movement\"}",
        "{\"do\":\"answer\",\"faces\":[1,1]}",
        "{\"do\":\"deploy\",\"piece\":\"a\",\"at\":[1,1],\"facing\":0}"
      })
  void what_makes_no_sense_now_is_refused(String command) {
    refused(1, command, "Refused");
  }

  @Test
  void a_billion_faces_and_a_mountain_of_brackets_are_refused_at_once() {
    refused(2, "{\"do\":\"answer\",\"faces\":[" + "1,".repeat(100_000) + "1]}");
    refused(2, "[".repeat(60_000));
    refused(2, "{\"do\":\"" + "x".repeat(200_000) + "\"}");
    refused(
        1, "{\"do\":\"override\",\"reason\":\"r\",\"command\":".repeat(20) + "5" + "}".repeat(20));
  }

  @Test
  void words_that_no_command_knows_end_with_2() {
    bench.run("dance").failed(2, "dance", "rulesets");
    bench.run("do").failed(2, "B");
    bench.run("do", battle).failed(2, "COMMAND");
    bench.run("do", battle, "{}", "{}").failed(2, "{}");
    bench.run("show", "--frob", battle).failed(2, "--frob");
  }

  @Test
  void an_option_without_a_value_that_fits_ends_with_2() {
    bench.run("show", battle, "--at").failed(2, "--at");
    bench.run("show", battle, "--at", "NaN").failed(2, "NaN");
    bench.run("show", battle, "--at", "1e3").failed(2, "1e3");
    bench.run("show", battle, "--at", "99999999999999999999").failed(2, "--at");
    bench.run("show", battle, "--json=maybe").failed(2, "--json");
  }

  @Test
  void a_part_of_a_path_that_there_is_not_is_named_with_those_that_there_are() {
    String move = "{\"do\":\"move\",\"piece\":\"a\",\"path\":[%s]}";
    String parts = "forward, reverse, turn";
    refused(1, move.formatted("{\"sideways\":1}"), "/path/0/sideways", "sideways", parts);
    refused(1, move.formatted("{}"), "/path/0", parts);
    refused(1, move.formatted("{\"turn\":1,\"forward\":1}"), "/path/0", parts);
  }

  @Test
  void a_field_that_is_missing_is_named_with_what_it_may_be() {
    refused(1, "{\"do\":\"first-turn\"}", "field take is missing. Possible: movement, shooting");
  }
}
