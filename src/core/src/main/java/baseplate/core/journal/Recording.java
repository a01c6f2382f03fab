package baseplate.core.journal;

import baseplate.core.input.Given;
import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.input.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Inputs that remember what was asked and given.
final class Recording implements Inputs {
  private final Inputs from;
  private final List<Given> given = new ArrayList<>(2);

  Recording(Inputs from) {
    this.from = from;
  }

  @Override
  public Optional<Input> next(Request request) {
    Optional<Input> input = from.next(request);
    input.ifPresent(some -> given.add(new Given(request, some)));
    return input;
  }

  List<Given> given() {
    return given;
  }
}
