package baseplate.core.odds;

import baseplate.core.input.Fraction;
import baseplate.core.input.Input;
import java.util.ArrayList;
import java.util.List;

/// A step under way.
///
/// @param node where it began
/// @param inputs the inputs that it has had
/// @param chance how likely it is that it comes so far
record Branch(Node node, List<Input> inputs, Fraction chance) {
  /// One input further on.
  Branch with(int outcome, Fraction share) {
    return new Branch(node, plus(inputs, outcome), chance.times(share));
  }

  /// The same inputs and one more.
  static List<Input> plus(List<Input> inputs, int outcome) {
    List<Input> more = new ArrayList<>(inputs.size() + 1);
    more.addAll(inputs);
    more.add(new Input.Outcome(outcome));
    return more;
  }
}
