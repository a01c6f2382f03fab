package baseplate.table.play;

import baseplate.core.Refusal;
import baseplate.core.Verdict;
import baseplate.core.input.Given;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What came of the last command.
///
/// @param given the rolls, cards and answers that it used
/// @param findings rulings and reckonings
/// @param refusal why it was not carried out, null where it was
public record Told(List<Given> given, Verdict.Findings findings, @Nullable Refusal refusal) {
  /// Before any command.
  public static final Told NOTHING = new Told(List.of(), Verdict.Findings.NONE, null);

  public Told {
    given = List.copyOf(given);
  }

  /// Why it was not carried out.
  public Optional<Refusal> whyNot() {
    return Optional.ofNullable(refusal);
  }
}
