package baseplate.microbrickbattle;

import baseplate.core.Command;
import baseplate.core.PieceId;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.play.Chance;
import baseplate.core.play.Forecast;
import baseplate.core.play.Option;
import baseplate.core.play.Outlook;
import baseplate.core.play.Player;
import baseplate.core.play.View;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Takes what is best at the moment: each unit goes where its best shot is worth most against what
/// it risks, and shoots at what it most likely takes most from.
final class Greedy implements Player {
  /// A battle that nobody ends is given up after so many rounds.
  static final int PATIENCE = 200;

  private final Valuing valuing;
  private final GreedyMoves moves;

  Greedy(Setting setting, Sighting sighting) {
    this.valuing = new Valuing(setting, sighting);
    this.moves = new GreedyMoves(setting, valuing);
  }

  @Override
  public String name() {
    return "greedy";
  }

  @Override
  public Command choose(Outlook outlook, Chance stream) {
    View view = outlook.view();
    if (view.pending().isPresent()) {
      return answer(view.pending().get().awaited());
    }
    if (view.clock().round() > PATIENCE) {
      return new Command.Surrender(null);
    }
    return sound(outlook, wish(outlook, view, stream));
  }

  private static Command answer(Request request) {
    return request instanceof Request.Ask ask
        ? new Command.Answer(new Input.Chosen(ask.options().getFirst().id()))
        : new Command.Surrender(null);
  }

  private Command wish(Outlook outlook, View view, Chance stream) {
    return switch (Phase.of(view.clock())) {
      case SET_UP, DEPLOYMENT -> prepare(outlook.options(), stream);
      case MOVEMENT -> move(outlook, view, stream);
      case DECLARATION -> declare(outlook, view);
      case SHOOTING ->
          BattleState.of(view).shots().isEmpty()
              ? new UnitCommand.EndPhase()
              : new UnitCommand.Shoot(UnitCommand.Count.NEXT);
    };
  }

  /// Lets rolls lay out and deploy.
  private static Command prepare(List<Option> options, Chance stream) {
    return ready(options)
        .filter(Greedy::isLeftToRoll)
        .findFirst()
        .orElseGet(() -> any(ready(options).toList(), stream));
  }

  private static Stream<Command> ready(List<Option> options) {
    return options.stream()
        .filter(Option.Ready.class::isInstance)
        .map(option -> ((Option.Ready) option).command());
  }

  private static boolean isLeftToRoll(Command command) {
    return command instanceof UnitCommand.AutoTerrain
        || command.equals(new UnitCommand.AutoDeploy(UnitCommand.Count.NEXT));
  }

  private static Command any(List<Command> ready, Chance stream) {
    return ready.isEmpty() ? new Command.Surrender(null) : ready.get(stream.below(ready.size()));
  }

  private Command move(Outlook outlook, View view, Chance stream) {
    if (BattleState.of(view).scope() == TurnScope.UNNAMED) {
      return new UnitCommand.FirstTurn(TurnScope.MOVEMENT);
    }
    return moves.next(outlook, view, stream).orElse(new UnitCommand.EndPhase());
  }

  private Command declare(Outlook outlook, View view) {
    Optional<PieceId> due = BattleState.of(view).nextDue();
    if (due.isEmpty()) {
      return new UnitCommand.EndPhase();
    }
    return valuing
        .bestTarget(outlook, view, view.pieces().get(due.get()))
        .<Command>map(target -> new UnitCommand.Declare(due.get(), target))
        .orElse(new UnitCommand.NoShot(due.get()));
  }

  /// The wish, or where it would be refused what is offered instead, or anything that would not be.
  private static Command sound(Outlook outlook, Command wish) {
    return legal(outlook, wish)
        .or(
            () ->
                ready(outlook.options())
                    .filter(command -> !(outlook.whatIf(command) instanceof Forecast.Illegal))
                    .findFirst())
        .orElse(new Command.Surrender(null));
  }

  private static Optional<Command> legal(Outlook outlook, Command wish) {
    if (!(outlook.whatIf(wish) instanceof Forecast.Illegal(var refusal))) {
      return Optional.of(wish);
    }
    return refusal
        .amended()
        .filter(nearest -> !(outlook.whatIf(nearest) instanceof Forecast.Illegal));
  }
}
