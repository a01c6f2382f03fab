package baseplate.core;

import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A line of a [Reckoning].
///
/// @param what what is added
/// @param rule the rule that adds it, null for what stands on the piece's card
/// @param value how much, negative to take away
public record Amount(Phrase what, @Nullable RuleId rule, BigDecimal value) {
  /// The rule that adds it; empty for what stands on the piece's card.
  public Optional<RuleId> cited() {
    return Optional.ofNullable(rule);
  }
}
