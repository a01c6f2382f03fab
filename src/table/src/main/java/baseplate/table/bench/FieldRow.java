package baseplate.table.bench;

import baseplate.core.scene.Field;
import baseplate.core.words.Phrase;
import baseplate.table.panel.Words;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A field with its label, its controls, and why what it holds is refused.
final class FieldRow extends VBox {
  private static final double NARROW = 190;

  private final Desk desk;
  private final FieldEditor editor;
  private final Label fault = Words.wrapped("", "harm");

  FieldRow(Desk desk, Field field, FieldEditor editor) {
    super(4);
    this.desk = desk;
    this.editor = editor;
    getStyleClass().add("field-row");
    fault.setGraphic(new FontIcon(Feather.ALERT_TRIANGLE));
    fault.setVisible(false);
    fault.setManaged(false);
    Label label = Words.wrapped(desk.say(field.label()), editor.isWide() ? "strong" : "plain");
    label.setLabelFor(editor.control());
    getChildren().addAll(editor.isWide() ? new VBox(4, label, editor.node()) : line(label), fault);
  }

  private HBox line(Label label) {
    HBox.setHgrow(label, Priority.ALWAYS);
    label.setMaxWidth(Double.MAX_VALUE);
    label.setMinWidth(90);
    Region narrow = (Region) editor.node();
    narrow.setMinWidth(NARROW);
    narrow.setPrefWidth(NARROW);
    narrow.setMaxWidth(NARROW);
    HBox line = new HBox(12, label, narrow);
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }

  FieldEditor editor() {
    return editor;
  }

  /// Shows what the field holds, or why what is typed there is refused.
  void show(Field field, @Nullable Phrase why) {
    if (why == null) {
      editor.show(field);
    }
    fault(why);
  }

  void fault(@Nullable Phrase why) {
    String words = why == null ? "" : desk.say(why);
    fault.setText(words);
    fault.setVisible(why != null);
    fault.setManaged(why != null);
    Node control = editor.control();
    control.setAccessibleHelp(words);
    control.pseudoClassStateChanged(javafx.css.PseudoClass.getPseudoClass("refused"), why != null);
  }
}
