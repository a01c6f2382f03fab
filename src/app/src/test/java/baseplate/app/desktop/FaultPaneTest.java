package baseplate.app.desktop;

import static baseplate.app.desktop.ReplayStage.does;
import static baseplate.app.desktop.ReplayStage.on;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FaultPaneTest {
  private static final int SOME = 14;

  @TempDir private Path folder;
  private ReplayStage stage;
  private Path file;
  private BattlePage page;

  @BeforeEach
  void open() {
    stage = ReplayStage.in(folder);
    file = ReplayStage.begun(folder, SOME);
    page = stage.battle(file);
  }

  @AfterEach
  void leave() {
    stage.leave();
  }

  private void fails() {
    does(() -> stage.shell().fault(new IllegalStateException("secret words")));
  }

  private List<Path> reports() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(path -> path.getFileName().toString().startsWith("report-")).toList();
    }
  }

  @Test
  void a_fault_leaves_a_report_of_versions_and_kinds_of_orders_and_nothing_else()
      throws IOException {
    fails();
    assertThat(reports()).hasSize(1);
    String text = Files.readString(reports().getFirst());
    assertThat(text).contains("program ", "java ", "command window", "ruleset ", "entry " + SOME);
    assertThat(text).contains("fault java.lang.IllegalStateException", "FaultPaneTest");
    assertThat(text).doesNotContain("secret words", folder.toString());
  }

  @Test
  void the_battle_is_read_again_and_goes_on_after_a_fault() {
    fails();
    does(stage.node("fault-again", Button.class)::fire);
    BattlePage after = on(() -> stage.shell().battle().orElseThrow());
    assertThat(after).isNotSameAs(page);
    assertThat(after.file()).isEqualTo(file);
    assertThat(on(() -> after.table().model().journal().size())).isEqualTo(SOME);
  }

  @Test
  void what_fails_while_a_fault_is_told_fills_neither_screen_nor_disk() throws IOException {
    fails();
    fails();
    assertThat(on(() -> stage.shell().window().getRoot().lookupAll("#fault"))).hasSize(1);
    assertThat(reports()).hasSize(1);
  }
}
