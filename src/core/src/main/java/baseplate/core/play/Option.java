package baseplate.core.play;

import baseplate.core.Command;
import baseplate.core.PieceId;
import baseplate.core.words.Phrase;
import java.util.List;

/// Something that the side to act may do.
public sealed interface Option {
  /// What players read.
  Phrase label();

  /// The pieces that it is about: first the one that acts, then the one that it acts on; empty
  /// where it is about none, or about any that a pick still leaves open. A table offers it at them.
  List<PieceId> about();

  /// A finished command.
  ///
  /// @param label what players read
  /// @param command the command
  /// @param about the pieces that it is about
  record Ready(Phrase label, Command command, List<PieceId> about) implements Option {
    public Ready {
      about = List.copyOf(about);
    }

    /// A finished command about no piece.
    public Ready(Phrase label, Command command) {
      this(label, command, List.of());
    }
  }

  /// A command that needs picks.
  ///
  /// @param label what players read
  /// @param draft the command so far
  /// @param pick what it needs next
  record Drafted(Phrase label, Draft draft, Pick pick) implements Option {
    /// The pieces picked so far.
    @Override
    public List<PieceId> about() {
      return draft.picked().stream()
          .filter(Picked.Piece.class::isInstance)
          .map(picked -> ((Picked.Piece) picked).piece())
          .toList();
    }
  }
}
