package baseplate.table.bench;

import baseplate.core.Amount;
import baseplate.core.scene.Workbench;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.table.panel.RulePill;
import baseplate.table.panel.Words;
import java.math.BigDecimal;
import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// What a draft is worth, line by line with the rules, and what it must keep to.
final class WorthPane extends VBox {
  private final Desk desk;
  private final Decimals decimals;

  WorthPane(Desk desk) {
    super(8);
    this.desk = desk;
    this.decimals = new Decimals(desk.texts());
    getStyleClass().add("worth");
  }

  void show(Workbench.Assessment worth) {
    getChildren().clear();
    if (!worth.ledger().isEmpty()) {
      getChildren().addAll(Words.label(desk.say("table.bench.ledger"), "title"), ledger(worth));
    }
    if (!worth.limits().isEmpty()) {
      getChildren().addAll(Words.label(desk.say("table.bench.limits"), "title"), limits(worth));
    }
  }

  private GridPane ledger(Workbench.Assessment worth) {
    GridPane grid = grid();
    List<Amount> lines = worth.ledger();
    for (int row = 0; row < lines.size(); row++) {
      Amount line = lines.get(row);
      grid.addRow(row, Words.wrapped(desk.say(line.what())), number(line.value()));
      pill(grid, row, line.rule());
    }
    BigDecimal total = lines.stream().map(Amount::value).reduce(BigDecimal.ZERO, BigDecimal::add);
    Label sum = number(total);
    sum.setId("bench-total");
    grid.addRow(lines.size(), Words.wrapped(desk.say("table.bench.total"), "strong"), sum);
    return grid;
  }

  private Label number(BigDecimal value) {
    return Words.label(decimals.read(value), "number");
  }

  private void pill(GridPane grid, int row, @Nullable RuleId rule) {
    if (rule != null) {
      grid.add(new RulePill(rule, desk.digest()), 2, row);
    }
  }

  private GridPane limits(Workbench.Assessment worth) {
    GridPane grid = grid();
    List<Workbench.Limit> limits = worth.limits();
    for (int row = 0; row < limits.size(); row++) {
      Workbench.Limit limit = limits.get(row);
      grid.addRow(row, what(limit), numbers(limit));
      pill(grid, row, limit.rule());
    }
    return grid;
  }

  private Label what(Workbench.Limit limit) {
    Label what = Words.wrapped(desk.say(limit.what()), limit.kept() ? "kept" : "harm");
    what.setGraphic(new FontIcon(limit.kept() ? Feather.CHECK : Feather.ALERT_TRIANGLE));
    return what;
  }

  private Label numbers(Workbench.Limit limit) {
    Phrase words =
        Phrase.of(limit.kept() ? "table.bench.kept" : "table.bench.exceeded")
            .with("value", limit.value())
            .with("most", limit.most())
            .with("over", limit.value().subtract(limit.most()));
    Label numbers = Words.label(desk.say(words), "number");
    if (!limit.kept()) {
      numbers.getStyleClass().addAll("harm", "exceeded");
    }
    return numbers;
  }

  private static GridPane grid() {
    GridPane grid = new GridPane();
    grid.setHgap(8);
    grid.setVgap(5);
    ColumnConstraints what = new ColumnConstraints();
    what.setHgrow(Priority.ALWAYS);
    what.setMinWidth(80);
    ColumnConstraints value = new ColumnConstraints();
    value.setHalignment(HPos.RIGHT);
    value.setMinWidth(USE_PREF_SIZE);
    ColumnConstraints rule = new ColumnConstraints();
    rule.setMinWidth(USE_PREF_SIZE);
    grid.getColumnConstraints().setAll(what, value, rule);
    grid.setMaxWidth(Double.MAX_VALUE);
    return grid;
  }
}
