package baseplate.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.journal.Verification;
import baseplate.table.panel.BattleTable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeBattleTest {
  @TempDir private Path home;

  private Path file() throws Exception {
    try (Stream<Path> files = Files.list(home.resolve("autosaves"))) {
      return files
          .filter(path -> path.toString().endsWith(".battle.jsonl"))
          .findFirst()
          .orElseThrow();
    }
  }

  @Test
  void three_clicks_lead_from_the_start_to_a_table() {
    try (Rig rig = Rig.installed(home)) {
      rig.picture("home");
      rig.click("#new-battle");
      rig.picture("new-battle");
      rig.click("#start");
      Rig.await(() -> rig.shell().battle().isPresent());
      rig.picture("set-up");
      assertThat(rig.table().model().shown().get().options()).isNotEmpty();
    }
  }

  /// So that it is over before one tires: typed where the agreements ask for it.
  private static void agreeOnThreeRounds(Rig rig) {
    Rig.await(() -> rig.shell().window().lookup("#house-last-round") != null);
    Rig.onScreen(() -> focus(rig, "#house-last-round"));
    rig.press(KeyCode.SHORTCUT, KeyCode.A);
    rig.press(KeyCode.DIGIT3);
    rig.press(KeyCode.TAB);
    Rig.onScreen(() -> focus(rig, "#start"));
    rig.settle();
  }

  private static boolean focus(Rig rig, String selector) {
    rig.shell().window().lookup(selector).requestFocus();
    return true;
  }

  @Test
  void a_battle_is_played_to_its_end_by_keys_alone() throws Exception {
    try (Rig rig = Rig.installed(home)) {
      rig.press(KeyCode.ENTER);
      Rig.await(() -> rig.shell().window().lookup("#start") != null);
      agreeOnThreeRounds(rig);
      rig.press(KeyCode.ENTER);
      Rig.await(() -> rig.shell().battle().isPresent());
      BattleTable table = rig.table();
      new Keyboard(rig, table).playToTheEnd();
      assertThat(table.model().battle().ending()).isPresent();
      assertThat(table.model().battle().clock().round()).isLessThanOrEqualTo(3);
      rig.picture("end");
      Path file = file();
      Verification verified = rig.shell().library().files().verify(file);
      assertThat(verified.fault()).isNull();
    }
  }
}
