package baseplate.core.input;

import baseplate.core.words.Phrase;
import java.util.Optional;

/// Reads the outcome of a request from an input.
public final class Outcomes {
  private Outcomes() {}

  /// The outcome; throws IllegalArgumentException when the input does not fit the request.
  public static int of(Request request, Input input) {
    if (input instanceof Input.Outcome(int value)) {
      return value;
    }
    throw new IllegalArgumentException("does not fit: " + request + " " + input);
  }

  /// Why the input does not fit the request; empty where it does.
  public static Optional<Phrase> unfit(Request request, Input input) {
    return Optional.empty();
  }
}
