package baseplate.table.panel;

import baseplate.core.Amount;
import baseplate.core.Reckoning;
import baseplate.core.Refusal;
import baseplate.core.Ruling;
import baseplate.core.Verdict;
import baseplate.core.words.RuleId;
import baseplate.table.play.Preview;
import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Why: the reckonings and rulings of what is looked at, else of what happened last, each line with
/// its rule.
final class LedgerPanel extends VBox {
  /// Between a total and what comes after it.
  private static final Insets UNDER = new Insets(0, 0, 8, 0);

  private final Seat seat;

  LedgerPanel(Seat seat) {
    super(6);
    this.seat = seat;
    getStyleClass().add("ledger");
    seat.gathering().preview().addListener(_ -> show());
    seat.model().told().addListener(_ -> show());
    show();
  }

  private void show() {
    getChildren().clear();
    Preview preview = seat.gathering().preview().get();
    if (preview != null) {
      getChildren().add(Words.label(seat.say("table.ledger.preview"), "strong"));
      tell(preview.verdict(), preview.isNearest() && preview.command() != null);
    } else {
      showTold();
    }
  }

  private void showTold() {
    var told = seat.model().told().get();
    if (told.whyNot().isPresent()) {
      getChildren().add(Words.label(seat.say("table.ledger.refused"), "strong", "harm"));
      refusal(told.whyNot().get(), false);
    } else if (!told.findings().rulings().isEmpty() || !told.findings().reckonings().isEmpty()) {
      getChildren().add(Words.label(seat.say("table.ledger.told"), "strong"));
      findings(told.findings());
    }
  }

  private void tell(Verdict verdict, boolean hasNearest) {
    switch (verdict) {
      case Verdict.Accepted accepted -> findings(accepted.findings());
      case Verdict.Awaiting awaiting -> findings(awaiting.findings());
      case Verdict.Refused refused -> {
        refusal(refused.refusal(), hasNearest);
        findings(refused.findings());
      }
    }
  }

  private void refusal(Refusal refusal, boolean hasNearest) {
    Label why = Words.wrapped(seat.say(refusal.reason()), "harm");
    getChildren().add(new HBox(6, grow(why), pills(refusal.rules())));
    if (hasNearest) {
      getChildren().add(Words.wrapped(seat.say("table.ledger.nearest"), "quiet"));
    }
  }

  private VBox pills(List<RuleId> rules) {
    VBox pills = new VBox(2);
    rules.stream()
        .distinct()
        .map(rule -> new RulePill(rule, seat.digest()))
        .forEach(pill -> pills.getChildren().add(pill));
    return pills;
  }

  private void findings(Verdict.Findings findings) {
    if (!findings.reckonings().isEmpty()) {
      reckonings(findings.reckonings());
    }
    findings.rulings().forEach(this::ruling);
    for (Refusal waived : findings.waived()) {
      getChildren().add(Words.wrapped(seat.say("table.ledger.waived"), "harm", "strong"));
      refusal(waived, false);
    }
  }

  /// All of them in one grid, so that their numbers stand below each other.
  private void reckonings(List<Reckoning> reckonings) {
    GridPane grid = grid();
    int row = 0;
    for (Reckoning reckoning : reckonings) {
      boolean isFirst = true;
      for (Amount amount : reckoning.lines()) {
        String value = isFirst ? Numbers.plain(amount.value()) : Numbers.signed(amount.value());
        grid.addRow(row, Words.wrapped(seat.say(amount.what())), Words.label(value, "number"));
        cite(grid, row++, amount);
        isFirst = false;
      }
      total(grid, row++, reckoning);
    }
    getChildren().add(grid);
  }

  private static GridPane grid() {
    GridPane grid = new GridPane(8, 3);
    ColumnConstraints what = new ColumnConstraints();
    what.setHgrow(Priority.ALWAYS);
    what.setMinWidth(90);
    ColumnConstraints value = new ColumnConstraints();
    value.setHalignment(HPos.RIGHT);
    value.setMinWidth(USE_PREF_SIZE);
    ColumnConstraints rule = new ColumnConstraints();
    rule.setMinWidth(USE_PREF_SIZE);
    grid.getColumnConstraints().setAll(what, value, rule);
    grid.setMaxWidth(Double.MAX_VALUE);
    return grid;
  }

  private void cite(GridPane grid, int row, Amount amount) {
    amount.cited().ifPresent(rule -> grid.add(new RulePill(rule, seat.digest()), 2, row));
  }

  private void total(GridPane grid, int row, Reckoning reckoning) {
    Label what = Words.wrapped(seat.say(reckoning.what()), "strong");
    Label total = Words.label(Numbers.plain(reckoning.total()), "number", "strong");
    grid.addRow(row, what, total);
    GridPane.setMargin(what, UNDER);
    GridPane.setMargin(total, UNDER);
  }

  private void ruling(Ruling ruling) {
    String subject = Subjects.before(seat, ruling);
    String effect = seat.say(ruling.effect());
    Label label = Words.wrapped(subject.isEmpty() ? effect : subject + " " + effect, "ruling");
    getChildren().add(new HBox(6, grow(label), new RulePill(ruling.rule(), seat.digest())));
  }

  private static <N extends Node> N grow(N node) {
    HBox.setHgrow(node, Priority.ALWAYS);
    ((javafx.scene.layout.Region) node).setMaxWidth(Double.MAX_VALUE);
    return node;
  }
}
