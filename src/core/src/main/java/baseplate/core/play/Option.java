package baseplate.core.play;

import baseplate.core.Command;
import baseplate.core.words.Phrase;

/// Something that the side to act may do.
public sealed interface Option {
  /// What players read.
  Phrase label();

  /// A finished command.
  ///
  /// @param label what players read
  /// @param command the command
  record Ready(Phrase label, Command command) implements Option {}

  /// A command that needs picks.
  ///
  /// @param label what players read
  /// @param draft the command so far
  /// @param pick what it needs next
  record Drafted(Phrase label, Draft draft, Pick pick) implements Option {}
}
