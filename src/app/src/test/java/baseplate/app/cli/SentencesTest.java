package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A pseudo-language that brackets each sentence shows whatever is no sentence.
class SentencesTest {
  /// What is between the outermost brackets, line by line.
  private static final Pattern SENTENCE = Pattern.compile("⟦[^⟦⟧]*⟧");

  private static final Words BRACKETED = Words.changed(SentencesTest::bracketed);

  private final Bench bench;

  SentencesTest(@TempDir Path folder) {
    bench = Bench.in(folder).saying(BRACKETED);
  }

  private static Map<String, String> bracketed(Map<String, String> words) {
    Map<String, String> all = new HashMap<>();
    words.forEach((key, sentence) -> all.put(key, "⟦" + sentence + "⟧"));
    return all;
  }

  private static String outside(String text) {
    String left = text;
    String before = "";
    while (!left.equals(before)) {
      before = left;
      left = SENTENCE.matcher(left).replaceAll("");
    }
    return left;
  }

  private void onlySentences(String... line) {
    Ran ran = bench.run(line);
    assertThat(outside(ran.out())).as(String.join(" ", line) + "\n" + ran.out()).isBlank();
    assertThat(outside(ran.err().replace("baseplate: ", ""))).as(ran.err()).isBlank();
    assertThat(ran.out() + ran.err())
        .doesNotContainPattern("(app|core|data|mbb)\\.[a-z-]+\\.")
        .doesNotContainPattern("\\{[a-zA-Z0-9]+}");
  }

  @Test
  void every_line_that_a_command_prints_is_a_sentence_from_the_word_files() {
    String position = bench.write("p.json", Positions.OPEN);
    String battle = bench.file("b.jsonl").toString();
    String declare = "{\"do\":\"declare\",\"shooter\":\"a\",\"target\":\"x\"}";
    String[] fresh = {"new", Bench.MBB, "--position", position, "--seed", "1", "--out", battle};
    onlySentences(fresh);
    onlySentences(fresh);
    onlySentences("rulesets", Bench.MBB);
    onlySentences("show", battle);
    onlySentences("options", battle);
    onlySentences("sight", battle, "a", "x");
    onlySentences("do", battle, declare);
    onlySentences("do", battle, "{\"do\":\"end-phase\"}");
    onlySentences("odds", battle, "{\"do\":\"shoot\",\"all\":true}");
    onlySentences("do", battle, "{\"do\":\"shoot\"}");
    onlySentences("explain", battle);
    onlySentences("auto", battle);
    onlySentences("show", battle);
    onlySentences("options", battle);
    onlySentences("verify", battle);
    onlySentences("simulate", Bench.MBB, "--scenario", "skirmish", "--battles", "2", "--seed", "1");
    onlySentences("demo", "--out", bench.file("demo").toString());
    onlySentences("--help");
    onlySentences("--version");
  }

  @Test
  void every_entry_of_a_battle_is_explained_in_sentences() {
    String battle = bench.file("b.jsonl").toString();
    bench.run("new", Bench.MBB, "--scenario", "skirmish", "--seed", "11", "--out", battle);
    bench.run("auto", battle, "--players", "random,greedy");
    int entries = (int) bench.read("b.jsonl").lines().count() - 1;
    for (int entry = 1; entry <= entries; entry++) {
      onlySentences("explain", battle, "--entry", Integer.toString(entry));
    }
  }

  @Test
  void every_refusal_and_every_error_is_a_sentence() {
    String battle = bench.file("b.jsonl").toString();
    String position = bench.write("p.json", Positions.HOUSE);
    bench.run("new", Bench.MBB, "--position", position, "--seed", "1", "--out", battle);
    for (String command :
        List.of(
            "{\"do\":\"declare\",\"shooter\":\"a\",\"target\":\"x\"}",
            "{\"do\":\"declare\",\"shooter\":\"q\",\"target\":\"x\"}",
            "{\"do\":\"move\",\"piece\":\"a\",\"path\":[{\"forward\":1}]}",
            "{\"do\":\"undo\"}",
            "{\"do\":\"redo\"}",
            "{\"do\":\"take-back\",\"to\":7}",
            "{\"do\":\"answer\",\"choose\":\"x\"}",
            "{\"do\":\"fly\"}",
            "{\"do\":5}",
            "{",
            "")) {
      onlySentences("do", battle, command);
    }
    onlySentences("do", battle);
    onlySentences("do", battle, "{}", "more");
    onlySentences("dance");
    onlySentences("new", Bench.MBB, "--scenario", "x", "--out", battle);
    onlySentences("show", bench.file("nowhere").toString());
    onlySentences("show", battle, "--at", "9");
    onlySentences("sight", battle, "a", "h");
    onlySentences("verify", bench.write("text.txt", "nothing\n"));
  }
}
