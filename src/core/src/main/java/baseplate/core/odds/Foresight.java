package baseplate.core.odds;

import baseplate.core.Battle;
import baseplate.core.Judge;
import baseplate.core.SideId;
import baseplate.core.Stage;
import baseplate.core.input.Distribution;
import baseplate.core.input.Distributions;
import baseplate.core.input.Fraction;
import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.input.Request;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Takes the option from which the worth to expect is greatest or least, exactly, everything that
/// follows reckoned in the same way.
final class Foresight implements Chooser {
  private static final int DEEPEST = 500;

  private final Judge judge;
  private final Distributions distributions;
  private final Intention.Reckoned intention;
  private final Meter meter;
  private final Map<Node, Fraction> known = new HashMap<>();
  private int depth;

  Foresight(Judge judge, Distributions distributions, Intention.Reckoned intention, Meter meter) {
    this.judge = judge;
    this.distributions = distributions;
    this.intention = intention;
    this.meter = meter;
  }

  @Override
  public int choose(Node node, List<Input> inputs, Request.Ask ask) {
    int best = 0;
    Fraction most = worth(node, Branch.plus(inputs, 0));
    for (int option = 1; option < ask.options().size(); option++) {
      Fraction worth = worth(node, Branch.plus(inputs, option));
      int better = worth.compareTo(most);
      if (wantsMost(ask.side()) ? better > 0 : better < 0) {
        best = option;
        most = worth;
      }
    }
    return best;
  }

  private boolean wantsMost(SideId asked) {
    return switch (intention.aim()) {
      case BEST -> true;
      case WORST -> false;
      case RIVALS -> asked.equals(intention.side());
    };
  }

  /// What can be expected of a step under way; throws [Exhausted], also where it goes too deep, as
  /// when it never ends.
  private Fraction worth(Node node, List<Input> inputs) {
    meter.spend(inputs.size());
    if (++depth > DEEPEST) {
      throw new Exhausted();
    }
    Stage stage = judge.step(node.battle(), node.step(), inputs, Inputs.NONE);
    Fraction worth =
        switch (stage) {
          case Stage.Settled settled -> settled(settled);
          case Stage.Waiting waiting -> forked(node, inputs, waiting.request());
          case Stage.Stopped _ -> Fraction.ZERO;
        };
    depth--;
    return worth;
  }

  private Fraction settled(Stage.Settled settled) {
    return settled
        .next()
        .map(step -> begun(new Node(settled.after(), step)))
        .orElseGet(() -> worth(settled.after()));
  }

  private Fraction worth(Battle end) {
    return Fraction.of(intention.worth().of(end, intention.side()), 1);
  }

  private Fraction begun(Node node) {
    Fraction before = known.get(node);
    if (before != null) {
      return before;
    }
    Fraction worth = worth(node, List.of());
    known.put(node, worth);
    return worth;
  }

  private Fraction forked(Node node, List<Input> inputs, Request request) {
    if (request instanceof Request.Ask ask) {
      return worth(node, Branch.plus(inputs, choose(node, inputs, ask)));
    }
    Distribution distribution = distributions.of(request).orElseThrow(Exhausted::new);
    Fraction sum = Fraction.ZERO;
    for (Distribution.Case each : distribution.cases()) {
      sum = sum.plus(each.chance().times(worth(node, Branch.plus(inputs, each.outcome()))));
    }
    return sum.reduced();
  }
}
