package baseplate.app.desktop;

import baseplate.core.RuleEntry;
import baseplate.core.Ruleset;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.core.words.Texts;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The rules of a ruleset in our own words, to be searched.
final class DigestPane extends StackPane {
  /// Scroll bar and padding beside a line.
  private static final double ROOM = 34;

  private final Texts texts;
  private final List<RuleEntry> rules;
  private final ListView<RuleEntry> list = new ListView<>();
  private final TextField search = new TextField();

  /// @param first shown first, null for the beginning
  DigestPane(Texts texts, Ruleset ruleset, @Nullable RuleId first, Runnable closing) {
    this.texts = texts;
    this.rules = ruleset.digest();
    getStyleClass().add("veil");
    search.setPromptText(texts.say(Phrase.of("desktop.rules.search")));
    search.setAccessibleText(search.getPromptText());
    search.textProperty().addListener((_, _, words) -> find(words));
    list.setCellFactory(_ -> new Line());
    list.setAccessibleText(texts.say(Phrase.of("desktop.rules.title", "name", ruleset.name())));
    VBox.setVgrow(list, Priority.ALWAYS);
    VBox card = new VBox(10, head(ruleset, closing), search, list);
    card.getStyleClass().addAll("card", "digest");
    card.setMaxSize(760, 620);
    getChildren().add(card);
    setAlignment(Pos.CENTER);
    addEventHandler(KeyEvent.KEY_PRESSED, event -> key(event, closing));
    find("");
    select(first);
  }

  private static void key(KeyEvent event, Runnable closing) {
    if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      closing.run();
    }
  }

  private HBox head(Ruleset ruleset, Runnable closing) {
    Label title = new Label(texts.say(Phrase.of("desktop.rules.title", "name", ruleset.name())));
    title.getStyleClass().add("title");
    title.setWrapText(true);
    title.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(title, Priority.ALWAYS);
    Button close = new Button(texts.say(Phrase.of("desktop.rules.close")));
    close.setCancelButton(true);
    close.setMinWidth(USE_PREF_SIZE);
    close.setOnAction(_ -> closing.run());
    return new HBox(10, title, close);
  }

  private void find(String words) {
    String wanted = words.strip().toLowerCase(Locale.ROOT);
    list.getItems().setAll(rules.stream().filter(rule -> fits(rule, wanted)).toList());
  }

  private boolean fits(RuleEntry rule, String wanted) {
    return rule.id().text().toLowerCase(Locale.ROOT).contains(wanted)
        || texts.say(rule.digest()).toLowerCase(Locale.ROOT).contains(wanted);
  }

  private void select(@Nullable RuleId first) {
    list.getItems().stream()
        .filter(rule -> rule.id().equals(first))
        .findFirst()
        .ifPresent(
            rule -> {
              list.getSelectionModel().select(rule);
              list.scrollTo(rule);
            });
  }

  @Override
  public void requestFocus() {
    search.requestFocus();
  }

  private final class Line extends ListCell<RuleEntry> {
    Line() {
      setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable RuleEntry rule, boolean empty) {
      super.updateItem(rule, empty);
      setText(null);
      setGraphic(rule == null || empty ? null : line(rule));
    }

    /// As high as all words of the rule need at the width of the list.
    @Override
    protected double computePrefHeight(double width) {
      Node line = getGraphic();
      return line == null
          ? super.computePrefHeight(width)
          : line.prefHeight(list.getWidth() - ROOM) + snappedTopInset() + snappedBottomInset();
    }

    private HBox line(RuleEntry rule) {
      Label id = new Label(rule.id().text());
      id.getStyleClass().addAll("pill", "rule");
      id.setMinWidth(USE_PREF_SIZE);
      Label words = new Label(texts.say(rule.digest()));
      words.setWrapText(true);
      HBox.setHgrow(words, Priority.ALWAYS);
      Label standing = new Label(texts.say(Phrase.of("desktop.rules.standing." + rule.standing())));
      standing.getStyleClass().add("quiet");
      standing.setMinWidth(USE_PREF_SIZE);
      return new HBox(10, id, words, standing);
    }
  }
}
