package baseplate.core;

import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A rule applied: citation, subject, effect.
///
/// @param rule the rule
/// @param subject the piece, side or thing it was applied to
/// @param effect what followed
/// @param agreement the key of the table agreement that decided, null where none did
public record Ruling(RuleId rule, String subject, Phrase effect, @Nullable String agreement) {
  /// A ruling that no agreement decided.
  public Ruling(RuleId rule, String subject, Phrase effect) {
    this(rule, subject, effect, null);
  }

  /// The key of the table agreement that decided.
  public Optional<String> decidedBy() {
    return Optional.ofNullable(agreement);
  }
}
