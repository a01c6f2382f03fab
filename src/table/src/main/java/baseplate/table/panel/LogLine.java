package baseplate.table.panel;

import java.util.function.IntFunction;
import javafx.scene.control.ListCell;
import org.jspecify.annotations.Nullable;

/// An entry of the record in a list, as wide as the list and cut short with an ellipsis.
public final class LogLine extends ListCell<Integer> {
  private final IntFunction<String> words;

  /// @param words what is said of an entry
  public LogLine(IntFunction<String> words) {
    this.words = words;
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable Integer entry, boolean empty) {
    super.updateItem(entry, empty);
    setText(entry == null || empty ? null : words.apply(entry));
  }
}
