package baseplate.table.bench;

import baseplate.core.doc.Doc;
import baseplate.core.scene.Field;
import baseplate.core.words.Phrase;
import baseplate.table.panel.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A list of parts, each a small form; parts are added at the end and removed anywhere.
final class PartsEditor implements FieldEditor {
  private final Desk desk;
  private final Change change;
  private final VBox parts = new VBox(8);
  private final Button add = new Button();
  private final VBox box = new VBox(8, parts, add);
  private final List<Map<String, FieldRow>> rows = new ArrayList<>();
  private Field.Parts field;

  PartsEditor(Desk desk, Field.Parts field, Change change) {
    this.desk = desk;
    this.change = change;
    this.field = field;
    add.setText(desk.say("table.bench.part.add"));
    String name = desk.say(field.label());
    add.setAccessibleText(desk.say(Phrase.of("table.bench.add", "what", name)));
    add.setOnAction(_ -> send(values -> values.add(Doc.object().build())));
    build();
    add.setDisable(field.parts().size() >= field.most());
  }

  private void send(java.util.function.Consumer<List<Doc>> deed) {
    List<Doc> values = values();
    deed.accept(values);
    change.edit(new Doc.Items(values));
  }

  private List<Doc> values() {
    List<Doc> values = new ArrayList<>();
    field.parts().forEach(part -> values.add(FieldValue.part(part)));
    return values;
  }

  private void build() {
    rows.clear();
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < field.parts().size(); i++) {
      nodes.add(part(i, field.parts().get(i)));
    }
    parts.getChildren().setAll(nodes);
  }

  private Node part(int number, List<Field> fields) {
    Map<String, FieldRow> own = new LinkedHashMap<>();
    for (Field each : fields) {
      FieldEditor editor = desk.editor(each, new Within(number, each.id()));
      own.put(each.id(), new FieldRow(desk, each, editor));
    }
    rows.add(own);
    VBox part = new VBox(6, head(number));
    part.getChildren().addAll(own.values());
    part.getStyleClass().add("part");
    return part;
  }

  private Node head(int number) {
    Phrase words = Phrase.of("table.bench.part", "what", desk.say(field.label()));
    String name = desk.say(words.with("number", number + 1));
    Button remove = new Button(desk.say("table.bench.part.remove"));
    remove.setAccessibleText(desk.say(Phrase.of("table.bench.remove", "what", name)));
    remove.setOnAction(_ -> send(values -> values.remove(number)));
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    return new HBox(8, Words.label(name, "strong"), space, remove);
  }

  @Override
  public Node node() {
    return box;
  }

  @Override
  public Node control() {
    return add;
  }

  @Override
  public boolean isWide() {
    return true;
  }

  @Override
  public void show(Field shown) {
    field = (Field.Parts) shown;
    if (!ids(field).equals(rows.stream().map(row -> List.copyOf(row.keySet())).toList())) {
      build();
    }
    for (int i = 0; i < rows.size(); i++) {
      Map<String, FieldRow> own = rows.get(i);
      field.parts().get(i).forEach(each -> show(own.get(each.id()), each));
    }
    add.setDisable(field.parts().size() >= field.most());
  }

  private static void show(@Nullable FieldRow row, Field shown) {
    if (row != null) {
      row.show(shown, null);
    }
  }

  private static List<List<String>> ids(Field.Parts field) {
    return field.parts().stream().map(part -> part.stream().map(Field::id).toList()).toList();
  }

  /// A change of a field of one part.
  private final class Within implements Change {
    private final int number;
    private final String id;

    Within(int number, String id) {
      this.number = number;
      this.id = id;
    }

    private Doc.Items changed(Doc value) {
      List<Doc> values = values();
      Map<String, Doc> part = new LinkedHashMap<>(((Doc.Obj) values.get(number)).fields());
      part.put(id, value);
      values.set(number, new Doc.Obj(part));
      return new Doc.Items(values);
    }

    @Override
    public void edit(Doc value) {
      change.edit(changed(value));
    }

    @Override
    public void type(Doc value) {
      change.type(changed(value));
    }

    @Override
    public void refuse(Phrase why) {
      change.refuse(why);
    }

    @Override
    public void rest() {
      change.rest();
    }
  }
}
