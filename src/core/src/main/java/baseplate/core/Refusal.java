package baseplate.core;

import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Why a command is not carried out. A result, not an error.
///
/// @param kind whether enforcement may waive it
/// @param rules the rules that forbid it; empty for structure
/// @param reason the sentence with the numbers
/// @param nearest the amended command that would be accepted, null where none makes sense
public record Refusal(Kind kind, List<RuleId> rules, Phrase reason, @Nullable Command nearest) {
  /// What a refusal is about.
  public enum Kind {
    /// A rule of the book; may be waived.
    RULE,
    /// The shape of the battle: unknown ids, another's turn; never waived.
    STRUCTURE
  }

  public Refusal {
    rules = List.copyOf(rules);
  }

  /// A rule forbids it.
  public static Refusal byRule(RuleId rule, Phrase reason) {
    return new Refusal(Kind.RULE, List.of(rule), reason, null);
  }

  /// It makes no sense in this battle.
  public static Refusal byStructure(Phrase reason) {
    return new Refusal(Kind.STRUCTURE, List.of(), reason, null);
  }

  /// The same with the amended command that would be accepted.
  public Refusal withNearest(Command command) {
    return new Refusal(kind, rules, reason, command);
  }

  /// The amended command that would be accepted.
  public Optional<Command> amended() {
    return Optional.ofNullable(nearest);
  }
}
