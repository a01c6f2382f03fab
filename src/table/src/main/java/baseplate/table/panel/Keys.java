package baseplate.table.panel;

import baseplate.core.Command;
import baseplate.table.camera.Camera;
import baseplate.table.view.TableView;
import java.util.function.IntPredicate;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The keys of the table.
final class Keys {
  private static final double NEARER = 1.25;

  private final TableView table;
  private final Tools tools;
  private final Seat seat;
  private final Pointing pointing;
  private final IntPredicate press;

  /// @param press presses the act at a place
  Keys(
      Node listening,
      TableView table,
      Tools tools,
      Seat seat,
      Pointing pointing,
      IntPredicate press) {
    this.press = press;
    this.table = table;
    this.tools = tools;
    this.seat = seat;
    this.pointing = pointing;
    listening.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    listening.addEventFilter(KeyEvent.KEY_RELEASED, this::released);
  }

  private void released(KeyEvent event) {
    if (event.getCode() == KeyCode.SPACE) {
      pointing.hold(false);
    }
  }

  private void pressed(KeyEvent event) {
    if (event.getTarget() instanceof TextInputControl) {
      return;
    }
    if (tools.chosen().get().key(event) || send(event) || command(event) || look(event)) {
      event.consume();
    }
  }

  /// Enter sends what is in hand, unless a button has the focus and means something else.
  private boolean send(KeyEvent event) {
    boolean isSend =
        event.getCode() == KeyCode.ENTER
            && seat.gathering().preview().get() != null
            && !(event.getTarget() instanceof javafx.scene.control.Button);
    return isSend && seat.gathering().send();
  }

  private boolean command(KeyEvent event) {
    if (event.isShortcutDown()) {
      return switch (event.getCode()) {
        case Z -> event.isShiftDown() ? redo() : undo();
        case Y -> redo();
        default -> false;
      };
    }
    return switch (event.getCode()) {
      case ESCAPE -> escape();
      case M -> choose(tools.measure());
      case S -> choose(tools.sight());
      case V -> choose(tools.select());
      case N -> walk(event.isShiftDown() ? -1 : 1);
      default -> digit(event.getText()) && press.test(event.getText().charAt(0) - '1');
    };
  }

  private boolean walk(int step) {
    seat.gathering().drop();
    seat.selection().walk(step);
    return true;
  }

  private static boolean digit(String text) {
    return text.length() == 1 && text.charAt(0) >= '1' && text.charAt(0) <= '9';
  }

  boolean undo() {
    seat.model().send(new Command.Undo());
    return true;
  }

  boolean redo() {
    seat.model().send(new Command.Redo());
    return true;
  }

  private boolean choose(baseplate.table.tool.Tool tool) {
    tools.toggle(tool);
    return true;
  }

  private boolean escape() {
    if (seat.gathering().hand().get() != null || seat.gathering().preview().get() != null) {
      seat.gathering().drop();
      return true;
    }
    boolean isOther = tools.chosen().get() != tools.select();
    tools.choose(tools.select());
    seat.selection().aim(null);
    return isOther;
  }

  private boolean look(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown()) {
      return false;
    }
    return switch (event.getCode()) {
      case PLUS, EQUALS, ADD -> zoom(NEARER);
      case MINUS, SUBTRACT -> zoom(1 / NEARER);
      case DIGIT0, NUMPAD0 -> fit();
      case T -> turn();
      case SPACE -> space(event);
      default -> false;
    };
  }

  private boolean zoom(double factor) {
    Camera now = table.camera().get();
    table.look(now.zoomed(now.width() / 2, now.height() / 2, factor));
    return true;
  }

  private boolean fit() {
    table.fit();
    return true;
  }

  private boolean turn() {
    table.turnRound();
    return true;
  }

  /// Held on the table itself it lets a drag move the table; elsewhere it presses buttons.
  private boolean space(KeyEvent event) {
    pointing.hold(event.getTarget() == table);
    return event.getTarget() == table;
  }
}
