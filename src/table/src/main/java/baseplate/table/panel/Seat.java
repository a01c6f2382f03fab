package baseplate.table.panel;

import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.core.words.Texts;
import baseplate.table.play.BattleModel;
import baseplate.table.play.Gathering;
import baseplate.table.play.Selection;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// What every panel is given: the battle, what is in hand and selected, the words, and where a rule
/// is looked up.
///
/// @param model the battle
/// @param gathering what is in hand
/// @param selection what is selected
/// @param speech the words at the moment, sides and pieces by their names
/// @param digest opens a rule
public record Seat(
    BattleModel model,
    Gathering gathering,
    Selection selection,
    Supplier<Texts> speech,
    Consumer<RuleId> digest) {
  /// The words at the moment.
  public Texts texts() {
    return speech.get();
  }

  /// A sentence of the table's own.
  String say(String key) {
    return texts().say(Phrase.of(key));
  }

  /// A sentence.
  String say(Phrase phrase) {
    return texts().say(phrase);
  }
}
