package baseplate.table.panel;

import baseplate.core.journal.Seen;
import baseplate.table.play.Chronicle;
import baseplate.table.play.Shown;
import java.util.List;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// What happened, the newest first.
final class LogPanel extends VBox {
  private static final int MOST = 200;
  private static final double LINE = 22;

  private final Seat seat;
  private final Chronicle chronicle;
  private final ListView<String> lines = new ListView<>();
  private int known = -1;

  LogPanel(Seat seat) {
    super(4);
    this.seat = seat;
    this.chronicle = new Chronicle(seat.model().journal());
    getStyleClass().add("log-panel");
    lines.setFocusTraversable(false);
    lines.setFixedCellSize(LINE);
    lines.setCellFactory(_ -> new Line());
    VBox.setVgrow(lines, Priority.ALWAYS);
    getChildren().addAll(Words.label(seat.say("table.log.title"), "quiet", "strong"), lines);
    seat.model().shown().addListener(_ -> show());
    show();
  }

  private void show() {
    Shown shown = seat.model().shown().get();
    int fresh = known < 0 ? MOST : Math.max(0, shown.entries() - known);
    List<Seen> news = chronicle.last(Math.min(MOST, fresh), shown.view().viewer());
    lines.getItems().addAll(0, news.stream().map(seen -> LogPhrases.line(seat, seen)).toList());
    known = shown.entries();
  }

  private static final class Line extends ListCell<String> {
    Line() {
      setPrefWidth(0);
    }

    @Override
    protected void updateItem(String item, boolean empty) {
      super.updateItem(item, empty);
      setText(empty ? null : item);
    }
  }
}
