package baseplate.table.play;

import baseplate.core.Command;
import baseplate.core.Pending;
import baseplate.core.input.Given;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Seen;
import java.util.ArrayList;
import java.util.List;

/// The rolls of an entry. Faces that were typed stand in the answer itself, the others beside the
/// command that used them.
final class Rolls {
  private Rolls() {}

  /// Those that may be known of an entry, in their order.
  ///
  /// @param seen what may be known of it
  static List<Given> of(Journal journal, Entry entry, Seen seen) {
    List<Given> rolls = new ArrayList<>();
    if (seen.happening().wish() instanceof Command.Answer(Input.Faces typed)) {
      journal
          .battleAfter(entry.number() - 1)
          .pending()
          .map(Pending::awaited)
          .ifPresent(asked -> rolls.add(new Given(asked, typed)));
    }
    seen.happening().given().stream()
        .filter(given -> given.asked() instanceof Request.Roll)
        .forEach(rolls::add);
    return List.copyOf(rolls);
  }
}
