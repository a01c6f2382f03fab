package baseplate.table.panel;

import baseplate.core.PieceId;
import baseplate.core.scene.Card;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The card of the selected piece.
final class CardPanel extends VBox {
  private final Seat seat;

  CardPanel(Seat seat) {
    super(4);
    this.seat = seat;
    getStyleClass().add("piece-card");
    seat.selection().piece().addListener(_ -> show());
    seat.model().shown().addListener(_ -> show());
    show();
  }

  private void show() {
    getChildren().clear();
    PieceId piece = seat.selection().piece().get();
    Optional<Card> card =
        piece == null
            ? Optional.empty()
            : seat.model().rules().card(seat.model().shown().get().view(), piece);
    card.ifPresentOrElse(this::show, this::showNone);
  }

  private void showNone() {
    getChildren().add(Words.label(seat.say("table.card.none"), "title"));
    getChildren().add(Words.wrapped(seat.say("table.card.hint"), "quiet"));
  }

  private void show(Card card) {
    getChildren().add(Words.wrapped(seat.say(card.title()), "title"));
    String subtitle = seat.say(card.subtitle());
    if (!subtitle.isBlank()) {
      getChildren().add(Words.wrapped(subtitle, "quiet"));
    }
    GridPane grid = new GridPane(8, 2);
    ColumnConstraints what = new ColumnConstraints();
    what.setHgrow(Priority.ALWAYS);
    what.setMinWidth(USE_PREF_SIZE);
    ColumnConstraints value = new ColumnConstraints();
    value.setHalignment(HPos.RIGHT);
    ColumnConstraints rule = new ColumnConstraints();
    rule.setMinWidth(USE_PREF_SIZE);
    grid.getColumnConstraints().setAll(what, value, rule);
    int row = 0;
    for (Card.Fact fact : card.facts()) {
      add(grid, row++, fact);
    }
    getChildren().add(grid);
  }

  private void add(GridPane grid, int row, Card.Fact fact) {
    grid.add(Words.label(seat.texts(), fact.what(), "quiet"), 0, row);
    grid.add(Words.wrapped(seat.say(fact.value()), "number"), 1, row);
    fact.cited().ifPresent(rule -> grid.add(new RulePill(rule, seat.digest()), 2, row));
  }
}
