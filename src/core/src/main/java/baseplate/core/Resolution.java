package baseplate.core;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a ruleset says of a command or a step.
public sealed interface Resolution {

  /// It happened.
  ///
  /// @param events what happened, in order
  /// @param following the step that follows at once, null when none does
  record Done(List<Event> events, @Nullable Step following) implements Resolution {
    public Done {
      events = List.copyOf(events);
    }

    /// The step that follows at once.
    public Optional<Step> next() {
      return Optional.ofNullable(following);
    }
  }

  /// It is not carried out; the reasons stand in the [Hearing].
  record NotDone() implements Resolution {}

  /// It happened and nothing follows.
  static Resolution done(List<Event> events) {
    return new Done(events, null);
  }

  /// It happened and a step follows.
  static Resolution then(List<Event> events, Step next) {
    return new Done(events, next);
  }

  /// It is not carried out.
  static Resolution notDone() {
    return NOT_DONE;
  }

  /// The one refusal.
  Resolution NOT_DONE = new NotDone();
}
