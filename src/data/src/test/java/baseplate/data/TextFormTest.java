package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.data.TextForm.Item;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextFormTest {
  private static final Set<String> KINDS = Set.of("unit", "deck");

  private static final String SHERMAN =
      """
      unit "M4 Sherman"
        id: m4-sherman
        ap: 5
        fixed: false
        remark: null
        hull:
          height: 5 plates
          outline: [[0.31, 0.95], [0.45, 0.87]]
        crew:
          - {name: "Anne, gunner", rank: 2}
          - []
      """;

  private static final String SHERMAN_AS_JSON =
      """
      {
        "name": "M4 Sherman",
        "id": "m4-sherman",
        "ap": 5,
        "fixed": false,
        "remark": null,
        "hull": {"height": "5 plates", "outline": [[0.31, 0.95], [0.45, 0.87]]},
        "crew": [{"name": "Anne, gunner", "rank": 2}, []]
      }
      """;

  private static final String UNIT_SCHEMA =
      """
      {"type": "object", "additionalProperties": false,
       "properties": {"name": {"type": "string"}, "ap": {"type": "integer", "maximum": 14}}}
      """;

  @Test
  void a_unit_reads_as_people_write_it() {
    assertThat(Json.write(read(SHERMAN).getFirst().doc())).isEqualTo(SHERMAN_AS_JSON);
  }

  @Test
  void several_things_stand_one_after_the_other_and_remarks_do_not_count() {
    String text = "# mine\nunit \"A\"\n  ap: 1\n\ndeck\n  # still empty\nunit \"B\"\n";
    assertThat(read(text))
        .containsExactly(
            new Item("unit", Doc.object().put("name", "A").put("ap", 1).build(), 2),
            new Item("deck", Doc.object().build(), 5),
            new Item("unit", Doc.object().put("name", "B").build(), 7));
  }

  @Test
  void whatever_is_written_reads_back_equal_and_writes_back_the_same() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 2_000; i++) {
      Doc.Obj doc = anyThing(random);
      String text = TextForm.write(List.of(Item.of("deck", doc)));
      List<Item> back = read(text);
      assertThat(back).singleElement().extracting(Item::doc).isEqualTo(doc);
      assertThat(TextForm.write(back)).isEqualTo(text);
    }
  }

  /// An object at random; every other has a name, which need not be a text.
  private static Doc.Obj anyThing(SplittableRandom random) {
    DocBuilder doc = Doc.object();
    if (random.nextBoolean()) {
      doc.put("name", Docs.any(random, 2));
    }
    Docs.object(random, 5).fields().forEach(doc::put);
    return doc.build();
  }

  @Test
  void long_lists_and_long_texts_stand_below_their_field() {
    Doc inner = Doc.object().put("x", "c".repeat(99)).build();
    Doc list = Doc.list(List.of("a".repeat(60), "b".repeat(60)), Doc::of);
    Doc.Obj doc = Doc.object().put("long", list).put("deep", new Doc.Items(List.of(inner))).build();
    String text = TextForm.write(List.of(Item.of("deck", doc)));
    assertThat(text)
        .isEqualTo(
            "deck\n  long:\n    - %s\n    - %s\n  deep:\n    -\n      x: %s\n"
                .formatted("a".repeat(60), "b".repeat(60), "c".repeat(99)));
    assertThat(read(text).getFirst().doc()).isEqualTo(doc);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "tank `x` | 1:1 | data.text.kind",
        "unit x | 1:6 | data.text.quote",
        "unit \"x | 1:6 | data.text.quote",
        "unit \"x\" y | 1:10 | data.text.more",
        "unit;  ap 5 | 2:5 | data.text.colon",
        "unit;  5: a | 2:3 | data.text.key",
        "unit;  ap: | 2:6 | data.text.value",
        "unit;  ap: 5;  ap: 6 | 3:3 | data.text.twice",
        "unit;   ap: 5 | 2:4 | data.text.indent",
        "~~unit | 1:3 | data.text.indent",
        "unit;  a: [1, 2 | 2:11 | data.text.comma",
        "unit;  a: [\"1\" 2] | 2:11 | data.text.comma",
        "unit;  a: {b: 1, b: 2} | 2:17 | data.text.twice",
        "unit;  a: @ | 2:6 | data.text.bare",
        "unit;  a:;    - 1;    b: 2 | 4:5 | data.text.item",
        "unit;  name:\ty | 2:8 | data.text.tab",
      })
  void faults_are_named_where_they_stand(String text, String place, String key) {
    String lines = text.replace(';', '\n').replace('~', ' ');
    BadFile bad = catchThrowableOfType(BadFile.class, () -> read(lines));
    assertThat(bad.problem().key()).isEqualTo(key);
    assertThat(bad.place()).isEqualTo(place);
  }

  private static Map<String, Shape> shapes() {
    return Map.of("unit", Shape.of(Json.read(UNIT_SCHEMA, "schema", Limits.FILE)));
  }

  private static BadFile refusedByShape(String text) {
    return catchThrowableOfType(BadFile.class, () -> TextForm.read(text, "t", shapes()));
  }

  @Test
  void a_thing_of_the_right_shape_is_read() {
    assertThat(TextForm.read("unit \"A\"\n  ap: 5\n", "t", shapes())).hasSize(1);
  }

  @Test
  void a_field_that_the_shape_does_not_know_is_refused_with_its_line() {
    BadFile unknown = refusedByShape("\nunit \"A\"\n  armour: 5\n");
    assertThat(unknown.place()).isEqualTo("3:3");
    assertThat(unknown.problem().args()).containsEntry("field", "armour");
  }

  @Test
  void a_value_that_the_shape_forbids_is_refused_with_its_line() {
    BadFile large = refusedByShape("unit \"A\"\n  ap: 15\n");
    assertThat(large.problem().key()).isEqualTo("data.schema.maximum");
    assertThat(large.place()).isEqualTo("2:7 /ap");
  }

  private static final String WEB_SCHEMA =
      """
      {"type": "object", "additionalProperties": false, "required": ["ap"],
       "properties": {
         "name": {"type": "string", "maxLength": 9},
         "ap": {"type": "number"},
         "a/b": {"type": "number"},
         "crew": {"type": "array", "items": {
           "type": "object", "additionalProperties": false, "required": ["rank"],
           "properties": {"rank": {"type": "number"}, "at": {"items": {"type": "number"}}}}}}}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "unit \"A\" | 2:1",
        "unit \"Much too long\";  ap: 5 | 2:6 /name",
        "unit;  ap: many | 3:7 /ap",
        "unit;  ap: 5;  \"a/b\": no | 4:10 /a~1b",
        "unit;  ap: 5;  b: 1 | 4:3",
        "unit;  ap:;    - 1 | 4:5 /ap",
        "unit;  ap: 5;  crew: [{rank: 1}, {rank: x}] | 4:28 /crew/1/rank",
        "unit;  ap: 5;  crew: [{rank: 1}, {age: 1, rank: 1}] | 4:22 /crew/1",
        "unit;  ap: 5;  crew:;    - {rank: 1};    -;      rank: x | 7:13 /crew/1/rank",
        "unit;  ap: 5;  crew:;    - {rank: 1, at: [1, a]} | 5:25 /crew/0/at/1",
        "unit;  ap: 5;  crew:;    - {rank: 1};    - {} | 6:7 /crew/1",
        "unit;  ap: 5;  crew:;    - {rank: 1};    -;      rank: 1;      age: 1 | 8:7 /crew/1",
      })
  void what_the_shape_forbids_is_named_where_it_stands(String text, String place) {
    Shape shape = Shape.of(Json.read(WEB_SCHEMA, "schema", Limits.FILE));
    String lines = "#\n" + text.replace(';', '\n');
    BadFile bad =
        catchThrowableOfType(BadFile.class, () -> TextForm.read(lines, "t", Map.of("unit", shape)));
    assertThat(bad.place()).isEqualTo(place);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n\n", "# only a remark\n"})
  void a_file_in_which_nothing_stands_is_refused(String text, @TempDir Path folder)
      throws IOException {
    Path file = Files.writeString(folder.resolve("t.txt"), text);
    BadFile bad = catchThrowableOfType(BadFile.class, () -> TextForm.read(file, shapes()));
    assertThat(bad.problem().key()).isEqualTo("data.text.none");
  }

  @Test
  void deep_texts_are_refused() {
    assertThat(problem("unit\n  a: " + "[".repeat(10_000))).isEqualTo("data.text.deep");
    StringBuilder nested = new StringBuilder("unit\n");
    for (int i = 1; i < 200; i++) {
      nested.append("  ".repeat(i)).append("a:\n");
    }
    assertThat(problem(nested.toString())).isEqualTo("data.text.deep");
  }

  @Test
  void large_texts_are_refused() {
    assertThat(problem("#".repeat(TextForm.LARGEST + 1))).isEqualTo("data.json.bytes");
  }

  private static String problem(String text) {
    return catchThrowableOfType(BadFile.class, () -> read(text)).problem().key();
  }

  private static List<Item> read(String text) {
    return TextForm.read(text, "t", KINDS);
  }
}
