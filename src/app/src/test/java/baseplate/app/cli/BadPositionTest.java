package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A position that cannot be used is one line: file, place, what is wrong, how to mend it.
class BadPositionTest {
  private final Bench bench;

  BadPositionTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  private void refused(String text, String... parts) {
    Ran ran = Assertions.assertTimeoutPreemptively(Duration.ofSeconds(20), () -> made(text));
    ran.failed(1, "p.json").failed(1, parts);
    assertThat(bench.file("b.jsonl")).doesNotExist();
  }

  private Ran made(String text) {
    String position = bench.write("p.json", text);
    String battle = bench.file("b.jsonl").toString();
    return bench.run("new", Bench.MBB, "--position", position, "--seed", "1", "--out", battle);
  }

  private static String changed(String from, String to) {
    assertThat(Positions.OPEN).contains(from);
    return Positions.OPEN.replace(from, to);
  }

  @Test
  void text_that_is_no_json_is_named_by_line_and_column() {
    refused("", "1:1");
    refused("pieces", "1:");
    refused(Positions.OPEN.stripTrailing().substring(0, 400), "middle");
    refused(Positions.OPEN + "x", "9:1");
    refused("\uFEFF" + Positions.OPEN, "byte order mark");
    refused(changed("36}", "NaN}"), "1:");
    refused(changed("36}", "Infinity}"), "1:");
    refused(changed("36}", "036}"), "1:");
    refused(changed("\"facing\": 180", "\"facing\": 180,"), "6:");
  }

  @Test
  void a_field_that_stands_twice_is_refused() {
    refused(changed("\"round\": 2", "\"round\": 2, \"round\": 3"), "twice");
  }

  @Test
  void deep_long_and_huge_texts_are_refused_at_once() {
    refused("[".repeat(100_000), "64");
    refused("{\"a\":".repeat(5_000), "64");
    refused(changed("\"Blue\"}", "\"" + "B".repeat(200_000) + "\"}"), "limit");
    refused(changed("\"round\": 2", "\"round\": " + "9".repeat(5_000)), "digits");
    refused(changed("\"round\": 2", "\"round\": 1e999999999"), "number");
    refused(" ".repeat(9 << 20), "larger");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"ruleset\": \"micro-brick-battle\"|\"ruleset\": \"chess\"|/ruleset",
        "\"width\": 36|\"width\": \"36\"|/table/width",
        "\"width\": 36|\"width\": -36|/table/width",
        "\"width\": 36|\"width\": 0|/table/width",
        "\"width\": 36|\"width\": 1e9|/table/width",
        "\"width\": 36|\"width\": 36.00001|/table/width",
        "\"width\": 36|\"wide\": 36|/table",
        "[{\"name\": \"Blue\"}, {\"name\": \"Red\"}]|[]|/sides",
        "{\"name\": \"Red\"}|{\"name\": \"Blue\"}|/sides/1/name",
        "\"unit\": \"m10\"|\"unit\": \"m11\"|/pieces/1",
        "\"side\": \"Red\"|\"side\": \"Green\"|/pieces/2/side",
        "\"side\": \"Red\"|\"side\": 7|/pieces/2/side",
        "\"id\": \"b\"|\"id\": \"a\"|/pieces/1/id",
        "\"id\": \"b\"|\"id\": \"\"|/pieces/1/id",
        "\"at\": [14, 5]|\"at\": [14]|/pieces/1/at",
        "\"at\": [14, 5]|\"at\": [14, \"5\"]|/pieces/1/at",
        "\"at\": [14, 5]|\"at\": [1e30, 5]|/pieces/1/at",
        "\"at\": [14, 5]|\"at\": null|/pieces/1/at",
        "\"facing\": 180|\"facing\": 1e12|/pieces/2/facing",
        "\"facing\": 180|\"facing\": 0.001|/pieces/2/facing",
        "\"facing\": 180|\"facing\": 180, \"speed\": 9|/pieces/2/speed",
        "\"phase\": \"declaration\"|\"phase\": \"tea\"|/phase",
        "\"active\": \"Blue\"|\"active\": \"Green\"|/active",
        "\"round\": 2|\"round\": 0|/round",
        "\"round\": 2|\"round\": 2.5|/round",
        "\"round\": 2|\"round\": 2, \"weather\": \"rain\"|/weather",
        "\"round\": 2|\"round\": 2, \"house\": {\"rear-arc\": \"46\"}|/house/rear-arc",
        "\"round\": 2|\"round\": 2, \"house\": {\"luck\": \"on\"}|/house/luck",
      })
  void a_wrong_value_is_named_by_its_pointer(String from, String to, String place) {
    refused(changed(from, to), place);
  }

  @Test
  void pieces_that_overlap_or_stand_off_the_table_are_refused() {
    refused(changed("\"at\": [14, 5]", "\"at\": [10.4, 5]"), "/pieces", "a", "b");
    refused(changed("\"at\": [14, 5]", "\"at\": [35.9, 5]"), "/pieces/1", "table");
    refused(changed("\"at\": [14, 5]", "\"at\": [-3, 5]"), "/pieces/1");
    refused(
        changed(
            "\"terrain\": []",
            "\"terrain\": [{\"id\": \"h\", \"kind\": \"house\", \"at\": [14, 5], \"facing\": 0}]"),
        "h");
  }

  @Test
  void thousands_of_pieces_are_refused_at_once() {
    String one =
        "{\"id\": \"p%d\", \"side\": \"Red\", \"unit\": \"m10\", \"at\": [1, 1], \"facing\": 0}";
    String many =
        String.join(
            ", ", IntStream.range(0, 3_000).mapToObj(i -> one.replace("%d", "" + i)).toList());
    refused(changed("\"pieces\": [", "\"pieces\": [" + many + ", "), "/pieces", "2000");
  }
}
