package baseplate.app.desktop;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;

/// What there is to be seen, heard and reached on a page.
final class Nodes {
  private Nodes() {}

  /// All nodes that are shown, parents before their children.
  static List<Node> shown(Node root) {
    List<Node> all = new ArrayList<>();
    gather(root, all);
    return all;
  }

  private static void gather(Node node, List<Node> all) {
    if (node.isVisible()) {
      all.add(node);
      if (node instanceof Parent parent) {
        parent.getChildrenUnmodifiable().forEach(child -> gather(child, all));
      }
    }
  }

  /// The words of a node: written, read out, and shown where the pointer rests.
  static List<String> words(Node node) {
    List<String> words = new ArrayList<>();
    if (node instanceof Labeled labeled) {
      words.add(labeled.getText());
    }
    if (node instanceof TextInputControl input) {
      words.add(input.getPromptText());
    }
    words.add(node.getAccessibleText());
    if (node instanceof javafx.scene.control.Control control) {
      Tooltip tip = control.getTooltip();
      words.add(tip == null ? "" : tip.getText());
    }
    return words.stream().filter(text -> text != null && !text.isBlank()).toList();
  }

  /// Such a node in a message.
  static String named(Node node) {
    return node.getClass().getSimpleName() + node.getStyleClass() + words(node);
  }
}
