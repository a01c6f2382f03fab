package baseplate.app.desktop;

import baseplate.core.words.Phrase;
import java.nio.file.Path;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Says over the page that the program made a fault, where the report is, and how to go on. An open
/// battle is read anew from its file, for what lies under this cannot be trusted any more; work
/// that is in no file yet can be looked at again, and saved.
final class FaultPane extends StackPane {
  private final HBox ways = new HBox(8);

  /// @param kind what went wrong, by its plain name
  /// @param report where it is written down, null where it could not be
  /// @param closing takes this off the page
  FaultPane(Shell shell, String kind, @Nullable Path report, Runnable closing) {
    getStyleClass().add("veil");
    setId("fault");
    Label head = new Label(shell.say("desktop.fault.title"));
    head.getStyleClass().add("title");
    String what = shell.texts().say(Phrase.of("desktop.fault.what", "kind", kind));
    VBox card = new VBox(12, head, words(what));
    if (shell.battle().isPresent()) {
      BattlePage page = shell.battle().get();
      card.getChildren().add(words(shell.say("desktop.fault.safe")));
      way("again", closing, () -> shell.open(page.file(), page.computers()), shell);
    } else {
      way("stay", closing, () -> {}, shell);
    }
    way("home", closing, shell::home, shell);
    card.getChildren().addAll(words(told(shell, report)), ways);
    card.getStyleClass().addAll("card", "notice");
    card.setMaxSize(560, USE_PREF_SIZE);
    getChildren().add(card);
    setAlignment(Pos.CENTER);
  }

  private static String told(Shell shell, @Nullable Path report) {
    return Optional.ofNullable(report)
        .map(file -> shell.texts().say(Phrase.of("desktop.fault.report", "file", file.toString())))
        .orElseGet(() -> shell.say("desktop.fault.no-report"));
  }

  private static Label words(String text) {
    Label label = new Label(text);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }

  private void way(String name, Runnable closing, Runnable then, Shell shell) {
    Button button = new Button(shell.say("desktop.fault." + name));
    button.setId("fault-" + name);
    button.setOnAction(
        _ -> {
          closing.run();
          then.run();
        });
    ways.getChildren().add(button);
  }

  @Override
  public void requestFocus() {
    ways.getChildren().getFirst().requestFocus();
  }
}
