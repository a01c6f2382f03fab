package baseplate.core.journal;

import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What was found when a record was checked and judged again.
///
/// @param entries how many entries were read
/// @param fault the first line that is not as it was written, null when all are: links, faces from
///   the seed, events that fit, digests of the battle
/// @param difference the first entry that the rules of today judge otherwise, null when none
/// @param dice what was checked of the faces
public record Verification(
    int entries, @Nullable Fault fault, @Nullable Difference difference, Faces dice) {
  /// What was checked of the faces.
  public enum Faces {
    /// Each came from the seed.
    FROM_THE_SEED,
    /// Players typed them: they were possible, no more is known.
    TYPED,
    /// Nothing: the header cannot be read.
    UNKNOWN
  }

  /// A line that is not as it was written.
  ///
  /// @param line from 1, the header's line; entry n stands in line n + 1
  /// @param reason what is wrong with it
  public record Fault(int line, Phrase reason) {}

  /// An entry that the rules of today judge otherwise.
  ///
  /// @param entry its number
  /// @param reason in what it differs
  /// @param rules the rules that say so, where it is known
  public record Difference(int entry, Phrase reason, List<RuleId> rules) {
    public Difference {
      rules = List.copyOf(rules);
    }

    /// Its line in a file.
    public int line() {
      return entry + 1;
    }
  }

  /// A record whose header is not as it was written, so that nothing after it can be judged.
  public static Verification ofHeader(Phrase reason) {
    return new Verification(
        0,
        new Fault(1, reason),
        new Difference(0, Phrase.of("core.verify.unfollowed"), List.of()),
        Faces.UNKNOWN);
  }

  /// Whether every line is as it was written.
  public boolean intact() {
    return fault == null;
  }

  /// Whether the rules of today judge every entry as they did.
  public boolean sameToday() {
    return difference == null;
  }

  /// Both.
  public boolean valid() {
    return intact() && sameToday();
  }

  /// The first line with anything wrong.
  public Optional<Fault> firstBad() {
    if (fault == null && difference == null) {
      return Optional.empty();
    }
    if (difference == null || fault != null && fault.line() <= difference.line()) {
      return Optional.ofNullable(fault);
    }
    return Optional.of(new Fault(difference.line(), difference.reason()));
  }
}
