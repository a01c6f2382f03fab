package baseplate.core;

import baseplate.core.input.Input;
import baseplate.core.input.Outcomes;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Where the judging of a command begins, before any rule is asked.
public sealed interface Beginning {

  /// At a step.
  ///
  /// @param step the first step to judge
  /// @param inputs the inputs that it has had
  record At(Step step, List<Input> inputs) implements Beginning {
    public At {
      inputs = List.copyOf(inputs);
    }
  }

  /// Nowhere: the command makes no sense in this battle.
  ///
  /// @param refusal why
  record Nowhere(Refusal refusal) implements Beginning {}

  /// Where the judging of a command begins. Of an answer: at the step that waits for it.
  ///
  /// @param sides how many sides the battle has
  static Beginning of(Battle battle, Command command, int sides) {
    if (battle.ending().isPresent()) {
      return nowhere("core.refusal.over");
    }
    return switch (command) {
      case Command.Answer answer -> answered(battle, answer.input());
      case Command.ByStop stop -> answered(battle, stop.answer());
      case Command.Undo _, Command.Redo _, Command.TakeBack _, Command.SetStop _ ->
          nowhere("core.refusal.history");
      case Command.Surrender(SideId side) ->
          SideId.unknown(side, sides)
              .<Beginning>map(Nowhere::new)
              .orElseGet(() -> opened(battle, side, command));
      case Command.OfferDraw(SideId side) ->
          SideId.unknown(side, sides)
              .<Beginning>map(Nowhere::new)
              .orElseGet(() -> fresh(battle, side, command));
      case Command.Override override ->
          override.command() instanceof RulesCommand
              ? fresh(battle, null, command)
              : nowhere("core.refusal.override");
      case RulesCommand _ -> fresh(battle, null, command);
    };
  }

  private static Beginning fresh(Battle battle, @Nullable SideId by, Command command) {
    return battle.pending().isPresent()
        ? nowhere("core.refusal.pending")
        : opened(battle, by, command);
  }

  private static Beginning opened(Battle battle, @Nullable SideId by, Command command) {
    return new At(new Step.Opening(by == null ? battle.toAct() : by, command), List.of());
  }

  private static Beginning answered(Battle battle, Input input) {
    Optional<Pending> waiting = battle.pending();
    if (waiting.isEmpty()) {
      return nowhere("core.refusal.nothing-asked");
    }
    Pending pending = waiting.get();
    if (pending.step() instanceof Step.TakingBack) {
      return nowhere("core.refusal.history");
    }
    Optional<Phrase> unfit = Outcomes.unfit(pending.awaited(), input);
    if (unfit.isPresent()) {
      return new Nowhere(Refusal.byStructure(unfit.get()));
    }
    List<Input> inputs = new ArrayList<>(pending.inputs());
    inputs.add(input);
    return new At(pending.step(), inputs);
  }

  private static Beginning nowhere(String key) {
    return new Nowhere(Refusal.byStructure(Phrase.of(key)));
  }
}
