package baseplate.app.desktop;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Asks over the page whether something is really meant. Escape means no.
final class Question extends StackPane {
  private final Button no;

  /// What is asked.
  ///
  /// @param title in a few words
  /// @param words what would happen
  /// @param yes does it
  /// @param no leaves it
  record Asked(String title, String words, String yes, String no) {}

  /// @param closing takes the question off the page
  /// @param doing what is meant
  Question(Asked asked, Runnable closing, Runnable doing) {
    getStyleClass().add("veil");
    setId("question");
    Label head = new Label(asked.title());
    head.getStyleClass().add("title");
    Label body = new Label(asked.words());
    body.setWrapText(true);
    body.setMinHeight(Region.USE_PREF_SIZE);
    Button yes =
        button(
            "yes",
            asked.yes(),
            () -> {
              closing.run();
              doing.run();
            });
    no = button("no", asked.no(), closing);
    no.setDefaultButton(true);
    HBox answers = new HBox(8, yes, no);
    answers.setAlignment(Pos.CENTER_LEFT);
    VBox card = new VBox(12, head, body, answers);
    card.getStyleClass().addAll("card", "notice");
    card.setMaxSize(520, USE_PREF_SIZE);
    getChildren().add(card);
    setAlignment(Pos.CENTER);
    addEventHandler(KeyEvent.KEY_PRESSED, event -> key(event, closing));
  }

  private static Button button(String id, String words, Runnable action) {
    Button button = new Button(words);
    button.setId(id);
    button.setOnAction(_ -> action.run());
    return button;
  }

  private static void key(KeyEvent event, Runnable closing) {
    if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      closing.run();
    }
  }

  @Override
  public void requestFocus() {
    no.requestFocus();
  }
}
