package baseplate.table.bench;

import baseplate.core.doc.Doc;
import baseplate.core.scene.Field;
import baseplate.core.words.Phrase;
import baseplate.geometry.Point;
import baseplate.table.panel.Words;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// An outline: drawn on a stud grid, or typed corner by corner.
final class OutlineEditor implements FieldEditor {
  private static final BigDecimal FARTHEST = BigDecimal.valueOf(100);
  private static final BigDecimal STEP = new BigDecimal("0.5");

  private final Desk desk;
  private final Change change;
  private final String name;
  private final OutlineGrid grid;
  private final FlowPane numbers = new FlowPane(12, 6);
  private final VBox box;
  private final List<Pair> rows = new ArrayList<>();

  /// The two numbers of a corner.
  private record Pair(NumberEditor x, NumberEditor y) {}

  OutlineEditor(Desk desk, Field.Outline field, Change change) {
    this.desk = desk;
    this.change = change;
    this.name = desk.say(field.label());
    this.grid = new OutlineGrid(desk, name, this::drawn);
    TitledPane typed = new TitledPane(desk.say("table.bench.outline.numbers"), numbers);
    typed.setExpanded(false);
    typed.setAnimated(false);
    this.box = new VBox(6, grid, hints(), typed);
    box.getStyleClass().add("outline");
    show(field);
  }

  private Node hints() {
    Button clear = new Button(desk.say("table.bench.outline.clear"));
    Phrase spoken = Phrase.of("table.bench.outline.clear.spoken", "what", name);
    clear.setAccessibleText(desk.say(spoken));
    clear.setMinWidth(javafx.scene.layout.Region.USE_PREF_SIZE);
    clear.setOnAction(_ -> clear());
    Label keys = Words.wrapped(desk.say("table.bench.outline.keys"), "quiet", "small");
    HBox.setHgrow(keys, Priority.ALWAYS);
    HBox line = new HBox(8, keys, clear);
    line.setAlignment(Pos.TOP_LEFT);
    return line;
  }

  private void clear() {
    grid.show(Corners.NONE);
    drawn(Corners.NONE);
    grid.requestFocus();
  }

  private void drawn(Corners corners) {
    change.type(value(corners));
    list(corners);
  }

  private static Doc value(Corners corners) {
    return Doc.list(corners.points(), Doc::of);
  }

  @Override
  public Node node() {
    return box;
  }

  @Override
  public Node control() {
    return grid;
  }

  @Override
  public boolean isWide() {
    return true;
  }

  @Override
  public void show(Field shown) {
    Corners corners = new Corners(((Field.Outline) shown).corners());
    if (!corners.equals(grid.corners()) || rows.size() != corners.size()) {
      grid.show(corners);
    }
    list(corners);
  }

  private void list(Corners corners) {
    if (rows.size() != corners.size()) {
      rows.clear();
      List<Node> nodes = new ArrayList<>();
      for (int i = 0; i < corners.size(); i++) {
        nodes.add(row(i, corners.points().get(i)));
      }
      numbers.getChildren().setAll(nodes);
    }
    for (int i = 0; i < rows.size(); i++) {
      Point corner = corners.points().get(i);
      rows.get(i).x().show(number(i, "x", corner.x()));
      rows.get(i).y().show(number(i, "y", corner.y()));
    }
  }

  private Node row(int corner, Point at) {
    NumberEditor x = new NumberEditor(desk, number(corner, "x", at.x()), new Across(corner));
    NumberEditor y = new NumberEditor(desk, number(corner, "y", at.y()), new Ahead(corner));
    rows.add(new Pair(x, y));
    HBox row = new HBox(6, Words.label(Integer.toString(corner + 1), "quiet"), x.node(), y.node());
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private Field.Number number(int corner, String axis, long thousandths) {
    Phrase label =
        Phrase.of("table.bench.outline." + axis, "what", name).with("number", corner + 1);
    BigDecimal studs = Studding.studs(thousandths);
    return new Field.Number(axis, label, studs, FARTHEST.negate(), FARTHEST, STEP);
  }

  /// A change of a corner by a number in studs.
  private abstract class Typed implements Change {
    abstract Point moved(Point from, long thousandths);

    private final int corner;

    Typed(int corner) {
      this.corner = corner;
    }

    @Override
    public void edit(Doc value) {
      type(value);
    }

    @Override
    public void type(Doc value) {
      long thousandths = Studding.thousandths(((Doc.Num) value).value());
      Point from = grid.corners().points().get(corner);
      Corners corners = grid.corners().moved(corner, moved(from, thousandths));
      grid.show(corners);
      change.type(value(corners));
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

  /// Its first number.
  private final class Across extends Typed {
    Across(int corner) {
      super(corner);
    }

    @Override
    Point moved(Point from, long thousandths) {
      return Point.ofThousandths(thousandths, from.y());
    }
  }

  /// Its second number.
  private final class Ahead extends Typed {
    Ahead(int corner) {
      super(corner);
    }

    @Override
    Point moved(Point from, long thousandths) {
      return Point.ofThousandths(from.x(), thousandths);
    }
  }
}
