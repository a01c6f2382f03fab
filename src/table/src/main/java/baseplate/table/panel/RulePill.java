package baseplate.table.panel;

import baseplate.core.words.RuleId;
import java.util.function.Consumer;
import javafx.scene.control.Button;

/// A rule's id in a pill; it opens the digest there.
public final class RulePill extends Button {
  /// @param open opens the digest at a rule
  public RulePill(RuleId rule, Consumer<RuleId> open) {
    super(rule.text());
    getStyleClass().setAll("button", "pill", "rule");
    setOnAction(_ -> open.accept(rule));
    setAccessibleText(rule.text());
    setMinWidth(USE_PREF_SIZE);
  }
}
