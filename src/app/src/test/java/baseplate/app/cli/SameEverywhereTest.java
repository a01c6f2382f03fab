package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated
class SameEverywhereTest {
  private static final List<String> LOCALES = List.of("de", "fr", "tr", "ar-EG-u-nu-arab");

  private final Locale before = Locale.getDefault();
  private final TimeZone zone = TimeZone.getDefault();
  private final Bench bench;

  SameEverywhereTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  @AfterEach
  void restore() {
    Locale.setDefault(before);
    TimeZone.setDefault(zone);
  }

  /// All that the command line prints and writes of a small battle.
  private String everything() {
    StringBuilder all = new StringBuilder();
    Path picture = bench.file("p.svg");
    String battle = bench.file("b.jsonl").toString();
    String position = bench.write("p.json", Positions.HOUSE);
    for (String line :
        List.of(
            "--help",
            "rulesets",
            "new micro-brick-battle --position " + position + " --seed 1 --force --out " + battle,
            "options " + battle,
            "do " + battle + " {\"do\":\"declare\",\"shooter\":\"a\",\"target\":\"x\"}",
            "do " + battle + " {\"do\":\"declare\",\"shooter\":\"b\",\"target\":\"x\"}",
            "do " + battle + " {\"do\":\"end-phase\"}",
            "odds " + battle + " {\"do\":\"shoot\",\"all\":true}",
            "sight " + battle + " a x --force --svg " + picture,
            "sight " + battle + " b x --json",
            "auto " + battle + " --entries 12",
            "explain " + battle + " --json",
            "show " + battle,
            "show " + battle + " --json",
            "verify " + battle,
            "simulate " + battle + " --battles 2 --seed 9",
            "show --help",
            "auto " + battle + " --entries 1,5")) {
      Ran ran = bench.run(line.split(" "));
      all.append(ran.exit()).append(ran.out()).append(ran.err());
    }
    return all.append(bench.read("b.jsonl")).append(bench.read("p.svg")).toString();
  }

  @Test
  void every_locale_and_time_zone_gives_the_same_output() {
    Locale.setDefault(Locale.ROOT);
    String root = everything();
    for (String locale : LOCALES) {
      Locale.setDefault(Locale.forLanguageTag(locale));
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
      assertThat(everything()).as(locale).isEqualTo(root);
    }
    assertThat(root).doesNotContain("fault of the program").contains("41.67 %");
  }
}
