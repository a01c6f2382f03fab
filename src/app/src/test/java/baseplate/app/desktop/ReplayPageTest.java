package baseplate.app.desktop;

import static baseplate.app.desktop.ReplayStage.does;
import static baseplate.app.desktop.ReplayStage.on;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Command;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Sink;
import baseplate.core.play.Stop;
import baseplate.table.panel.Playback;
import baseplate.table.play.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayPageTest {
  private static final int JUMPS = 500;
  private static final long MOST_MILLIS = 100;

  @TempDir private Path folder;
  private ReplayStage stage;
  private Path file;
  private ReplayPage page;

  @BeforeEach
  void open() {
    stage = ReplayStage.in(folder);
    file = ReplayStage.fought(folder);
    page = stage.replay(file);
  }

  @AfterEach
  void leave() {
    stage.leave();
  }

  private Replay replay() {
    return page.replay();
  }

  private int at() {
    return on(() -> replay().at().get());
  }

  @Test
  void hundreds_of_jumps_leave_the_file_as_it_was() throws IOException {
    byte[] before = Files.readAllBytes(file);
    Random random = new Random(1);
    for (int i = 0; i < JUMPS; i++) {
      int entry = random.nextInt(replay().last() + 1);
      does(() -> replay().jump(entry));
    }
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
    assertThat(stage.shell().library().files().verify(file).valid()).isTrue();
  }

  @Test
  void the_end_of_a_battle_names_its_winner_once() {
    does(
        () -> {
          replay().jump(replay().last());
          page.applyCss();
          page.layout();
        });
    assertThat(on(() -> page.lookupAll(".ledger .ruling")))
        .extracting(node -> ((Labeled) node).getText())
        .contains("United States wins: nothing is left of Germany.");
  }

  @Test
  void slider_and_log_follow_and_lead() {
    Slider slider = stage.node("scrubber", Slider.class);
    ListView<?> log = stage.node("replay-log", ListView.class);
    does(() -> replay().jump(5));
    assertThat(on(slider::getValue)).isEqualTo(5);
    assertThat(on(() -> log.getSelectionModel().getSelectedIndex())).isEqualTo(5);
    does(() -> slider.setValue(9));
    assertThat(at()).isEqualTo(9);
    does(() -> log.getSelectionModel().select(3));
    assertThat(at()).isEqualTo(3);
    assertThat(on(slider::getValue)).isEqualTo(3);
  }

  @Test
  void keys_step_by_entry_turn_roll_and_ruling() {
    press(KeyCode.END);
    assertThat(at()).isEqualTo(replay().last());
    press(KeyCode.LEFT);
    assertThat(at()).isEqualTo(replay().last() - 1);
    press(KeyCode.RIGHT);
    press(KeyCode.HOME);
    assertThat(at()).isZero();
    press(KeyCode.R);
    assertThat(on(() -> replay().now().orElseThrow().rolls())).isNotEmpty();
    press(KeyCode.PAGE_DOWN);
    int turn = on(() -> replay().model().battle().clock().turn());
    press(KeyCode.PAGE_DOWN);
    press(KeyCode.PAGE_UP);
    assertThat(on(() -> replay().model().battle().clock().turn())).isEqualTo(turn);
    press(KeyCode.L);
    assertThat(on(() -> replay().model().told().get().findings().rulings())).isNotEmpty();
  }

  private void press(KeyCode code) {
    ReplayStage.press(page.shown().table(), code);
  }

  @Test
  void the_box_goes_to_numbers_and_refuses_others() {
    TextField box = stage.node("jump", TextField.class);
    typed(box, "7");
    assertThat(at()).isEqualTo(7);
    typed(box, "999999");
    typed(box, "x");
    assertThat(at()).isEqualTo(7);
    assertThat(on(() -> box.getPseudoClassStates().stream().map(Object::toString).toList()))
        .contains("error");
  }

  private static void typed(TextField box, String words) {
    does(
        () -> {
          box.setText(words);
          box.getOnAction().handle(new javafx.event.ActionEvent());
        });
  }

  @Test
  void playing_stops_by_itself_at_the_end() {
    Playback playback = page.shown().playback();
    does(() -> replay().jump(replay().last() - 1));
    does(() -> playback.speed(50));
    does(() -> playback.toggle(Playback.Run.FORWARD));
    for (int i = 0; i < 100 && at() < replay().last(); i++) {
      pause();
    }
    assertThat(at()).isEqualTo(replay().last());
    assertThat(on(() -> playback.run().get())).isEqualTo(Playback.Run.PAUSED);
    does(() -> playback.toggle(Playback.Run.FORWARD));
    assertThat(on(() -> playback.run().get())).isEqualTo(Playback.Run.PAUSED);
  }

  private static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void nothing_is_ordered_from_here() {
    does(() -> replay().jump(4));
    assertThat(on(() -> replay().model().send(new Command.Undo())))
        .isInstanceOf(Verdict.Refused.class);
    assertThat(on(() -> replay().journal().size())).isEqualTo(replay().last());
  }

  @Test
  void a_what_if_is_marked_and_kept_nowhere_and_leads_back() throws IOException {
    byte[] before = Files.readAllBytes(file);
    does(() -> replay().jump(12));
    does(stage.node("what-if", Button.class)::fire);
    WhatIfPane pane = stage.node("what-if-pane", WhatIfPane.class);
    assertThat(words(pane)).anyMatch(words -> words.contains("nothing of this is kept"));
    Session session = pane.table().model().session();
    assertThat(session.isKept()).isFalse();
    assertThat(session.journal().size()).isEqualTo(12);
    does(() -> pane.table().model().send(new Command.Surrender(SideId.FIRST)));
    assertThat(on(() -> session.battle().ending())).isPresent();
    does(stage.node("leave-what-if", Button.class)::fire);
    assertThat(stage.shows("what-if-pane")).isFalse();
    assertThat(at()).isEqualTo(12);
    assertThat(on(() -> replay().model().battle().ending())).isEmpty();
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  private static List<String> words(WhatIfPane pane) {
    return on(
        () ->
            pane.lookupAll(".label").stream()
                .map(node -> ((Labeled) node).getText())
                .filter(java.util.Objects::nonNull)
                .toList());
  }

  @Test
  void nothing_can_be_tried_when_the_battle_is_over() {
    does(() -> replay().jump(replay().last()));
    assertThat(on(stage.node("what-if", Button.class)::isDisabled)).isTrue();
    does(() -> replay().step(-1));
    assertThat(on(stage.node("what-if", Button.class)::isDisabled)).isFalse();
  }

  @Test
  void a_jump_in_two_thousand_entries_takes_a_tenth_of_a_second_at_most() {
    Journal whole = padded(replay().journal());
    ReplayPage padded =
        on(
            () ->
                new ReplayPage(
                    stage.shell(),
                    stage.shell().library().rulesets().getFirst(),
                    new ReplayPage.Kept(file, whole),
                    ReplayPage.Wish.ALL));
    List<Long> took = new ArrayList<>();
    Random random = new Random(3);
    for (int i = 0; i < 41; i++) {
      int entry = random.nextInt(whole.size());
      took.add(on(() -> jumped(padded, entry)));
    }
    took.sort(null);
    assertThat(took.get(took.size() / 2)).isLessThanOrEqualTo(MOST_MILLIS);
  }

  private static long jumped(ReplayPage padded, int entry) {
    long begun = System.nanoTime();
    padded.replay().jump(entry);
    padded.applyCss();
    padded.layout();
    return (System.nanoTime() - begun) / 1_000_000;
  }

  /// The same battle with so much set between its orders that it has two thousand entries.
  private static Journal padded(Journal played) {
    Session session = new Session(new Journal(played.setting()), Sink.NONE);
    int each = 2_000 / played.size();
    for (Entry entry : played.entries()) {
      for (int i = 0; i < each; i++) {
        Stop.Answering by = i % 2 == 0 ? Stop.Answering.DECLINE : Stop.Answering.ASK;
        session.submit(SideId.FIRST, new Command.SetStop(SideId.FIRST, "some", by));
      }
      session.submit(entry.side(), entry.command());
    }
    assertThat(session.journal().size()).isGreaterThan(1_900);
    assertThat(session.battle()).isEqualTo(played.battle());
    return session.journal();
  }
}
