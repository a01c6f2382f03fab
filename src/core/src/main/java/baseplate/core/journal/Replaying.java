package baseplate.core.journal;

import baseplate.core.input.Given;
import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.input.Request;
import java.util.List;
import java.util.Optional;

/// Inputs out of a record: each request must be the one that was asked then.
final class Replaying implements Inputs {
  private final List<Given> given;
  private int used;
  private boolean astray;

  Replaying(List<Given> given) {
    this.given = given;
  }

  @Override
  public Optional<Input> next(Request request) {
    if (used == given.size()) {
      return Optional.empty();
    }
    Given next = given.get(used);
    if (!next.asked().equals(request)) {
      astray = true;
      return Optional.empty();
    }
    used++;
    return Optional.of(next.input());
  }

  /// Whether everything was asked for again, and nothing else while something was left.
  boolean isUsedUp() {
    return used == given.size() && !astray;
  }
}
