package baseplate.table.panel;

import baseplate.core.Command;
import baseplate.core.words.Phrase;

/// How the log tells the commands that mean the same in every ruleset.
final class LogPhrases {
  private LogPhrases() {}

  static Phrase of(Command.Core command) {
    return switch (command) {
      case Command.Answer _ -> Phrase.of("table.log.answer");
      case Command.ByStop _ -> Phrase.of("table.log.by-stop");
      case Command.Undo _ -> Phrase.of("table.log.undo");
      case Command.Redo _ -> Phrase.of("table.log.redo");
      case Command.TakeBack(int entry) -> Phrase.of("table.log.take-back", "entry", entry);
      case Command.Override override ->
          Phrase.of("table.log.override", "reason", override.reason());
      case Command.Surrender _ -> Phrase.of("table.log.surrender");
      case Command.OfferDraw _ -> Phrase.of("table.log.draw");
      case Command.SetStop _ -> Phrase.of("table.log.stop");
    };
  }
}
