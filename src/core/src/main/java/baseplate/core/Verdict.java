package baseplate.core;

import baseplate.core.input.Input;
import baseplate.core.input.Request;
import java.util.List;

/// What the judge says of a command.
public sealed interface Verdict {

  /// It is carried out.
  ///
  /// @param after the battle afterwards
  /// @param events what happened
  /// @param inputs the inputs used, in the order asked, those of earlier answers left out
  /// @param findings rulings, reckonings and waived refusals
  record Accepted(Battle after, List<Event> events, List<Input> inputs, Findings findings)
      implements Verdict {
    public Accepted {
      events = List.copyOf(events);
      inputs = List.copyOf(inputs);
    }
  }

  /// It waits for an input; what happened so far stands, and the battle holds what is pending.
  ///
  /// @param request what is asked
  /// @param after the battle now, with the resolution pending
  /// @param events what happened so far, that the resolution waits among them
  /// @param inputs the inputs used so far by this command, or by this answer beside itself
  /// @param findings rulings, reckonings and waived refusals so far
  record Awaiting(
      Request request, Battle after, List<Event> events, List<Input> inputs, Findings findings)
      implements Verdict {
    public Awaiting {
      events = List.copyOf(events);
      inputs = List.copyOf(inputs);
    }
  }

  /// It is not carried out; nothing changes.
  ///
  /// @param refusal why
  /// @param findings rulings and reckonings that led there
  record Refused(Refusal refusal, Findings findings) implements Verdict {}

  /// What judging left behind for people to read; empty lists where evidence was off.
  ///
  /// @param rulings rules applied
  /// @param reckonings numbers and how they came about
  /// @param waived refusals that enforcement or a referee let pass; kept with evidence off too
  record Findings(List<Ruling> rulings, List<Reckoning> reckonings, List<Refusal> waived) {
    /// Nothing.
    public static final Findings NONE = new Findings(List.of(), List.of(), List.of());

    public Findings {
      rulings = List.copyOf(rulings);
      reckonings = List.copyOf(reckonings);
      waived = List.copyOf(waived);
    }
  }
}
