package baseplate.table.bench;

import baseplate.core.doc.Doc;
import baseplate.core.scene.Field;
import baseplate.core.scene.Slot;
import baseplate.core.words.Phrase;
import javafx.scene.Node;

/// One of the slots of a parent's outline, each with why it does not fit where it does not.
final class JointEditor implements FieldEditor {
  private final Desk desk;
  private final Options options;
  private Field.Joint field;

  JointEditor(Desk desk, Field.Joint field, Change change) {
    this.desk = desk;
    this.field = field;
    this.options = new Options(desk.say(field.label()), this::words, id -> change.edit(Doc.of(id)));
    show(field);
  }

  private String words(String id) {
    return field.slots().stream()
        .filter(slot -> slot.id().text().equals(id))
        .findFirst()
        .map(this::words)
        .orElse(id);
  }

  private String words(Slot slot) {
    String label = desk.say(slot.label());
    return slot.obstacle()
        .map(why -> desk.say(Phrase.of("table.bench.no-fit", "slot", label, "why", desk.say(why))))
        .orElse(label);
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
    field = (Field.Joint) shown;
    options.offer(
        field.slots().stream().map(slot -> slot.id().text()).toList(), field.slot().text());
  }
}
