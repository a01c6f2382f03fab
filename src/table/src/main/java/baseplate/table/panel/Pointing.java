package baseplate.table.panel;

import baseplate.core.PieceId;
import baseplate.core.play.Option;
import baseplate.geometry.Rotation;
import baseplate.table.view.TableView;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;

/// Brings the pointer to the tool that is chosen, and moves the table with what no tool wants.
final class Pointing {
  private static final double NOTCH = 1.0015;
  private static final int TURN = 1500;

  private final TableView table;
  private final Tools tools;
  private final Seat seat;
  private boolean taken;
  private boolean space;
  private double lastX;
  private double lastY;

  Pointing(TableView table, Tools tools, Seat seat) {
    this.table = table;
    this.tools = tools;
    this.seat = seat;
    table.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    table.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    table.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
    table.addEventHandler(MouseEvent.MOUSE_MOVED, event -> tools.chosen().get().moved(event));
    table.addEventHandler(ScrollEvent.SCROLL, this::scrolled);
    table.addEventHandler(ZoomEvent.ZOOM, this::zoomed);
    table.setOnContextMenuRequested(this::menu);
  }

  /// Whether the space bar is held, so that a drag moves the table.
  void hold(boolean held) {
    space = held;
  }

  private void pressed(MouseEvent event) {
    table.requestFocus();
    lastX = event.getX();
    lastY = event.getY();
    boolean pans = space || event.getButton() == MouseButton.MIDDLE;
    taken = !pans && tools.chosen().get().pressed(event);
  }

  private void dragged(MouseEvent event) {
    if (taken) {
      tools.chosen().get().dragged(event);
    } else {
      table.look(table.camera().get().panned(event.getX() - lastX, event.getY() - lastY));
      lastX = event.getX();
      lastY = event.getY();
    }
  }

  private void released(MouseEvent event) {
    if (taken) {
      tools.chosen().get().released(event);
    } else if (event.isStillSincePress() && event.getButton() == MouseButton.PRIMARY) {
      seat.selection().select(null);
    }
    taken = false;
  }

  private void scrolled(ScrollEvent event) {
    double notches = event.getDeltaY() == 0 ? event.getDeltaX() : event.getDeltaY();
    Rotation by = Rotation.ofHundredths(notches > 0 ? -TURN : TURN);
    if (event.isShiftDown() && tools.select().turn(by)) {
      event.consume();
      return;
    }
    double factor = Math.pow(NOTCH, notches);
    table.look(table.camera().get().zoomed(event.getX(), event.getY(), factor));
    event.consume();
  }

  private void zoomed(ZoomEvent event) {
    table.look(table.camera().get().zoomed(event.getX(), event.getY(), event.getZoomFactor()));
    event.consume();
  }

  /// Offers what can be done with the piece under the pointer, or what is about none.
  private void menu(ContextMenuEvent event) {
    PieceId piece = table.pieceAt(event.getX(), event.getY()).orElse(null);
    ContextMenu menu = new ContextMenu();
    if (piece != null) {
      seat.selection().at(piece).ifPresent(option -> add(menu, option, piece));
      if (menu.getItems().isEmpty()) {
        seat.selection().select(piece);
        seat.selection().own().forEach(option -> add(menu, option, null));
      }
    }
    seat.selection().general().forEach(option -> add(menu, option, null));
    if (!menu.getItems().isEmpty()) {
      menu.show(table, event.getScreenX(), event.getScreenY());
    }
  }

  private void add(
      ContextMenu menu, Option option, @org.jspecify.annotations.Nullable PieceId target) {
    MenuItem item = new MenuItem(seat.say(option.label()));
    item.setOnAction(
        _ -> {
          if (target != null) {
            seat.selection().aim(target);
          }
          seat.gathering().take(option);
        });
    menu.getItems().add(item);
  }
}
