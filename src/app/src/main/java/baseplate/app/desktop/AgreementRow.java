package baseplate.app.desktop;

import baseplate.core.HouseOption;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A table agreement: what is open, its rule, and the readings to choose from.
final class AgreementRow extends VBox {
  /// What stands for a number in the readings of an option.
  private static final String NUMBER = "*";

  private final NewBattle chosen;
  private final HouseOption option;
  private final Runnable changed;

  /// @param changed told after a choice
  AgreementRow(Shell shell, NewBattle chosen, HouseOption option, Runnable changed) {
    super(4);
    this.chosen = chosen;
    this.option = option;
    this.changed = changed;
    getStyleClass().add("agreement");
    Label words = new Label(shell.texts(chosen.ruleset()).say(option.words()));
    words.setWrapText(true);
    words.setMinHeight(Region.USE_PREF_SIZE);
    Button rule = new Button(option.rule().text());
    rule.getStyleClass().setAll("button", "pill", "rule");
    rule.setMinWidth(Region.USE_PREF_SIZE);
    rule.setOnAction(_ -> shell.rules(chosen.ruleset(), option.rule()));
    HBox line = new HBox(8, readings(words.getText()), rule);
    line.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(words, line);
  }

  private ComboBox<String> readings(String words) {
    ComboBox<String> readings = new ComboBox<>();
    readings.getItems().setAll(option.values().stream().filter(v -> !v.equals(NUMBER)).toList());
    readings.setEditable(option.values().contains(NUMBER));
    readings.setValue(chosen.reading(option.key(), option.fallback()));
    readings.setId("house-" + option.key());
    readings.setPrefWidth(170);
    readings.setAccessibleText(words);
    readings.valueProperty().addListener((_, before, now) -> agree(readings, before, now));
    readings.focusedProperty().addListener((_, _, has) -> leave(readings, has));
    return readings;
  }

  /// What was typed counts when one goes on, without a key of its own.
  private static void leave(ComboBox<String> readings, boolean hasFocus) {
    if (!hasFocus && readings.isEditable()) {
      readings.commitValue();
    }
  }

  private void agree(ComboBox<String> readings, String before, String now) {
    if (option.admits(now)) {
      chosen.agree(option.key(), now);
      changed.run();
    } else {
      readings.setValue(before);
    }
  }
}
