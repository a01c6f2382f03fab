package baseplate.table.panel;

import baseplate.table.play.Replay;
import javafx.application.Platform;
import javafx.scene.control.ListView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The whole record in its order, with the entry that is looked at; a click goes to another.
final class ReplayLog extends VBox {
  private static final double LINE = 22;

  private final Seat seat;
  private final Replay replay;
  private final ListView<Integer> lines = new ListView<>();
  private boolean follows;

  ReplayLog(Seat seat, Replay replay) {
    super(4);
    this.seat = seat;
    this.replay = replay;
    getStyleClass().addAll("log-panel", "replay-log");
    lines.setId("replay-log");
    lines.setAccessibleText(seat.say("table.log.title"));
    lines.setFixedCellSize(LINE);
    lines.setCellFactory(_ -> new LogLine(this::line));
    for (int entry = 0; entry <= replay.last(); entry++) {
      lines.getItems().add(entry);
    }
    VBox.setVgrow(lines, Priority.ALWAYS);
    getChildren().addAll(Words.label(seat.say("table.log.title"), "quiet", "strong"), lines);
    replay.at().addListener(_ -> follow());
    // only after its rows are laid out can a list of another height be brought to a row
    lines.heightProperty().addListener(_ -> Platform.runLater(this::follow));
    lines.getSelectionModel().selectedItemProperty().addListener((_, _, entry) -> go(entry));
    follow();
  }

  private void go(@Nullable Integer entry) {
    if (!follows && entry != null) {
      replay.jump(entry);
    }
  }

  private void follow() {
    follows = true;
    int at = replay.at().get();
    lines.getSelectionModel().select(at);
    lines.scrollTo(Math.max(0, at - 1));
    follows = false;
  }

  /// As the side that looks may read it.
  void tellAnew() {
    lines.refresh();
  }

  private String line(int entry) {
    return entry == 0
        ? seat.say("table.replay.start")
        : LogPhrases.line(seat, replay.retold(entry).seen());
  }
}
