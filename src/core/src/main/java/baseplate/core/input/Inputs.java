package baseplate.core.input;

import java.util.Optional;

/// Where inputs come from: seeded dice, players, a file, an enumerator. Who answers decides which
/// of the five readings of the rules it is.
public interface Inputs {
  /// The next input for the request, or empty when it is not there yet.
  Optional<Input> next(Request request);

  /// Nothing is answered: every request waits.
  Inputs NONE = request -> Optional.empty();
}
