package baseplate.core.play;

import baseplate.core.input.Request;

/// Answers choices in somebody's place.
@FunctionalInterface
public interface Advisor {
  /// The position of the option that it would take; pure.
  ///
  /// @param view what the asked side sees, the choice pending
  /// @param ask what is asked
  int choose(View view, Request.Ask ask);
}
