package baseplate.app.desktop;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// What stands over a page: the way back, its title, and its tools at the other end.
final class PageHead extends HBox {
  /// @param title in words
  /// @param back goes to where one came from
  PageHead(Shell shell, String title, Runnable back, Node... tools) {
    super(16);
    Button leave = new Button(shell.say("desktop.back"));
    leave.setCancelButton(true);
    leave.setOnAction(_ -> back.run());
    Label words = new Label(title);
    words.getStyleClass().add("headline");
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    getChildren().addAll(leave, words, space);
    getChildren().addAll(tools);
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("page-head");
  }
}
