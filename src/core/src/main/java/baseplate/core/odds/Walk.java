package baseplate.core.odds;

import baseplate.core.Battle;
import baseplate.core.Judge;
import baseplate.core.Refusal;
import baseplate.core.Stage;
import baseplate.core.input.Distribution;
import baseplate.core.input.Distributions;
import baseplate.core.input.Fraction;
import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.input.Request;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Walks everything that can come of a step: within a step it is judged once for each row of
/// outcomes of what it asks, between steps equal battles with equal next steps become one.
final class Walk {
  /// From this depth on, what is nearly impossible is left off; rules that say "roll again on a
  /// tie" would never end otherwise.
  private static final int DEEP = 64;

  private static final Fraction NEARLY_NOTHING = Fraction.of(1, 1_000_000_000_000L);

  private final Judge judge;
  private final Distributions distributions;
  private final Chooser chooser;
  private final Meter meter;
  private final Map<Battle, Fraction> ends = new LinkedHashMap<>();
  private Map<Node, Fraction> following = new LinkedHashMap<>();
  private List<Branch> open = new ArrayList<>();
  private Fraction residual = Fraction.ZERO;
  private @Nullable Refusal refusal;
  private long choices;

  Walk(Judge judge, Distributions distributions, Chooser chooser, Meter meter) {
    this.judge = judge;
    this.distributions = distributions;
    this.chooser = chooser;
    this.meter = meter;
  }

  /// Walks all; throws [Exhausted].
  void from(Node node, List<Input> inputs) {
    finish(List.of(new Branch(node, inputs, Fraction.ONE)));
    for (int steps = 1; !following.isEmpty() && refusal == null; steps++) {
      Map<Node, Fraction> layer = following;
      following = new LinkedHashMap<>();
      List<Branch> begun = new ArrayList<>(layer.size());
      layer.forEach((next, chance) -> begun.add(new Branch(next, List.of(), chance)));
      if (!isLeftOff(begun, steps)) {
        finish(begun);
      }
    }
  }

  /// Carries branches on to the ends of their steps.
  private void finish(List<Branch> begun) {
    List<Branch> level = begun;
    while (!level.isEmpty() && refusal == null) {
      open = new ArrayList<>();
      List<Branch> deep = level.stream().filter(branch -> branch.inputs().size() >= DEEP).toList();
      if (!deep.isEmpty() && isLeftOff(deep, DEEP)) {
        level = level.stream().filter(branch -> branch.inputs().size() < DEEP).toList();
      }
      level.forEach(this::judge);
      level = open;
    }
  }

  private boolean isLeftOff(List<Branch> branches, int depth) {
    if (depth < DEEP) {
      return false;
    }
    Fraction all = residual;
    for (Branch branch : branches) {
      all = all.plus(branch.chance());
    }
    boolean nearlyNothing = all.compareTo(NEARLY_NOTHING) < 0;
    if (nearlyNothing) {
      residual = all;
    }
    return nearlyNothing;
  }

  private void judge(Branch branch) {
    meter.spend(branch.inputs().size());
    Node node = branch.node();
    Scout scout = new Scout(branch);
    switch (judge.step(node.battle(), node.step(), branch.inputs(), scout)) {
      case Stage.Settled settled -> settle(settled, scout.at.chance());
      case Stage.Waiting _ -> open.add(scout.at);
      case Stage.Stopped stopped -> refusal = stopped.refusal();
    }
  }

  private void settle(Stage.Settled settled, Fraction chance) {
    if (settled.next().isPresent()) {
      Node next = new Node(settled.after(), settled.next().get());
      following.merge(next, chance, Fraction::plus);
    } else {
      ends.merge(settled.after(), chance, Fraction::plus);
    }
  }

  /// Goes on with the first outcome of whatever is asked, and leaves a branch for each other one,
  /// so that nothing is judged only to learn what it asks.
  private final class Scout implements Inputs {
    private Branch at;
    private int asked;

    Scout(Branch from) {
      this.at = from;
    }

    @Override
    public Optional<Input> next(Request request) {
      if (++asked > DEEP) {
        return Optional.empty();
      }
      at = request instanceof Request.Ask ask ? chosen(ask) : forked(request);
      return Optional.of(at.inputs().getLast());
    }

    private Branch chosen(Request.Ask ask) {
      choices++;
      return at.with(chooser.choose(at.node(), at.inputs(), ask), Fraction.ONE);
    }

    private Branch forked(Request request) {
      Distribution distribution = distributions.of(request).orElseThrow(Exhausted::new);
      List<Distribution.Case> cases = distribution.cases();
      for (Distribution.Case other : cases.subList(1, cases.size())) {
        open.add(at.with(other.outcome(), other.chance()));
      }
      residual = residual.plus(at.chance().times(distribution.residual()));
      return at.with(cases.getFirst().outcome(), cases.getFirst().chance());
    }
  }

  /// The battles that it can come to, with their chances, in the order in which they were found.
  Map<Battle, Fraction> ends() {
    return ends;
  }

  /// What was left off.
  Fraction residual() {
    return residual;
  }

  /// Why nothing can come of it.
  Optional<Refusal> refusal() {
    return Optional.ofNullable(refusal);
  }

  /// How many choices were answered.
  long choices() {
    return choices;
  }
}
