package baseplate.core.odds;

import baseplate.core.Battle;
import baseplate.core.Judge;
import baseplate.core.Refusal;
import baseplate.core.Stage;
import baseplate.core.dice.Seed;
import baseplate.core.dice.SeededDice;
import baseplate.core.dice.Stream;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Plays a step and all that follows many times with dice of its own, and counts where it ends.
final class Sampler {
  private final Judge judge;
  private final Chooser chooser;
  private final Meter meter;
  private final SeededDice dice;
  private final Map<Battle, Integer> ends = new LinkedHashMap<>();
  private @Nullable Refusal refusal;
  private int samples;
  private long choices;

  Sampler(Judge judge, Chooser chooser, Meter meter, Seed seed) {
    this.judge = judge;
    this.chooser = chooser;
    this.meter = meter;
    this.dice = SeededDice.ofStream(seed, Stream.SAMPLING, 0);
  }

  /// Samples as often as wanted or until the budget is used up; a sample that is not finished then
  /// does not count.
  void from(Node node, List<Input> inputs, int wanted) {
    try {
      while (samples < wanted && refusal == null) {
        play(node, inputs);
      }
    } catch (Exhausted _) {
      // what is finished counts
    }
  }

  private void play(Node first, List<Input> earlier) {
    Node node = first;
    List<Input> inputs = earlier;
    while (true) {
      meter.spend(inputs.size());
      switch (judge.step(node.battle(), node.step(), inputs, dice)) {
        case Stage.Waiting waiting -> inputs = chosen(node, waiting);
        case Stage.Stopped stopped -> {
          refusal = stopped.refusal();
          return;
        }
        case Stage.Settled settled -> {
          if (settled.next().isEmpty()) {
            ends.merge(settled.after(), 1, Integer::sum);
            samples++;
            return;
          }
          node = new Node(settled.after(), settled.next().get());
          inputs = List.of();
        }
      }
    }
  }

  private List<Input> chosen(Node node, Stage.Waiting waiting) {
    choices++;
    Request.Ask ask = (Request.Ask) waiting.request();
    return Branch.plus(waiting.used(), chooser.choose(node, waiting.used(), ask));
  }

  /// How often each battle came, in the order in which they first came.
  Map<Battle, Integer> ends() {
    return ends;
  }

  /// How many samples are finished.
  int samples() {
    return samples;
  }

  /// How many choices were answered.
  long choices() {
    return choices;
  }

  /// Why nothing can come of it.
  Optional<Refusal> refusal() {
    return Optional.ofNullable(refusal);
  }
}
