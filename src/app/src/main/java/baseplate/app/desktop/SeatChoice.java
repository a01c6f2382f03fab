package baseplate.app.desktop;

import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Who plays a side: a person, or one of the computer players.
final class SeatChoice extends ComboBox<String> {
  /// @param players the names of the computer players
  SeatChoice(Shell shell, NewBattle chosen, int side, List<String> players) {
    List<String> all = new ArrayList<>(List.of(""));
    all.addAll(players);
    getItems().setAll(all);
    setValue(chosen.player(side).orElse(""));
    setMaxWidth(Double.MAX_VALUE);
    setConverter(
        new StringConverter<>() {
          @Override
          public String toString(@Nullable String player) {
            return player == null || player.isEmpty()
                ? shell.say("desktop.new.person")
                : shell.texts().say(Phrase.of("desktop.new.computer", "player", player));
          }

          @Override
          public String fromString(String text) {
            return text;
          }
        });
    setOnAction(_ -> chosen.seat(side, getValue()));
    setAccessibleText(shell.say("desktop.new.seat"));
  }
}
