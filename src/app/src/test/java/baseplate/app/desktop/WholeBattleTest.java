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

  @Test
  void a_battle_is_played_to_its_end_by_keys_alone() throws Exception {
    try (Rig rig = Rig.installed(home)) {
      rig.press(KeyCode.ENTER);
      Rig.await(() -> rig.shell().window().lookup("#start") != null);
      rig.press(KeyCode.ENTER);
      Rig.await(() -> rig.shell().battle().isPresent());
      BattleTable table = rig.table();
      new Keyboard(rig, table).playToTheEnd();
      assertThat(table.model().battle().ending()).isPresent();
      rig.picture("end");
      Path file = file();
      Verification verified = rig.shell().library().files().verify(file);
      assertThat(verified.fault()).isNull();
    }
  }
}
