package baseplate.core;

import baseplate.core.input.Input;
import baseplate.core.input.Request;
import java.util.List;

/// A resolution that waits for an input: its step, the inputs that it has had, and what it asks.
///
/// When the input comes, the step is judged again from its first line.
///
/// @param step what is being judged
/// @param inputs the inputs so far, in the order asked
/// @param awaited what is asked now
public record Pending(Step step, List<Input> inputs, Request awaited) {
  public Pending {
    inputs = List.copyOf(inputs);
  }
}
