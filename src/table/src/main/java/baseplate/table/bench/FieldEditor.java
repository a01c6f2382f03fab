package baseplate.table.bench;

import baseplate.core.scene.Field;
import javafx.scene.Node;

/// The controls of one field.
interface FieldEditor {
  /// What is laid out.
  Node node();

  /// What its label names, and what is read out.
  Node control();

  /// Shows what the field holds; what is being typed and means the same stays as it is.
  void show(Field field);

  /// Whether it takes the whole width, under its label.
  default boolean isWide() {
    return false;
  }

  /// Where changes go.
  interface Change {
    /// A change as a whole.
    void edit(baseplate.core.doc.Doc value);

    /// A change letter by letter.
    void type(baseplate.core.doc.Doc value);

    /// What can be no value.
    void refuse(baseplate.core.words.Phrase why);

    /// The end of a change letter by letter.
    void rest();
  }
}
