package baseplate.table.bench;

import baseplate.core.doc.Doc;
import baseplate.core.scene.Field;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// The form of a draft: a row for each field. Rows stay while their fields do, so that nobody who
/// types is thrown out.
final class BenchForm extends VBox {
  private final Desk desk;
  private final Map<String, FieldRow> rows = new LinkedHashMap<>();

  BenchForm(Desk desk) {
    super(10);
    this.desk = desk;
    getStyleClass().add("bench-form");
  }

  void show(BenchModel.Shown shown) {
    if (shown.isAssessed()) {
      shown.worth().ifPresent(worth -> fields(worth.fields(), shown.faults()));
    } else {
      rows.forEach((id, row) -> row.fault(shown.faults().get(id)));
    }
  }

  private void fields(List<Field> fields, Map<String, Phrase> faults) {
    rows.keySet().retainAll(fields.stream().map(Field::id).toList());
    List<Node> nodes = new ArrayList<>();
    for (Field field : fields) {
      FieldRow row = rows.computeIfAbsent(field.id(), _ -> row(field));
      row.show(field, faults.get(field.id()));
      nodes.add(row);
    }
    if (!nodes.equals(getChildren())) {
      lay(nodes);
    }
  }

  /// Lays rows out anew; who was in one stays in it.
  private void lay(List<Node> nodes) {
    Node owner = getScene() == null ? null : getScene().getFocusOwner();
    getChildren().setAll(nodes);
    if (owner != null && owner.getScene() != null && !owner.isFocused()) {
      owner.requestFocus();
    }
  }

  private FieldRow row(Field field) {
    FieldRow row = new FieldRow(desk, field, desk.editor(field, new Own(desk, field.id())));
    row.setId("field-" + field.id());
    return row;
  }

  /// Gives the first field the keyboard; whether there is one.
  boolean takesFocus() {
    rows.values().stream().findFirst().ifPresent(row -> row.editor().control().requestFocus());
    return !rows.isEmpty();
  }

  /// A change of a field of the draft.
  private record Own(Desk desk, String id) implements FieldEditor.Change {
    @Override
    public void edit(Doc value) {
      desk.model().edit(id, value);
    }

    @Override
    public void type(Doc value) {
      desk.model().type(id, value);
    }

    @Override
    public void refuse(Phrase why) {
      desk.model().refuse(id, why);
    }

    @Override
    public void rest() {
      desk.model().rest();
    }
  }
}
