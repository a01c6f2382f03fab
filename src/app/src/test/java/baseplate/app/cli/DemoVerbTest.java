package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Fields;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemoVerbTest {
  private final Bench bench;

  DemoVerbTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  @Test
  void a_demo_leaves_a_battle_its_verification_and_pictures_of_its_stages() {
    String folder = bench.file("demo").toString();
    Fields demo = bench.run("demo", "--out", folder, "--json").done().object();

    assertThat(demo.flag("ended", false)).isTrue();
    assertThat(demo.object("verification").flag("valid", false)).isTrue();
    assertThat(Path.of(demo.text("verificationFile"))).content().contains("\"valid\": true");
    assertThat(demo.texts("pictures")).hasSizeGreaterThanOrEqualTo(4);
    assertThat(demo.texts("pictures"))
        .allSatisfy(file -> assertThat(Path.of(file)).content().startsWith("<svg "));
    bench.run("verify", demo.text("file")).done();
  }

  @Test
  void without_words_and_without_a_screen_it_is_said_what_to_do() {
    bench.run().failed(1, "screen", "baseplate --help");
    assertThat(Files.exists(bench.file("home"))).isFalse();
  }

  @Test
  void without_a_folder_the_demo_goes_into_the_players_own() {
    Ran ran = bench.run("demo").done();

    assertThat(ran.out()).contains(".svg", bench.file("home").toString());
    assertThat(Files.isDirectory(bench.file("home"))).isTrue();
  }

  @Test
  void the_same_seed_gives_the_same_demo() {
    Ran first = bench.run("demo", "--out", bench.file("a").toString(), "--seed", "4").done();
    Ran second = bench.run("demo", "--out", bench.file("b").toString(), "--seed", "4").done();

    assertThat(bench.read("b/micro-brick-battle.battle.jsonl"))
        .isEqualTo(bench.read("a/micro-brick-battle.battle.jsonl"));
    assertThat(second.out().lines()).hasSameSizeAs(first.out().lines().toList());
  }
}
