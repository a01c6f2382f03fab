package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baseplate.core.PieceId;
import baseplate.core.PositionData;
import baseplate.core.SideId;
import baseplate.core.TableSize;
import baseplate.geometry.Angle;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionFileTest {
  private static final String POSITION =
      """
      {"ruleset": "race", "table": {"width": 48, "height": 36.5},
       "house": {"rain": true, "stride": 3, "goal": "far"},
       "sides": [{"name": "Red"}, {"name": "Blue"}],
       "pieces": [
         {"id": "a", "side": 0, "unit": "runner", "at": [1.5, -2], "facing": 90, "wreck": true},
         {"id": "b", "side": "Blue", "unit": "runner"}],
       "terrain": [{"id": "w", "kind": "wall", "at": [10, 10], "facing": -45, "size": [3, 1]}],
       "round": 2}
      """;

  @TempDir private Path folder;

  @Test
  void what_every_ruleset_shares_is_read() throws IOException {
    PositionData position = read(POSITION);
    assertThat(position.table())
        .isEqualTo(new TableSize(Length.ofInches(48), Length.ofThousandths(36_500)));
    assertThat(position.house()).isEqualTo(Map.of("rain", "on", "stride", "3", "goal", "far"));
    assertThat(position.sides()).containsExactly("Red", "Blue");
    assertThat(position.terrain().getFirst().placed().map(Pose::facing))
        .contains(Angle.ofDegrees(315));
  }

  @Test
  void a_piece_stands_on_the_table_or_beside_it() throws IOException {
    PositionData position = read(POSITION);
    PositionData.Item first = position.pieces().getFirst();
    assertThat(first.id()).isEqualTo(new PieceId("a"));
    assertThat(first.placed())
        .contains(Pose.of(Point.ofThousandths(1_500, -2_000), Angle.ofDegrees(90)));
    PositionData.Item second = position.pieces().getLast();
    assertThat(second.owner()).contains(SideId.SECOND);
    assertThat(second.placed()).isEmpty();
  }

  @Test
  void what_only_one_ruleset_knows_is_left() throws IOException {
    PositionData position = read(POSITION);
    assertThat(position.pieces().getFirst().rest().flag("wreck", false)).isTrue();
    assertThat(position.rest().count("round", 0, 9)).isEqualTo(2);
    position.rest().done();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"width\": 48 | \"width\": 0 | /table/width | core.malformed.range",
        "\"width\": 48 | \"width\": 1e9 | /table/width | core.malformed.range",
        "\"width\": 48 | \"width\": 48.0001 | /table/width | core.malformed.places",
        "\"width\": 48 | \"width\": \"48\" | /table/width | core.malformed.type",
        "\"width\": 48 | \"width\": 48, \"depth\": 3 | /table/depth | core.malformed.unknown",
        "\"id\": \"b\" | \"id\": \"a\" | /pieces/1/id | data.position.twice",
        "\"id\": \"w\" | \"id\": \"a\" | /terrain/0/id | data.position.twice",
        "\"id\": \"b\" | \"id\": \"\" | /pieces/1/id | core.malformed.text",
        "\"Blue\", \"unit\" | \"Green\", \"unit\" | /pieces/1/side | data.position.side",
        "\"side\": 0 | \"side\": null | /pieces/0/side | data.position.side-type",
        "\"side\": 0 | \"side\": [0] | /pieces/0/side | data.position.side-type",
        "\"side\": 0 | \"side\": 2 | /pieces/0/side | core.malformed.range",
        "[1.5, -2] | [1.5] | /pieces/0/at | core.malformed.type",
        "[1.5, -2] | [1.5, 1e7] | /pieces/0/at/1 | core.malformed.range",
        "\"facing\": 90 | \"facing\": 1e9 | /pieces/0/facing | core.malformed.range",
        "\"facing\": 90, | `` | /pieces/0 | core.malformed.missing",
        "{\"name\": \"Blue\"} | {\"name\": \"Red\"} | /sides/1/name | data.position.side-name",
        "\"rain\": true | \"rain\": [1] | /house/rain | core.malformed.type",
        "\"ruleset\": \"race\", | `` | `` | core.malformed.missing",
      })
  void faults_are_named_by_pointer(String part, String other, String place, String key)
      throws IOException {
    String text = POSITION.replace(part, other);
    assertThat(text).isNotEqualTo(POSITION);
    BadFile bad = catchThrowableOfType(BadFile.class, () -> read(text));
    assertThat(bad.problem().key()).isEqualTo(key);
    assertThat(bad.place()).isEqualTo(place);
  }

  @Test
  void a_position_needs_a_side() {
    String text = POSITION.replaceAll("\"sides\": .*", "\"sides\": [],");
    BadFile bad = catchThrowableOfType(BadFile.class, () -> read(text));
    assertThat(bad.place()).isEqualTo("/sides");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sides", "pieces", "terrain"})
  void too_many_of_anything_are_counted_before_they_are_looked_at(String list) throws IOException {
    String many = "{\"name\": \"x\"}, ".repeat(100_000) + "{}";
    String text =
        list.equals("sides")
            ? POSITION.replace("{\"name\": \"Red\"}", many)
            : POSITION.replace("\"%s\": [".formatted(list), "\"%s\": [%s, ".formatted(list, many));
    BadFile bad =
        Assertions.assertTimeoutPreemptively(
            Duration.ofSeconds(10), () -> catchThrowableOfType(BadFile.class, () -> read(text)));
    assertThat(bad.place()).isEqualTo("/" + list);
    assertThat(bad.problem().args()).containsKey("most");
  }

  private PositionData read(String text) throws IOException {
    return PositionFile.read(Files.writeString(folder.resolve("p.json"), text));
  }
}
