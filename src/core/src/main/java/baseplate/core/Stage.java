package baseplate.core;

import baseplate.core.input.Input;
import baseplate.core.input.Request;
import java.util.List;
import java.util.Optional;

/// What became of one step of a resolution.
public sealed interface Stage {

  /// The step happened.
  ///
  /// @param after the battle after it
  /// @param events what happened in it
  /// @param next the step that follows
  record Settled(Battle after, List<Event> events, Optional<Step> next) implements Stage {}

  /// The step waits; nothing of it has happened.
  ///
  /// @param request what is asked
  /// @param used the inputs that it has had
  record Waiting(Request request, List<Input> used) implements Stage {}

  /// The step is refused.
  ///
  /// @param refusal why
  record Stopped(Refusal refusal) implements Stage {}
}
