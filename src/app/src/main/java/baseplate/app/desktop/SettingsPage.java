package baseplate.app.desktop;

import baseplate.table.look.Look;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

/// How the program looks and speaks.
final class SettingsPage extends BorderPane {
  private static final List<String> LANGUAGES = List.of("", "en", "de");

  private final Shell shell;

  SettingsPage(Shell shell) {
    this.shell = shell;
    setTop(new PageHead(shell, shell.say("desktop.settings.title"), shell::home));
    VBox box = new VBox(18, dark(), motion(), words(), language());
    box.getStyleClass().addAll("card", "settings");
    box.setMaxSize(560, USE_PREF_SIZE);
    setCenter(box);
  }

  private Look look() {
    return shell.settings().now().look();
  }

  private void set(Look look) {
    shell.settings().set(shell.settings().now().looking(look));
  }

  private Node dark() {
    CheckBox dark = new CheckBox(shell.say("desktop.settings.dark"));
    dark.setSelected(look().dark());
    dark.setOnAction(_ -> set(look().darkened(dark.isSelected())));
    return dark;
  }

  private Node motion() {
    CheckBox motion = new CheckBox(shell.say("desktop.settings.motion"));
    motion.setSelected(look().motion());
    motion.setOnAction(_ -> set(look().moving(motion.isSelected())));
    return motion;
  }

  private Node words() {
    Label name = new Label(shell.say("desktop.settings.words"));
    Slider size = new Slider(0.75, 2, look().words());
    size.setMajorTickUnit(0.25);
    size.setSnapToTicks(true);
    size.setMinorTickCount(0);
    size.setShowTickMarks(true);
    size.setAccessibleText(name.getText());
    size.valueProperty().addListener((_, _, value) -> set(look().writing(value.doubleValue())));
    return new VBox(6, name, size);
  }

  private Node language() {
    Label name = new Label(shell.say("desktop.settings.language"));
    ComboBox<String> choice = new ComboBox<>();
    choice.getItems().setAll(LANGUAGES);
    choice.setValue(shell.settings().now().language());
    choice.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(String tag) {
            return tag.isEmpty()
                ? shell.say("desktop.settings.system")
                : Locale.forLanguageTag(tag).getDisplayLanguage(Locale.forLanguageTag(tag));
          }

          @Override
          public String fromString(String text) {
            return text;
          }
        });
    choice.setAccessibleText(name.getText());
    choice.setOnAction(_ -> speak(choice.getValue()));
    return new VBox(6, name, choice);
  }

  private void speak(String tag) {
    shell.settings().set(shell.settings().now().speaking(tag));
    shell.preferences();
  }
}
