package baseplate.app.desktop;

import static baseplate.app.desktop.ReplayStage.does;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulingSheetTest {
  @TempDir private Path folder;
  private ReplayStage stage;
  private ReplayPage page;

  @BeforeEach
  void open() {
    stage = ReplayStage.in(folder);
    page = stage.replay(ReplayStage.fought(folder));
  }

  @AfterEach
  void leave() {
    stage.leave();
  }

  @Test
  void a_shot_is_ruled_on_one_page_with_dice_rules_and_digest() throws IOException {
    int shot = firstShot();
    does(() -> page.replay().jump(shot));
    Path file = folder.resolve("ruling.html");
    does(() -> RulingFiles.save(stage.shell(), page.sheet(), file));
    String text = Files.readString(file);
    assertThat(text)
        .contains("Ruling on entry " + shot + " of Fought")
        .contains(page.replay().journal().entry(shot).chain().hex())
        .contains("Dice: ")
        .contains("MBB-20")
        .contains("src=\"ruling.png\"")
        .doesNotContainPattern("(desktop|table|mbb|core)\\.[a-z]+\\.")
        .doesNotContainPattern("\\{[a-zA-Z]+}");
    assertThat(Files.readAllBytes(folder.resolve("ruling.png"))).startsWith(0x89, 'P', 'N', 'G');
  }

  private int firstShot() {
    return page.replay().journal().entries().stream()
        .filter(entry -> entry.reveals())
        .filter(
            entry -> page.replay().journal().battleAfter(entry.number() - 1).clock().round() > 0)
        .findFirst()
        .orElseThrow()
        .number();
  }

  @Test
  void agreements_that_decided_are_named_with_their_reading() {
    String found = "";
    for (int entry = 1; entry <= page.replay().last() && found.isEmpty(); entry++) {
      int to = entry;
      does(() -> page.replay().jump(to));
      String text = ReplayStage.on(() -> page.sheet().page("p.png"));
      found = text.contains("Table agreements that decided") ? text : "";
    }
    assertThat(found).contains("class=\"strong\"");
  }

  @Test
  void the_start_has_a_page_too() {
    String text = ReplayStage.on(() -> page.sheet().page("p.png"));
    assertThat(text).contains("Ruling on entry 0").doesNotContain("<h2>");
  }

  @Test
  void no_text_means_anything_to_a_browser() {
    assertThat(Html.harmless("<b> & \"c\" 'd'"))
        .isEqualTo("&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;");
    assertThat(new Html().put("p", "x", "<script>").toString())
        .isEqualTo("<p class=\"x\">&lt;script&gt;</p>\n");
  }
}
