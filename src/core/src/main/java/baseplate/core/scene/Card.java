package baseplate.core.scene;

import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What is to be known of a piece, as a card beside the table tells it.
///
/// @param title its name
/// @param subtitle how it stands, in short
/// @param facts its numbers and qualities, in order
public record Card(Phrase title, Phrase subtitle, List<Fact> facts) {
  public Card {
    facts = List.copyOf(facts);
  }

  /// A line of a card.
  ///
  /// @param what is told
  /// @param value what it is
  /// @param rule where the rulebook says so, null where it is the piece's own data
  public record Fact(Phrase what, Phrase value, @Nullable RuleId rule) {
    /// A line of the piece's own data.
    public Fact(Phrase what, Phrase value) {
      this(what, value, null);
    }

    /// Where the rulebook says so.
    public Optional<RuleId> cited() {
      return Optional.ofNullable(rule);
    }
  }
}
