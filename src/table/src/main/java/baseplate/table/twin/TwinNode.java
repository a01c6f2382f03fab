package baseplate.table.twin;

import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

/// A piece, zone or slot that can have the focus. It is seen only while it has it.
public final class TwinNode extends Region {
  private final Runnable action;

  /// @param id of what it stands for, for those who look it up
  /// @param spoken its name, as it is read out
  /// @param action what Enter and the space bar do
  TwinNode(String id, String spoken, Runnable action) {
    this.action = action;
    setId(id);
    setAccessibleRole(AccessibleRole.BUTTON);
    setAccessibleText(spoken);
    setFocusTraversable(true);
    setMouseTransparent(true);
    setManaged(false);
    getStyleClass().add("twin");
    addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  private void key(KeyEvent event) {
    boolean fires = event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE;
    if (fires && !event.isConsumed()) {
      event.consume();
      action.run();
    }
  }

  @Override
  public void executeAccessibleAction(AccessibleAction wanted, Object... parameters) {
    if (wanted == AccessibleAction.FIRE) {
      action.run();
    } else {
      super.executeAccessibleAction(wanted, parameters);
    }
  }
}
