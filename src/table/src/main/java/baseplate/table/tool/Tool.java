package baseplate.table.tool;

import baseplate.table.view.Overlay;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/// What the pointer and the keys do on the table while it is chosen. A tool that does not want an
/// event leaves it to the table.
public interface Tool extends Overlay {
  /// Whether the tool took the press; if not, the table is moved.
  boolean pressed(MouseEvent event);

  /// The pointer was dragged, after a press that the tool took.
  void dragged(MouseEvent event);

  /// The pointer was let go, after a press that the tool took.
  void released(MouseEvent event);

  /// The pointer moves with no button held.
  void moved(MouseEvent event);

  /// Whether the tool took the key.
  boolean key(KeyEvent event);

  /// Another tool was chosen.
  void put();
}
