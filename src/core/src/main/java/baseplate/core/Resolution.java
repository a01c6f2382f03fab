package baseplate.core;

import java.util.List;
import java.util.Optional;

/// What a ruleset says of a command or a step.
public sealed interface Resolution {

  /// It happened.
  ///
  /// @param events what happened, in order
  /// @param next the step that follows at once
  record Done(List<Event> events, Optional<Step> next) implements Resolution {
    public Done {
      events = List.copyOf(events);
    }
  }

  /// It is not carried out; the reasons stand in the [Hearing].
  record NotDone() implements Resolution {}

  /// It happened and nothing follows.
  static Resolution done(List<Event> events) {
    return new Done(events, Optional.empty());
  }

  /// It happened and a step follows.
  static Resolution then(List<Event> events, Step next) {
    return new Done(events, Optional.of(next));
  }

  /// It is not carried out.
  static Resolution notDone() {
    return NOT_DONE;
  }

  /// The one refusal.
  Resolution NOT_DONE = new NotDone();
}
