package baseplate.table.bench;

import baseplate.core.doc.Doc;
import baseplate.core.scene.Field;
import baseplate.core.words.Phrase;
import java.math.BigDecimal;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// A number that is typed, or stepped by the arrow keys and two buttons.
final class NumberEditor implements FieldEditor {
  private static final int FAR = 10;

  private final Desk desk;
  private final Change change;
  private final Decimals decimals;
  private final TextField text = new TextField();
  private final HBox box;
  private Field.Number field;
  private boolean isShowing;

  NumberEditor(Desk desk, Field.Number field, Change change) {
    this.desk = desk;
    this.change = change;
    this.decimals = new Decimals(desk.texts());
    this.field = field;
    text.setPrefColumnCount(4);
    text.setAccessibleText(desk.say(field.label()));
    text.getStyleClass().add("number-field");
    text.setText(decimals.typed(field.value()));
    text.textProperty().addListener((_, _, _) -> typed());
    text.focusedProperty().addListener((_, _, _) -> change.rest());
    text.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    HBox.setHgrow(text, Priority.ALWAYS);
    this.box = new HBox(2, text, button("−", -1, "table.bench.less"), plus());
    box.getStyleClass().add("stepped");
  }

  private Button plus() {
    return button("+", 1, "table.bench.more");
  }

  private Button button(String sign, int steps, String key) {
    Button button = new Button(sign);
    button.getStyleClass().add("step");
    button.setFocusTraversable(false);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setMaxHeight(Double.MAX_VALUE);
    button.setAccessibleText(desk.say(Phrase.of(key, "what", desk.say(field.label()))));
    button.setOnAction(_ -> step(steps));
    return button;
  }

  private void key(KeyEvent event) {
    switch (event.getCode()) {
      case UP -> step(event, 1);
      case DOWN -> step(event, -1);
      case PAGE_UP -> step(event, FAR);
      case PAGE_DOWN -> step(event, -FAR);
      default -> {
        // typed as usual
      }
    }
  }

  private void step(KeyEvent event, int steps) {
    event.consume();
    step(steps);
  }

  private void step(int steps) {
    BigDecimal by = field.step().multiply(BigDecimal.valueOf(steps));
    BigDecimal from = Decimals.parse(text.getText()).orElse(field.value());
    BigDecimal to = from.add(by).max(field.least()).min(field.most());
    text.setText(decimals.typed(to));
    text.end();
  }

  private void typed() {
    if (isShowing) {
      return;
    }
    Optional<BigDecimal> number = Decimals.parse(text.getText());
    if (number.isEmpty()) {
      change.refuse(Phrase.of("table.bench.no-number"));
    } else if (!isWithin(number.get())) {
      change.refuse(Phrase.of("table.bench.range", "least", field.least(), "most", field.most()));
    } else {
      change.type(Doc.of(number.get()));
    }
  }

  private boolean isWithin(BigDecimal number) {
    return number.compareTo(field.least()) >= 0 && number.compareTo(field.most()) <= 0;
  }

  @Override
  public Node node() {
    return box;
  }

  @Override
  public Node control() {
    return text;
  }

  @Override
  public void show(Field shown) {
    field = (Field.Number) shown;
    boolean isSame =
        Decimals.parse(text.getText()).filter(n -> n.compareTo(field.value()) == 0).isPresent();
    if (!isSame) {
      isShowing = true;
      text.setText(decimals.typed(field.value()));
      isShowing = false;
    }
  }
}
