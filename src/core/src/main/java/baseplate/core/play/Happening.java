package baseplate.core.play;

import baseplate.core.Command;
import baseplate.core.Event;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.input.Given;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A command that was carried out and what came of it: whole, or as far as one side may know it.
///
/// It holds no digest: one over hidden cards could be found again by trying them all.
///
/// @param by who gave the command
/// @param wish what was wanted, null where that is not to be known
/// @param given the rolls, cards and answers that it used
/// @param events what happened
/// @param findings rulings and reckonings where they were built, and waived refusals
public record Happening(
    SideId by,
    @Nullable Command wish,
    List<Given> given,
    List<Event> events,
    Verdict.Findings findings) {
  public Happening {
    given = List.copyOf(given);
    events = List.copyOf(events);
  }

  /// Of which nothing is known but that the side did something.
  public static Happening unseen(SideId by) {
    return new Happening(by, null, List.of(), List.of(), Verdict.Findings.NONE);
  }

  /// What was wanted, as far as it is known.
  public Optional<Command> command() {
    return Optional.ofNullable(wish);
  }

  /// The same with another wish.
  public Happening wishing(@Nullable Command other) {
    return new Happening(by, other, given, events, findings);
  }
}
