package baseplate.app.desktop;

import baseplate.core.journal.Entry;
import baseplate.core.journal.Journal;
import baseplate.core.words.Phrase;
import baseplate.table.panel.LogLine;
import baseplate.table.panel.LogPhrases;
import baseplate.table.panel.Seat;
import baseplate.table.play.Chronicle;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Chooses the last entry that stays when the other side agrees to a take-back.
final class TakeBackPane extends StackPane {
  private static final double LINE = 26;

  private final Seat seat;
  private final Chronicle chronicle;
  private final ListView<Integer> list = new ListView<>();

  /// @param closing takes the pane off the page
  /// @param asking asks to go back to just after an entry, 0 for the start
  TakeBackPane(Seat seat, Runnable closing, IntConsumer asking) {
    this.seat = seat;
    this.chronicle = new Chronicle(seat.model().journal());
    getStyleClass().add("veil");
    setId("take-back");
    list.setFixedCellSize(LINE);
    list.setCellFactory(_ -> new LogLine(this::line));
    list.getItems().setAll(moments(seat.model().journal()));
    list.getSelectionModel().select(0);
    VBox.setVgrow(list, Priority.ALWAYS);
    VBox card = new VBox(12, title(), why(), list, buttons(closing, asking));
    card.getStyleClass().addAll("card", "notice", "log-panel", "replay-log");
    card.setMaxSize(560, 480);
    getChildren().add(card);
    setAlignment(Pos.CENTER);
    addEventHandler(KeyEvent.KEY_PRESSED, event -> key(event, closing));
  }

  /// The entries that a take-back can lead to, the latest first.
  static List<Integer> moments(Journal journal) {
    List<Integer> counting =
        journal.standing().stream().map(Entry::number).sorted().toList().reversed();
    return counting.isEmpty()
        ? List.of()
        : java.util.stream.Stream.concat(counting.stream().skip(1), java.util.stream.Stream.of(0))
            .toList();
  }

  private Label title() {
    Label title = new Label(say("desktop.take-back.title"));
    title.getStyleClass().add("title");
    return title;
  }

  private Label why() {
    Label why = new Label(say("desktop.take-back.why"));
    why.setWrapText(true);
    why.setMinHeight(Region.USE_PREF_SIZE);
    return why;
  }

  private HBox buttons(Runnable closing, IntConsumer asking) {
    Button ask = new Button(say("desktop.take-back.ask"));
    ask.setId("ask");
    ask.getStyleClass().add("go");
    ask.setDefaultButton(true);
    ask.setDisable(list.getItems().isEmpty());
    ask.setOnAction(_ -> ask(closing, asking));
    Button leave = new Button(say("desktop.question.no"));
    leave.setOnAction(_ -> closing.run());
    return new HBox(8, ask, leave);
  }

  private void ask(Runnable closing, IntConsumer asking) {
    int entry = list.getSelectionModel().getSelectedItem();
    closing.run();
    asking.accept(entry);
  }

  private static void key(KeyEvent event, Runnable closing) {
    if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      closing.run();
    }
  }

  private String say(String key) {
    return seat.texts().say(Phrase.of(key));
  }

  @Override
  public void requestFocus() {
    list.requestFocus();
  }

  private String line(int entry) {
    var viewer = seat.model().shown().get().view().viewer();
    return entry == 0
        ? say("table.replay.start")
        : LogPhrases.line(seat, chronicle.seen(entry, viewer));
  }
}
