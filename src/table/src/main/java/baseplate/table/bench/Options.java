package baseplate.table.bench;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;

/// A list that opens to choose from, of ids that people read by other words.
final class Options extends ComboBox<String> {
  private boolean isShowing;

  /// @param words what people read for an id
  /// @param chosen told when another is chosen by hand
  Options(String name, Function<String, String> words, Consumer<String> chosen) {
    setAccessibleText(name);
    setMaxWidth(Double.MAX_VALUE);
    setVisibleRowCount(12);
    setConverter(
        new StringConverter<>() {
          @Override
          public String toString(String id) {
            return id == null ? "" : words.apply(id);
          }

          @Override
          public String fromString(String text) {
            return text;
          }
        });
    valueProperty().addListener((_, _, now) -> tell(chosen, now));
  }

  private void tell(Consumer<String> chosen, String now) {
    if (!isShowing && now != null) {
      chosen.accept(now);
    }
  }

  /// Shows what there is to choose from and what is chosen.
  void offer(List<String> ids, String value) {
    isShowing = true;
    if (!getItems().equals(ids)) {
      getItems().setAll(ids);
    }
    setValue(value);
    isShowing = false;
  }
}
