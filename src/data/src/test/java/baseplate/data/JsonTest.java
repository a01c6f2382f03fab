package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baseplate.core.doc.Canonical;
import baseplate.core.doc.Doc;
import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
  @Test
  void what_is_written_reads_back_as_the_same_value() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 500; i++) {
      Doc doc = Docs.any(random, 4);
      assertThat(read(Json.write(doc))).isEqualTo(doc);
    }
  }

  @Test
  void short_values_stand_on_one_line_and_long_ones_below_each_other() {
    Doc at = Doc.list(List.of(1, 2), Doc::of);
    Doc doc = Doc.object().put("at", at).put("name", "n".repeat(100)).build();
    assertThat(Json.write(doc))
        .isEqualTo("{\n  \"at\": [1, 2],\n  \"name\": \"" + "n".repeat(100) + "\"\n}\n");
  }

  @Test
  void canonical_text_reads_back_whatever_stands_in_it() {
    for (String text : List.of("\ud83c\udfb2", "é\u2028", "\u0000", "\"\\")) {
      Doc doc = Doc.object().put(text, text).build();
      assertThat(read(Canonical.text(doc))).isEqualTo(doc);
    }
  }

  @Test
  void numbers_are_exact() {
    assertThat(read("0.1234567890123456789"))
        .isEqualTo(Doc.of(new BigDecimal("0.1234567890123456789")));
    assertThat(read("1e3")).isEqualTo(Doc.of(1000));
    assertThat(read("9223372036854775808"))
        .isEqualTo(Doc.of(new BigDecimal("9223372036854775808")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                    | 1:1 | data.json.empty",
        "{\"a\":1,\"a\":2}     | 1:12 | data.json.twice",
        "{} x                  | 1:4 | data.json.syntax",
        "{} {}                 | 1:4 | data.json.trailing",
        "[1e999999999]         | 1:2 | data.json.number",
        "[1e-999999999]        | 1:2 | data.json.number",
        "[1e99999999999]       | 1:2 | data.json.number",
        "[1e-99999999999]      | 1:2 | data.json.number",
        "[NaN]                 | 1:5 | data.json.syntax",
        "[Infinity]            | 1:10 | data.json.syntax",
        "[1,]                  | 1:4 | data.json.syntax",
        "{\"a\" 1}             | 1:6 | data.json.syntax",
        "{'a':1}               | 1:2 | data.json.syntax",
        "[01]                  | 1:3 | data.json.syntax",
        "[1,2                  | 1:5 | data.json.cut",
        "/*x*/1                | 1:1 | data.json.syntax",
      })
  void what_is_not_strict_json_is_refused_where_it_stands(String text, String place, String key) {
    BadFile bad = refused(text.getBytes(StandardCharsets.UTF_8));
    assertThat(bad.problem().key()).isEqualTo(key);
    assertThat(bad.place()).isEqualTo(place);
    assertThat(bad.file()).isEqualTo("f.json");
  }

  @Test
  void the_line_of_a_fault_is_counted_and_the_column_in_characters() {
    BadFile bad = refused("{\n\"é\": x}".getBytes(StandardCharsets.UTF_8));
    assertThat(bad.place()).isEqualTo("2:6");
  }

  @ParameterizedTest
  @ValueSource(ints = {65, 1_000, 1_000_000})
  void deep_nesting_is_refused(int depth) {
    BadFile bad = refused("[".repeat(depth).getBytes(StandardCharsets.UTF_8));
    assertThat(bad.problem().key()).isEqualTo("data.json.limit");
    assertThat(bad.place()).isEqualTo("1:65");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[1,\n \"\\ud800\"]",
        "[1,\n \"\\udc00\\ud800\"]",
        "{\"a\":\n \"x\\ud83c\"}",
        "{\"a\":\n \"\\ud83cx\"}"
      })
  void half_a_character_is_refused_where_its_text_stands(String text) {
    BadFile bad = refused(text.getBytes(StandardCharsets.UTF_8));
    assertThat(bad.problem().key()).isEqualTo("data.json.surrogate");
    assertThat(bad.place()).isEqualTo("2:2");
  }

  @Test
  void half_a_character_is_refused_in_a_name_too() {
    assertThat(refused("{\"x\\ud83c\":1}".getBytes(StandardCharsets.UTF_8))).isNotNull();
    assertThat(refused("{\"\\udc00\":1}".getBytes(StandardCharsets.UTF_8))).isNotNull();
    Doc.Obj whole = (Doc.Obj) read("{\"\\ud83c\\udfb2\":1}");
    assertThat(whole.fields()).containsOnlyKeys("\ud83c\udfb2");
  }

  @Test
  void nesting_up_to_the_limit_is_read() {
    String text = "[".repeat(Limits.DEPTH) + "]".repeat(Limits.DEPTH);
    assertThat(read(text)).isInstanceOf(Doc.Items.class);
  }

  @Test
  void long_texts_names_and_numbers_are_refused() {
    for (String text :
        List.of(
            "[1,\n\"" + "x".repeat(Limits.TEXT + 1) + "\"" + "\n".repeat(9),
            "{\n\"" + "x".repeat(Limits.NAME + 1) + "\":1}" + "\n".repeat(9),
            "[1,\n" + "1".repeat(Limits.DIGITS + 20) + "]" + "\n".repeat(9))) {
      BadFile bad = refused(text.getBytes(StandardCharsets.UTF_8));
      assertThat(bad.problem().key()).isEqualTo("data.json.limit");
      assertThat(bad.place()).startsWith("2:");
    }
  }

  @Test
  void too_many_values_and_too_many_bytes_are_refused() {
    byte[] many = ("[" + "1,".repeat(100) + "1]").getBytes(StandardCharsets.UTF_8);
    assertThat(refused(many, new Limits(1_000, 100)).problem().key()).isEqualTo("data.json.values");
    assertThat(refused(many, new Limits(100, 1_000)).problem().key()).isEqualTo("data.json.bytes");
  }

  @Test
  void byte_order_marks_and_other_encodings_are_refused() {
    assertThat(refused(bytes(0xEF, 0xBB, 0xBF, '{', '}')).problem().key())
        .isEqualTo("data.json.mark");
    assertThat(refused("{}".getBytes(StandardCharsets.UTF_16)).problem().key())
        .isEqualTo("data.json.mark");
    assertThat(refused("{}".getBytes(StandardCharsets.UTF_16LE)).problem().key())
        .isEqualTo("data.json.zero");
  }

  static Stream<byte[]> noUtf8() {
    return Stream.of(
        bytes('"', 0xC0, 0x80, '"'),
        bytes('"', 0xED, 0xA0, 0x80, '"'),
        bytes('"', 0xE9, '"'),
        bytes('"', 0xF5, 0x80, 0x80, 0x80, '"'));
  }

  @ParameterizedTest
  @MethodSource("noUtf8")
  void bytes_that_are_not_utf_8_are_refused_where_they_stand(byte[] text) {
    BadFile bad = refused(text);
    assertThat(bad.problem().key()).isEqualTo("data.json.utf8");
    assertThat(bad.place()).isEqualTo("1:2");
  }

  @Test
  void a_large_object_keeps_its_order_and_finds_each_field() {
    List<String> names = new ArrayList<>();
    StringBuilder text = new StringBuilder("{");
    for (int i = 0; i < 200; i++) {
      names.add("f" + i);
      text.append(i == 0 ? "" : ",").append("\"f").append(i).append("\":").append(i);
    }
    Doc.Obj obj = (Doc.Obj) read(text.append('}').toString());
    assertThat(obj.fields().keySet()).containsExactlyElementsOf(names);
    assertThat(obj.fields().get("f137")).isEqualTo(Doc.of(137));
  }

  @Test
  void a_missing_file_and_a_folder_are_named(@TempDir Path folder) {
    BadFile missing =
        catchThrowableOfType(BadFile.class, () -> Json.read(folder.resolve("no.json")));
    assertThat(missing.problem().args()).containsKey("reason");
    assertThat(missing.file()).endsWith("no.json");
    BadFile bad = catchThrowableOfType(BadFile.class, () -> Json.read(folder));
    assertThat(bad.problem().key()).isEqualTo("data.disk.read");
  }

  private static Doc read(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Doc doc = Json.read(bytes, "f.json");
    assertThat(Json.read(new ByteArrayInputStream(bytes), "f.json")).isEqualTo(doc);
    return doc;
  }

  private static BadFile refused(byte[] bytes) {
    return refused(bytes, Limits.FILE);
  }

  private static BadFile refused(byte[] bytes, Limits limits) {
    return catchThrowableOfType(BadFile.class, () -> Json.read(bytes, "f.json", limits));
  }

  private static byte[] bytes(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }
}
