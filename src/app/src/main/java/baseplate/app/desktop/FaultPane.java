package baseplate.app.desktop;

import baseplate.core.words.Phrase;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Says over the page that the program made a fault, that the battle is safe, and where the report
/// is. What lies under it cannot be trusted any more, so every way on begins with a fresh page.
final class FaultPane extends StackPane {
  private final HBox ways = new HBox(8);

  /// @param kind what went wrong, by its plain name
  /// @param report where it is written down, null where it could not be
  /// @param battle reads the battle anew, null where none was open
  FaultPane(Shell shell, String kind, @Nullable Path report, @Nullable Runnable battle) {
    getStyleClass().add("veil");
    setId("fault");
    Label head = new Label(shell.say("desktop.fault.title"));
    head.getStyleClass().add("title");
    VBox card =
        new VBox(12, head, words(shell.texts().say(Phrase.of("desktop.fault.what", "kind", kind))));
    if (battle != null) {
      card.getChildren().add(words(shell.say("desktop.fault.safe")));
      ways.getChildren().add(way("fault-again", shell.say("desktop.fault.again"), battle));
    }
    card.getChildren().add(words(told(shell, report)));
    ways.getChildren().add(way("fault-home", shell.say("desktop.fault.home"), shell::home));
    card.getChildren().add(ways);
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

  private static Button way(String id, String words, Runnable action) {
    Button button = new Button(words);
    button.setId(id);
    button.setOnAction(_ -> action.run());
    return button;
  }

  @Override
  public void requestFocus() {
    List.copyOf(ways.getChildren()).getFirst().requestFocus();
  }
}
