package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Fields;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyVerbTest {
  private final Bench bench;
  private List<String> lines = List.of();

  VerifyVerbTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  @BeforeEach
  void playABattle() {
    String battle = bench.skirmish("b.jsonl");
    bench.run("auto", battle).done();
    lines = bench.read("b.jsonl").lines().toList();
  }

  private Fields verified(int code) {
    Ran ran = bench.run("verify", bench.file("b.jsonl").toString(), "--json");
    assertThat(ran.exit()).isEqualTo(code);
    assertThat(ran.err()).isEmpty();
    return ran.object();
  }

  private void bad(int line, List<String> changed) {
    bench.write("b.jsonl", String.join("\n", changed) + "\n");
    Fields found = verified(1);
    assertThat(found.flag("valid", true)).isFalse();
    assertThat(found.flag("intact", true)).isFalse();
    assertThat(found.object("firstBad").whole("line", 1, 9_999)).isEqualTo(line);
    assertThat(found.object("firstBad").text("reason")).isNotEmpty();
  }

  private List<String> changed(int line, UnaryOperator<String> change) {
    List<String> all = new ArrayList<>(lines);
    String before = all.get(line - 1);
    all.set(line - 1, change.apply(before));
    assertThat(all.get(line - 1)).isNotEqualTo(before);
    return all;
  }

  private int lineWith(String text) {
    for (int i = 1; i < lines.size(); i++) {
      if (lines.get(i).contains(text)) {
        return i + 1;
      }
    }
    throw new AssertionError("no line with " + text);
  }

  @Test
  void a_file_as_it_was_written_is_intact_and_judged_the_same() {
    Fields found = verified(0);

    assertThat(found.flag("valid", false)).isTrue();
    assertThat(found.flag("intact", false)).isTrue();
    assertThat(found.flag("sameToday", false)).isTrue();
    assertThat(found.whole("entries", 0, 9_999)).isEqualTo(lines.size() - 1);
    assertThat(found.has("firstBad")).isFalse();
  }

  @Test
  void a_changed_face_is_named_by_its_line() {
    int line = lineWith("\"faces\":[");
    bad(line, changed(line, text -> otherFace(text)));
  }

  private static String otherFace(String line) {
    Matcher face = Pattern.compile("\"faces\":\\[([1-6])").matcher(line);
    assertThat(face.find()).isTrue();
    int other = Integer.parseInt(face.group(1)) % 6 + 1;
    return face.replaceFirst("\"faces\":[" + other);
  }

  @Test
  void a_changed_command_is_named_by_its_line() {
    int line = lineWith("\"do\":\"move\"");
    bad(line, changed(line, text -> text.replaceFirst("\"do\":\"move\"", "\"do\":\"mope\"")));
  }

  @Test
  void a_changed_side_is_named_by_its_line() {
    bad(4, changed(4, text -> text.replaceFirst("\"side\":[01]", "\"side\":9")));
  }

  @Test
  void a_removed_entry_is_named_by_the_line_that_took_its_place() {
    List<String> fewer = new ArrayList<>(lines);
    fewer.remove(9);
    bad(10, fewer);
  }

  @Test
  void swapped_entries_are_named_by_the_first_of_them() {
    List<String> swapped = new ArrayList<>(lines);
    Collections.swap(swapped, 11, 12);
    bad(12, swapped);
  }

  @Test
  void changed_header_data_is_named_as_line_1() {
    bad(1, changed(1, text -> text.replaceFirst("\"dp\":[0-9]+", "\"dp\":1")));
    bad(1, changed(1, text -> text.replaceFirst("\"seed\":\"?5", "$06")));
  }

  @Test
  void a_cut_file_is_named_by_the_line_that_is_cut() {
    String text = bench.read("b.jsonl");
    bench.write("b.jsonl", text.substring(0, text.length() - 40));
    Fields found = verified(1);

    assertThat(found.object("firstBad").whole("line", 1, 9_999)).isEqualTo(lines.size());
  }

  @Test
  void a_file_that_stops_early_at_a_line_end_is_a_save() {
    bench.write("b.jsonl", String.join("\n", lines.subList(0, 20)) + "\n");

    assertThat(verified(0).whole("entries", 0, 99)).isEqualTo(19);
  }

  @Test
  void for_people_it_is_two_sentences() {
    Ran ran = bench.run("verify", bench.file("b.jsonl").toString()).done();

    assertThat(ran.out()).contains("intact", "judge every entry the same").hasLineCount(2);
  }
}
