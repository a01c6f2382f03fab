package baseplate.table.bench;

import baseplate.core.doc.Doc;
import baseplate.core.scene.Field;
import baseplate.core.words.Phrase;
import baseplate.table.panel.Words;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// How many of each entry: those that are taken with their numbers, and a list to take another
/// from, where entries of packs stand too.
final class CountsEditor implements FieldEditor {
  private final Desk desk;
  private final Change change;
  private final VBox taken = new VBox(4);
  private final Options others;
  private final Button add = new Button();
  private final VBox box;
  private final Map<String, NumberEditor> rows = new LinkedHashMap<>();
  private Field.Counts field;

  CountsEditor(Desk desk, Field.Counts field, Change change) {
    this.desk = desk;
    this.change = change;
    this.field = field;
    String name = desk.say(field.label());
    this.others =
        new Options(desk.say(Phrase.of("table.bench.add", "what", name)), this::words, _ -> {});
    add.setText(desk.say("table.bench.take"));
    add.setMinWidth(javafx.scene.layout.Region.USE_PREF_SIZE);
    add.setAccessibleText(desk.say(Phrase.of("table.bench.add", "what", name)));
    add.setOnAction(_ -> take());
    HBox.setHgrow(others, Priority.ALWAYS);
    this.box = new VBox(6, taken, new HBox(6, others, add));
    box.getStyleClass().add("counts");
    show(field);
  }

  /// The field's own entries, then those of packs that it does not have yet.
  private List<Field.Entry> entries() {
    Map<String, Field.Entry> all = new LinkedHashMap<>();
    List<Field.Entry> more = desk.model().more(field.kind());
    field.entries().forEach(entry -> all.put(entry.id(), entry));
    more.forEach(entry -> all.merge(entry.id(), entry, CountsEditor::named));
    return List.copyOf(all.values());
  }

  /// An entry of a pack that is counted already, by the name that the pack gives it.
  private static Field.Entry named(Field.Entry counted, Field.Entry ofPack) {
    return new Field.Entry(counted.id(), ofPack.label(), counted.count(), counted.most());
  }

  private String words(String id) {
    return entries().stream()
        .filter(entry -> entry.id().equals(id))
        .findFirst()
        .map(entry -> desk.say(entry.label()))
        .orElse(id);
  }

  private void take() {
    String id = others.getValue();
    if (id != null) {
      change.edit(counted(id, Doc.of(1)));
    }
  }

  /// All counts with one of them another.
  private Doc.Obj counted(String id, Doc count) {
    Map<String, Doc> counts = new LinkedHashMap<>(((Doc.Obj) FieldValue.of(field)).fields());
    counts.put(id, count);
    return new Doc.Obj(counts);
  }

  @Override
  public Node node() {
    return box;
  }

  @Override
  public Node control() {
    return others;
  }

  @Override
  public boolean isWide() {
    return true;
  }

  @Override
  public void show(Field shown) {
    field = (Field.Counts) shown;
    List<Field.Entry> all = entries();
    List<Field.Entry> some = all.stream().filter(entry -> entry.count() > 0).toList();
    List<String> free =
        all.stream().filter(entry -> entry.count() == 0).map(Field.Entry::id).toList();
    String chosen = others.getValue();
    others.offer(free, free.contains(chosen) ? chosen : free.isEmpty() ? "" : free.getFirst());
    add.setDisable(free.isEmpty());
    rows(some);
  }

  /// Rows that stay keep their controls, and so what is typed there.
  private void rows(List<Field.Entry> some) {
    List<String> ids = some.stream().map(Field.Entry::id).toList();
    if (!ids.equals(List.copyOf(rows.keySet()))) {
      rows.clear();
      List<Node> nodes = new ArrayList<>();
      some.forEach(entry -> nodes.add(row(entry)));
      taken.getChildren().setAll(nodes);
    }
    some.forEach(entry -> shown(entry, number(entry)));
  }

  private void shown(Field.Entry entry, Field.Number number) {
    NumberEditor row = rows.get(entry.id());
    if (row != null) {
      row.show(number);
    }
  }

  private HBox row(Field.Entry entry) {
    NumberEditor number = new NumberEditor(desk, number(entry), new Count(entry.id()));
    rows.put(entry.id(), number);
    Label name = Words.wrapped(desk.say(entry.label()));
    name.setLabelFor(number.control());
    name.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(name, Priority.ALWAYS);
    HBox row = new HBox(8, name, number.node());
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private static Field.Number number(Field.Entry entry) {
    return new Field.Number(
        entry.id(),
        entry.label(),
        BigDecimal.valueOf(entry.count()),
        BigDecimal.ZERO,
        BigDecimal.valueOf(entry.most()),
        BigDecimal.ONE);
  }

  /// A change of one count.
  private final class Count implements Change {
    private final String id;

    Count(String id) {
      this.id = id;
    }

    @Override
    public void edit(Doc value) {
      change.edit(counted(id, value));
    }

    @Override
    public void type(Doc value) {
      change.type(counted(id, value));
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
