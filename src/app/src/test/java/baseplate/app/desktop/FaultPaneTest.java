package baseplate.app.desktop;

import static baseplate.app.desktop.ReplayStage.does;
import static baseplate.app.desktop.ReplayStage.on;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
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

  private void fires(String id) {
    does(stage.node(id, Button.class)::fire);
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
    fires("fault-again");
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

  @Test
  void a_fault_after_the_first_was_read_is_told_again() throws IOException {
    fails();
    fires("fault-again");
    fails();
    assertThat(stage.shows("fault-home")).isTrue();
    assertThat(reports()).hasSize(2);
  }

  @Test
  void work_that_is_in_no_file_is_still_there_after_a_fault() {
    does(() -> stage.shell().build());
    Node editors = on(() -> stage.shell().window().getRoot().getChildrenUnmodifiable().getFirst());
    fails();
    assertThat(stage.shows("fault-again")).isFalse();
    fires("fault-stay");
    assertThat(stage.shows("fault")).isFalse();
    assertThat(on(() -> stage.shell().window().getRoot().getChildrenUnmodifiable()))
        .containsExactly(editors);
  }

  @Test
  void whatever_no_part_of_the_program_catches_is_told_from_every_thread() throws IOException {
    Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    try {
      stage.shell().watchFaults();
      Platform.runLater(FaultPaneTest::fail);
      Rig.await(() -> stage.shell().window().getRoot().lookup("#fault") != null);
      fires("fault-again");
      stage.shell().work().previews().execute(FaultPaneTest::fail);
      Rig.await(() -> stage.shell().window().getRoot().lookup("#fault") != null);
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(before);
    }
    assertThat(reports()).hasSize(2);
  }

  private static void fail() {
    throw new IllegalStateException("on purpose");
  }
}
