package baseplate.app.desktop;

import baseplate.core.Enforcement;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Malformed;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

/// Where chance comes from, and what becomes of orders against the rules.
final class ChanceBox extends VBox {
  private final Shell shell;
  private final NewBattle chosen;
  private final TextField seed = new TextField();
  private final Label fault = new Label();

  ChanceBox(Shell shell, NewBattle chosen) {
    super(8);
    this.shell = shell;
    this.chosen = chosen;
    getStyleClass().add("card");
    seed.setText(chosen.seed().toString());
    seed.setAccessibleText(shell.say("desktop.new.seed"));
    seed.textProperty().addListener((_, _, text) -> seed(text));
    HBox.setHgrow(seed, Priority.ALWAYS);
    fault.getStyleClass().add("harm");
    fault.setWrapText(true);
    Label name = new Label(shell.say("desktop.new.seed"));
    name.setMinWidth(USE_PREF_SIZE);
    CheckBox real = new CheckBox(shell.say("desktop.new.real-dice"));
    real.setWrapText(true);
    real.setMinHeight(USE_PREF_SIZE);
    real.setOnAction(_ -> real(real.isSelected()));
    HBox line = new HBox(10, name, seed, real);
    line.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
    getChildren().addAll(line, fault, enforcement());
  }

  private void real(boolean typed) {
    chosen.typed(typed);
    seed.setDisable(typed);
  }

  private void seed(String text) {
    try {
      chosen.seed(Seed.parse(text.strip(), ""));
      fault.setText("");
    } catch (Malformed malformed) {
      fault.setText(shell.texts().say(malformed.problem()));
    }
  }

  private ComboBox<Enforcement> enforcement() {
    ComboBox<Enforcement> choice = new ComboBox<>();
    choice.getItems().setAll(Enforcement.values());
    choice.setValue(Enforcement.ENFORCE);
    choice.setMaxWidth(Double.MAX_VALUE);
    choice.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(Enforcement value) {
            return shell.say("desktop.enforcement." + value);
          }

          @Override
          public Enforcement fromString(String text) {
            return Enforcement.valueOf(text);
          }
        });
    choice.setOnAction(_ -> chosen.enforcement(choice.getValue()));
    choice.setAccessibleText(shell.say("desktop.new.enforcement"));
    return choice;
  }
}
