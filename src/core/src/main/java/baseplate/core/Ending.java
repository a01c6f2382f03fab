package baseplate.core;

import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How a battle ended.
///
/// @param winner the side that won, null for a draw
/// @param rule the rule that ended it
/// @param how the sentence that says so
public record Ending(@Nullable SideId winner, RuleId rule, Phrase how) {
  /// The side that won; empty for a draw.
  public Optional<SideId> won() {
    return Optional.ofNullable(winner);
  }
}
