package baseplate.core.odds;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.Judge;
import baseplate.core.Pending;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.play.Advisor;
import java.util.List;

/// Answers choices met on the way.
interface Chooser {
  /// The position of the option taken.
  ///
  /// @param node where the step began that asks
  /// @param inputs the inputs that it has had
  /// @param ask what it asks
  int choose(Node node, List<Input> inputs, Request.Ask ask);

  /// The first option, always.
  static Chooser declining() {
    return (_, _, _) -> 0;
  }

  /// What an advisor takes, who is shown no more than the asked side sees.
  static Chooser advised(Judge judge, Advisor advisor) {
    return (node, inputs, ask) -> {
      Pending pending = new Pending(node.step(), inputs, ask);
      Battle asking = node.battle().after(new Event.PendingChanged(pending));
      return advisor.choose(judge.rules().seenBy(asking, ask.side()), ask);
    };
  }
}
