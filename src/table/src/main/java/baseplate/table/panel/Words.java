package baseplate.table.panel;

import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;

/// Labels with style classes.
public final class Words {
  private Words() {}

  /// A label of one line.
  public static Label label(String text, String... styles) {
    Label label = new Label(text);
    label.getStyleClass().addAll(List.of(styles));
    return label;
  }

  /// A label of as many lines as its text needs.
  public static Label wrapped(String text, String... styles) {
    Label label = label(text, styles);
    label.setWrapText(true);
    label.setMinHeight(javafx.scene.layout.Region.USE_PREF_SIZE);
    return label;
  }

  /// A label that may be cut short, for the rest is shown where the pointer rests.
  static Label shortened(String text, String... styles) {
    Label label = label(text, styles);
    label.setMinWidth(0);
    Tooltip tip = new Tooltip();
    tip.textProperty().bind(label.textProperty());
    label.setTooltip(tip);
    return label;
  }

  /// A label with a sentence.
  public static Label label(Texts texts, Phrase phrase, String... styles) {
    return label(texts.say(phrase), styles);
  }
}
