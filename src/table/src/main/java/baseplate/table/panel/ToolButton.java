package baseplate.table.panel;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A button with an icon; its words are read out and shown when the pointer rests on it.
public final class ToolButton extends Button {
  /// @param icon what it shows
  /// @param words what it does, with its key
  public ToolButton(Feather icon, String words, Runnable action) {
    setGraphic(new FontIcon(icon));
    setTooltip(new Tooltip(words));
    setAccessibleText(words);
    setOnAction(_ -> action.run());
    getStyleClass().add("tool");
    setMinWidth(USE_PREF_SIZE);
  }
}
