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

/// A question over the page, before something is lost. Escape leaves all as it is.
final class Question extends StackPane {
  private final Button stay = new Button();

  /// What is asked.
  ///
  /// @param title in a few words
  /// @param words the question
  /// @param yes what the button says that does it
  /// @param no what the button says that leaves all as it is
  record Asked(String title, String words, String yes, String no) {}

  Question(Asked asked, Runnable deed, Runnable closing) {
    getStyleClass().add("veil");
    Label head = new Label(asked.title());
    head.getStyleClass().add("title");
    Label body = new Label(asked.words());
    body.setWrapText(true);
    body.setMinHeight(Region.USE_PREF_SIZE);
    Button yes = new Button(asked.yes());
    yes.setId("question-yes");
    yes.setOnAction(_ -> done(deed, closing));
    stay.setText(asked.no());
    stay.setId("question-no");
    stay.getStyleClass().add("go");
    stay.setOnAction(_ -> closing.run());
    HBox buttons = new HBox(10, stay, yes);
    VBox card = new VBox(12, head, body, buttons);
    card.getStyleClass().addAll("card", "notice");
    card.setMaxSize(520, USE_PREF_SIZE);
    getChildren().add(card);
    setAlignment(Pos.CENTER);
    addEventHandler(KeyEvent.KEY_PRESSED, event -> key(event, closing));
  }

  private static void done(Runnable deed, Runnable closing) {
    closing.run();
    deed.run();
  }

  private static void key(KeyEvent event, Runnable closing) {
    if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      closing.run();
    }
  }

  @Override
  public void requestFocus() {
    stay.requestFocus();
  }
}
