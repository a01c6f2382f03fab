package baseplate.table.panel;

import baseplate.core.PieceId;
import baseplate.core.scene.Member;
import baseplate.core.words.Phrase;
import baseplate.table.paint.Patterns;
import baseplate.table.paint.SideLook;
import baseplate.table.play.Shown;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
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
  private static final double SWATCH = 28;

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
    SideLook look = looks.get(side % looks.size());
    long left =
        members.stream().filter(member -> member.standing() != Member.Standing.LOST).count();
    Label name = Words.label(names.get(side), "side-name");
    Label count =
        Words.label(
            seat.say(Phrase.of("table.roster.count", "left", left, "all", members.size())),
            "side-count");
    HBox header = new HBox(8, swatch(look), name, space(), count);
    header.setAlignment(Pos.CENTER_LEFT);
    header.getStyleClass().add("side-header");
    header.setStyle("-fx-background-color: " + web(look) + ";");
    return header;
  }

  private static String web(SideLook look) {
    return "#" + look.colour().toString().substring(2, 8);
  }

  private static Canvas swatch(SideLook look) {
    Canvas swatch = new Canvas(SWATCH, SWATCH - 2);
    GraphicsContext g = swatch.getGraphicsContext2D();
    g.beginPath();
    g.rect(0, 0, SWATCH, SWATCH);
    g.clip();
    Patterns.fill(g, look.pattern(), 0, 0, SWATCH, SWATCH, 7);
    return swatch;
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
