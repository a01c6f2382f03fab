package baseplate.table.panel;

import baseplate.core.PieceId;
import baseplate.core.scene.Member;
import baseplate.core.words.Phrase;
import baseplate.table.paint.SideLook;
import baseplate.table.play.Shown;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Who: the pieces of each side with how they stand.
final class RosterPanel extends VBox {
  private final Seat seat;
  private final List<String> names;
  private final List<SideLook> looks;

  /// @param names the sides' names
  /// @param looks how each side looks
  RosterPanel(Seat seat, List<String> names, List<SideLook> looks) {
    super(14);
    this.seat = seat;
    this.names = List.copyOf(names);
    this.looks = List.copyOf(looks);
    seat.model().shown().addListener(_ -> show());
    seat.selection().piece().addListener(_ -> show());
    show();
  }

  private void show() {
    getChildren().clear();
    Shown shown = seat.model().shown().get();
    for (int side = 0; side < shown.rosters().size(); side++) {
      getChildren().add(side(side, shown.rosters().get(side)));
    }
  }

  private VBox side(int side, List<Member> members) {
    VBox box = new VBox(2, header(side, members));
    members.forEach(member -> box.getChildren().add(row(member)));
    return box;
  }

  private HBox header(int side, List<Member> members) {
    long left =
        members.stream().filter(member -> member.standing() != Member.Standing.LOST).count();
    Phrase count = Phrase.of("table.roster.count", "left", left, "all", members.size());
    return new SideBand(names.get(side), looks.get(side % looks.size()), seat.say(count));
  }

  private Button row(Member member) {
    Label name = Words.label(seat.texts(), member.name());
    name.setMinWidth(Region.USE_PREF_SIZE);
    Label status = Words.label(seat.texts(), member.status(), "quiet", "small");
    status.setMinWidth(0);
    HBox line = new HBox(6, name, space(), status);
    line.setAlignment(Pos.CENTER_LEFT);
    Button row = new Button();
    row.setGraphic(line);
    row.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    row.setMaxWidth(Double.MAX_VALUE);
    line.prefWidthProperty().bind(row.widthProperty().subtract(22));
    row.getStyleClass().setAll("button", "roster-row", style(member.standing()));
    if (member.piece().equals(seat.selection().piece().get())) {
      row.getStyleClass().add("selected");
    }
    row.setAccessibleText(name.getText() + ", " + status.getText());
    row.setTooltip(new Tooltip(row.getAccessibleText()));
    PieceId piece = member.piece();
    row.setOnAction(_ -> seat.selection().select(piece));
    return row;
  }

  private static String style(Member.Standing standing) {
    return switch (standing) {
      case DUE -> "due";
      case READY -> "ready";
      case ASIDE -> "aside";
      case AWAY -> "away";
      case LOST -> "lost";
    };
  }

  private static Region space() {
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    return space;
  }
}
