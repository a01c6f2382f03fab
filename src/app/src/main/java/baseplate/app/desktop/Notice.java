package baseplate.app.desktop;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A sentence over the page that one must have read.
final class Notice extends StackPane {
  Notice(String title, String words, String close, Runnable closing) {
    getStyleClass().add("veil");
    Label head = new Label(title);
    head.getStyleClass().add("title");
    Label body = new Label(words);
    body.setWrapText(true);
    body.setMinHeight(Region.USE_PREF_SIZE);
    Button done = new Button(close);
    done.getStyleClass().add("go");
    done.setDefaultButton(true);
    done.setOnAction(_ -> closing.run());
    VBox card = new VBox(12, head, body, done);
    card.getStyleClass().addAll("card", "notice");
    card.setMaxSize(520, USE_PREF_SIZE);
    getChildren().add(card);
    setAlignment(Pos.CENTER);
    addEventHandler(KeyEvent.KEY_PRESSED, event -> key(event, closing));
  }

  private static void key(KeyEvent event, Runnable closing) {
    if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      closing.run();
    }
  }
}
