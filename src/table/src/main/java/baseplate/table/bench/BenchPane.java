package baseplate.table.bench;

import baseplate.core.scene.Workbench;
import baseplate.core.words.Phrase;
import baseplate.table.panel.Words;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A workbench with a draft on it: the form, and beside it the drawing, what the draft is worth and
/// what it must keep to.
public final class BenchPane extends HBox {
  private final Desk desk;
  private final BenchForm form;
  private final DrawingView drawing;
  private final WorthPane worth;
  private final Label fault = Words.wrapped("", "harm");
  private Workbench.@Nullable Assessment last;
  private boolean awaitsFocus;

  public BenchPane(Desk desk) {
    this.desk = desk;
    this.form = new BenchForm(desk);
    this.drawing = new DrawingView(desk);
    this.worth = new WorthPane(desk);
    getStyleClass().add("bench");
    VBox side = new VBox(12, drawing, worth);
    side.getStyleClass().add("bench-side");
    ScrollPane left = scroll(new VBox(8, fault, form), "bench-form-scroll");
    ScrollPane right = scroll(side, "bench-side-scroll");
    HBox.setHgrow(right, Priority.ALWAYS);
    getChildren().addAll(left, right);
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    desk.model().shown().addListener((_, _, now) -> show(now));
    show(desk.model().shown().get());
  }

  private static ScrollPane scroll(Node content, String style) {
    ScrollPane scroll = new ScrollPane(content);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().addAll("plain", style);
    return scroll;
  }

  private void show(BenchModel.Shown shown) {
    form.show(shown);
    awaitsFocus = awaitsFocus && !form.takesFocus();
    Phrase whole = shown.faults().get(BenchModel.WHOLE);
    fault.setText(whole == null ? "" : desk.say(whole));
    fault.setVisible(whole != null);
    fault.setManaged(whole != null);
    shown.worth().filter(now -> !Objects.equals(now, last)).ifPresent(this::tell);
  }

  /// Gives the first field the keyboard, as soon as there is one.
  @Override
  public void requestFocus() {
    awaitsFocus = !form.takesFocus();
  }

  private void tell(Workbench.Assessment now) {
    last = now;
    drawing.show(now.drawing());
    worth.show(now);
  }

  private void key(KeyEvent event) {
    if (event.isShortcutDown() && event.getCode() == KeyCode.Z) {
      event.consume();
      if (event.isShiftDown()) {
        desk.model().redo();
      } else {
        desk.model().undo();
      }
    } else if (event.isShortcutDown() && event.getCode() == KeyCode.Y) {
      event.consume();
      desk.model().redo();
    }
  }
}
