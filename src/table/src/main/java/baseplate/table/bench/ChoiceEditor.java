package baseplate.table.bench;

import baseplate.core.doc.Doc;
import baseplate.core.scene.Field;
import javafx.scene.Node;

/// One of some values.
final class ChoiceEditor implements FieldEditor {
  private final Options options;

  ChoiceEditor(Desk desk, Field.Choice field, Change change) {
    this.options =
        new Options(
            desk.say(field.label()),
            value -> desk.said(field.label(), value),
            value -> change.edit(Doc.of(value)));
    show(field);
  }

  @Override
  public Node node() {
    return options;
  }

  @Override
  public Node control() {
    return options;
  }

  @Override
  public void show(Field shown) {
    Field.Choice field = (Field.Choice) shown;
    options.offer(field.values(), field.value());
  }
}
