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

/// Walks everything that can come of a step: within a step it is judged again with each outcome of
/// what it asks, between steps equal battles with equal next steps become one.
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
    for (int asked = 0; !level.isEmpty() && refusal == null; asked++) {
      open = new ArrayList<>();
      if (!isLeftOff(level, asked)) {
        level.forEach(this::judge);
      }
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
    switch (judge.step(node.battle(), node.step(), branch.inputs(), Inputs.NONE)) {
      case Stage.Settled settled -> settle(settled, branch.chance());
      case Stage.Waiting waiting -> fork(branch, waiting.request());
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

  private void fork(Branch branch, Request request) {
    if (request instanceof Request.Ask ask) {
      choices++;
      open.add(branch.with(chooser.choose(branch.node(), branch.inputs(), ask), Fraction.ONE));
      return;
    }
    Distribution distribution = distributions.of(request).orElseThrow(Exhausted::new);
    for (Distribution.Case each : distribution.cases()) {
      open.add(branch.with(each.outcome(), each.chance()));
    }
    residual = residual.plus(branch.chance().times(distribution.residual()));
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
