package baseplate.core.input;

import baseplate.core.words.Phrase;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Inputs that are known beforehand, as a file or a test holds them: given out in their order, to
/// be used up exactly.
///
/// Where they run out, requests wait. Where the next one does not fit what is asked, it is not
/// given out, and everything waits from there on. One use, on one thread.
public final class Script implements Inputs {
  private final List<Input> inputs;
  private int used;
  private @Nullable Phrase misfit;

  /// @param inputs in the order in which they are to be asked for
  public Script(List<? extends Input> inputs) {
    this.inputs = List.copyOf(inputs);
  }

  @Override
  public Optional<Input> next(Request request) {
    if (misfit != null || used == inputs.size()) {
      return Optional.empty();
    }
    Input input = inputs.get(used);
    if (!(input instanceof Input.Outcome)) {
      misfit = Outcomes.unfit(request, input).orElse(null);
    }
    if (misfit != null) {
      return Optional.empty();
    }
    used++;
    return Optional.of(input);
  }

  /// Those that nobody has asked for, in order.
  public List<Input> left() {
    return inputs.subList(used, inputs.size());
  }

  /// Why the first of those left does not fit what was asked; empty where all fitted.
  public Optional<Phrase> misfit() {
    return Optional.ofNullable(misfit);
  }
}
