package baseplate.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Doc;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EditorsPageTest {
  @TempDir private Path home;

  private static EditorsPage page(Rig rig) {
    return Rig.onScreen(() -> (EditorsPage) rig.shell().window().lookup(".editors"));
  }

  private static void type(Rig rig, String selector, String text) {
    Rig.await(() -> rig.shell().window().lookup(selector) != null);
    Rig.onScreen(
        () -> {
          TextField field = (TextField) rig.shell().window().lookup(selector);
          field.requestFocus();
          field.setText(text);
          return true;
        });
    rig.settle();
  }

  @Test
  void a_unit_is_built_and_saved_by_keys() {
    try (Rig rig = Rig.installed(home)) {
      rig.click("#build");
      Rig.await(() -> rig.shell().window().lookup("#field-id") != null);
      type(rig, "#field-id .text-field", "camel-gun");
      type(rig, "#field-mp .text-field", "10");
      rig.press(KeyCode.UP);
      rig.press(KeyCode.CONTROL, KeyCode.S);
      type(rig, "#pack-name", "Desert armour");
      rig.press(KeyCode.ENTER);
      Path units = home.resolve("packs/desert-armour/units.json");
      Rig.await(() -> Files.exists(units));
      rig.press(KeyCode.CONTROL, KeyCode.Z);
      assertThat(page(rig).editing().model().draft().fields()).containsEntry("mp", Doc.of(8));
    }
  }

  @Test
  void leaving_with_changes_asks_and_escape_stays() {
    try (Rig rig = Rig.installed(home)) {
      rig.click("#build");
      Rig.await(() -> rig.shell().window().lookup("#field-id") != null);
      type(rig, "#field-id .text-field", "camel-gun");
      rig.press(KeyCode.ESCAPE);
      Rig.await(() -> rig.shell().window().lookup("#question-yes") != null);
      rig.press(KeyCode.ESCAPE);
      Rig.await(() -> rig.shell().window().lookup("#question-yes") == null);
      assertThat(page(rig)).isNotNull();
      rig.press(KeyCode.ESCAPE);
      rig.click("#question-yes");
      Rig.await(() -> rig.shell().window().lookup("#new-battle") != null);
    }
  }

  @Test
  void what_is_refused_cannot_be_saved() {
    try (Rig rig = Rig.installed(home)) {
      rig.click("#build");
      Rig.await(() -> rig.shell().window().lookup("#field-id") != null);
      type(rig, "#field-id .text-field", "No Id!");
      boolean isBarred = Rig.onScreen(() -> rig.shell().window().lookup("#save").isDisabled());
      assertThat(isBarred).isTrue();
      rig.press(KeyCode.CONTROL, KeyCode.Z);
      Rig.await(() -> !rig.shell().window().lookup("#save").isDisabled());
    }
  }

  @Test
  void a_scenario_of_a_pack_stands_beside_the_ready_ones() throws Exception {
    Path pack = Files.createDirectories(home.resolve("packs/desert"));
    Files.writeString(
        pack.resolve("pack.json"),
        """
        {"id": "desert", "name": "Desert armour", "version": "1", "ruleset": "micro-brick-battle",
         "format": 1, "files": {"scenarios": ["scenarios.json"]}}
        """);
    Files.writeString(
        pack.resolve("scenarios.json"),
        """
        {"scenarios": [{"id": "oasis", "name": "Oasis", "table": [36, 24], "strip": 4,
          "sides": [{"name": "Desert", "units": ["m3-stuart"]},
                    {"name": "Coast", "units": ["m3-stuart"]}],
          "terrain": {"least": 1, "pieces": [{"kind": "house"}]}}]}
        """);
    try (Rig rig = Rig.installed(home)) {
      rig.click("#new-battle");
      rig.click("#scenario-desert-oasis");
      String words =
          Rig.onScreen(
              () -> ((Labeled) rig.shell().window().lookup("#scenario-desert-oasis")).getText());
      assertThat(words).isEqualTo("Oasis");
      rig.click("#start");
      Rig.await(() -> rig.shell().battle().isPresent());
      assertThat(rig.table().model().battle().pieces()).isNotEmpty();
    }
  }
}
