package baseplate.table.panel;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/// Panels that are higher than their place.
final class Scrolling {
  private Scrolling() {}

  /// Scrolls up and down, and is as wide as there is room.
  static ScrollPane down(Node content) {
    ScrollPane scroll = new ScrollPane(content);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().add("plain");
    return scroll;
  }
}
