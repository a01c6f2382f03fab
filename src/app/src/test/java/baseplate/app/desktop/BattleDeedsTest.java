package baseplate.app.desktop;

import static baseplate.app.desktop.ReplayStage.does;
import static baseplate.app.desktop.ReplayStage.on;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Command;
import baseplate.core.SideId;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.table.play.BattleModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BattleDeedsTest {
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

  private BattleModel model() {
    return page.table().model();
  }

  private void chosen(String item) {
    does(
        () ->
            page.menu().items().stream()
                .filter(one -> ("menu-" + item).equals(one.getId()))
                .findFirst()
                .orElseThrow()
                .fire());
  }

  private void click(String id) {
    does(stage.node(id, Button.class)::fire);
  }

  @Test
  void a_draw_is_offered_after_a_question_and_the_other_side_decides() {
    SideId asking = on(() -> model().shown().get().view().viewer());
    chosen("draw");
    assertThat(on(() -> model().journal().size())).isEqualTo(SOME);
    click("yes");
    Request.Ask ask = (Request.Ask) on(() -> model().battle().pending().orElseThrow().awaited());
    assertThat(ask.side()).isEqualTo(asking.other());
    does(() -> model().send(new Command.Answer(new Input.Chosen("agree"))));
    assertThat(on(() -> model().battle().ending().orElseThrow().won())).isEmpty();
    assertThat(stage.shows("result")).isTrue();
  }

  @Test
  void giving_up_asks_first_and_escape_means_no() {
    chosen("surrender");
    ReplayStage.press(stage.node("question", Question.class), KeyCode.ESCAPE);
    assertThat(stage.shows("question")).isFalse();
    assertThat(on(() -> model().journal().size())).isEqualTo(SOME);
    SideId loser = on(() -> model().shown().get().view().viewer());
    chosen("surrender");
    click("yes");
    assertThat(on(() -> model().battle().ending().orElseThrow().won())).hasValue(loser.other());
  }

  @Test
  void a_take_back_leads_to_whatever_counts_before_the_last() {
    Journal journal = model().journal();
    assertThat(on(() -> TakeBackPane.moments(journal)))
        .startsWith(SOME - 1)
        .endsWith(0)
        .hasSize(SOME);
  }

  @Test
  void a_refused_undo_asks_the_other_side_if_wanted() {
    rolledLast();
    int before = on(() -> model().journal().size());
    does(() -> model().send(new Command.Undo()));
    click("yes");
    assertThat(on(() -> model().journal().entry(before + 1).command()))
        .isEqualTo(new Command.TakeBack(before - 1));
    does(() -> model().send(new Command.Answer(new Input.Chosen("agree"))));
    assertThat(on(() -> model().battle()))
        .isEqualTo(on(() -> model().journal().battleAfter(before - 1)));
  }

  /// Opens the battle just after an entry that rolled.
  private void rolledLast() {
    does(() -> stage.shell().leave());
    Journal whole = stage.shell().library().files().read(ReplayStage.fought(folder));
    int rolled =
        whole.entries().stream()
            .filter(entry -> entry.reveals() && entry.number() > SOME)
            .findFirst()
            .orElseThrow()
            .number();
    Journal part = new Journal(whole.setting());
    whole.entries().subList(0, rolled).forEach(part::append);
    Path cut = folder.resolve("Cut.battle.jsonl");
    stage.shell().library().files().create(cut, part).file().close();
    page = stage.battle(cut);
  }

  @Test
  void a_rematch_has_the_same_choices_and_other_dice() {
    Header first = model().journal().setting().header();
    does(page.deeds()::rematch);
    Journal next = on(() -> stage.shell().battle().orElseThrow().table().model().journal());
    Header second = next.setting().header();
    assertThat(next.size()).isZero();
    assertThat(second.content()).isEqualTo(first.content());
    assertThat(second.start()).isEqualTo(first.start());
    assertThat(second.sides()).isEqualTo(first.sides());
    assertThat(second.house()).isEqualTo(first.house());
    assertThat(second.dice()).isNotEqualTo(first.dice());
  }

  @Test
  void the_result_is_told_once_closed_with_escape_and_brought_back() {
    does(() -> model().send(new Command.Surrender(SideId.FIRST)));
    assertThat(stage.shows("result")).isTrue();
    ReplayStage.press(stage.node("result", javafx.scene.Node.class), KeyCode.ESCAPE);
    assertThat(stage.shows("result")).isFalse();
    click("result-again");
    assertThat(stage.shows("result")).isTrue();
    assertThat(on(() -> disabled())).hasSize(3);
    click("replay");
    assertThat(stage.shows("scrubber")).isTrue();
  }

  private List<MenuItem> disabled() {
    return page.menu().items().stream().filter(MenuItem::isDisable).toList();
  }

  @Test
  void a_copy_is_the_same_battle_and_never_the_battle_itself() throws IOException {
    Path copy = folder.resolve("Copy.battle.jsonl");
    does(() -> Copying.copy(stage.shell(), file, copy));
    assertThat(Files.readAllBytes(copy)).isEqualTo(Files.readAllBytes(file));
    byte[] before = Files.readAllBytes(file);
    does(() -> Copying.copy(stage.shell(), file, file));
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void a_copy_that_cannot_be_made_says_why() {
    does(() -> Copying.fail(stage.shell(), new IOException("no room on the disk")));
    assertThat(on(() -> stage.shell().window().getRoot().lookupAll(".notice .label")))
        .extracting(node -> ((Label) node).getText())
        .anyMatch(words -> words.contains("no room on the disk"));
  }
}
