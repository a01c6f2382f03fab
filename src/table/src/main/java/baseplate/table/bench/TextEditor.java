package baseplate.table.bench;

import baseplate.core.doc.Doc;
import baseplate.core.scene.Field;
import baseplate.core.words.Phrase;
import javafx.scene.Node;
import javafx.scene.control.TextField;

/// A text.
final class TextEditor implements FieldEditor {
  private final Change change;
  private final TextField text = new TextField();
  private Field.Text field;
  private boolean isShowing;

  TextEditor(Desk desk, Field.Text field, Change change) {
    this.change = change;
    this.field = field;
    text.setText(field.value());
    text.setAccessibleText(desk.say(field.label()));
    text.textProperty().addListener((_, _, now) -> typed(now));
    text.focusedProperty().addListener((_, _, _) -> change.rest());
  }

  private void typed(String now) {
    if (isShowing) {
      return;
    }
    if (now.length() > field.longest()) {
      change.refuse(Phrase.of("table.bench.too-long", "most", field.longest()));
    } else {
      change.type(Doc.of(now));
    }
  }

  @Override
  public Node node() {
    return text;
  }

  @Override
  public Node control() {
    return text;
  }

  @Override
  public void show(Field shown) {
    field = (Field.Text) shown;
    if (!text.getText().equals(field.value())) {
      isShowing = true;
      text.setText(field.value());
      isShowing = false;
    }
  }
}
