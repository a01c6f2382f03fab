package baseplate.table.bench;

import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.scene.Field;
import java.util.List;

/// What a field holds, as a change of it would give it.
final class FieldValue {
  private FieldValue() {}

  static Doc of(Field field) {
    return switch (field) {
      case Field.Number number -> Doc.of(number.value());
      case Field.Choice choice -> Doc.of(choice.value());
      case Field.Text text -> Doc.of(text.value());
      case Field.Parts parts -> Doc.list(parts.parts(), FieldValue::part);
      case Field.Outline outline -> Doc.list(outline.corners(), Doc::of);
      case Field.Joint joint -> Doc.of(joint.slot().text());
      case Field.Counts counts -> counts(counts.entries());
    };
  }

  /// The values of a part's fields by their ids.
  static Doc.Obj part(List<Field> fields) {
    DocBuilder part = Doc.object();
    fields.forEach(field -> part.put(field.id(), of(field)));
    return part.build();
  }

  private static Doc.Obj counts(List<Field.Entry> entries) {
    DocBuilder counts = Doc.object();
    entries.forEach(entry -> counts.put(entry.id(), entry.count()));
    return counts.build();
  }
}
