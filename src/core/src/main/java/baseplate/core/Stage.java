package baseplate.core;

import baseplate.core.input.Input;
import baseplate.core.input.Request;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What became of one step of a resolution.
public sealed interface Stage {

  /// The step happened.
  ///
  /// @param after the battle after it
  /// @param events what happened in it
  /// @param following the step that follows, null when none does
  record Settled(Battle after, List<Event> events, @Nullable Step following) implements Stage {
    /// The step that follows.
    public Optional<Step> next() {
      return Optional.ofNullable(following);
    }
  }

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
