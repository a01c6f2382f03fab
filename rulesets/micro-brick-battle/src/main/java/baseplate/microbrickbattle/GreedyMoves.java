package baseplate.microbrickbattle;

import baseplate.core.Command;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.play.Chance;
import baseplate.core.play.Forecast;
import baseplate.core.play.Outlook;
import baseplate.core.play.View;
import baseplate.geometry.Angle;
import java.util.List;
import java.util.Optional;

/// Where the greedy player's units go: each unit once, to the best of a few places.
final class GreedyMoves {
  /// What a move must gain for it not to be idle to and fro.
  private static final double WORTHWHILE = 1e-6;

  private final Setting setting;
  private final Valuing valuing;
  private final Aim aim;
  private final Routes routes;

  GreedyMoves(Setting setting, Valuing valuing) {
    this.setting = setting;
    this.valuing = valuing;
    this.aim = new Aim(setting);
    this.routes = new Routes(setting);
  }

  /// The next move of a unit that has not moved yet and gains by it, or turn of a turret that does
  /// not point at what it would shoot; empty when nothing is left to do.
  Optional<Command> next(Outlook outlook, View view, Chance stream) {
    SideId side = view.clock().active();
    for (Piece unit : view.pieces()) {
      if (unit.isOf(side) && isWaiting(unit)) {
        Optional<Command> move = best(outlook, view, unit, stream);
        if (move.isPresent()) {
          return move;
        }
      }
    }
    return setting.readings().turretSwing().isOn() ? Optional.empty() : turret(outlook, view, side);
  }

  private boolean isWaiting(Piece unit) {
    UnitState state = UnitState.of(unit);
    return state.isLive()
        && state.driven() == 0
        && state.turned() == 0
        && state.flown() == 0
        && setting.catalogue().unit(unit).movement() > 0;
  }

  private Optional<Command> best(Outlook outlook, View view, Piece unit, Chance stream) {
    boolean flies = setting.catalogue().unit(unit).unitClass().flies();
    double most = flies ? -Double.MAX_VALUE : valuing.place(outlook, view, unit) + WORTHWHILE;
    Command choice = null;
    for (Command candidate : routes.of(view, unit, stream)) {
      Optional<Found> found = tried(outlook, candidate);
      if (found.isPresent()) {
        double value = valuing.place(outlook, found.get().after(), now(found.get(), unit.id()));
        if (value > most) {
          most = value;
          choice = found.get().command();
        }
      }
    }
    return Optional.ofNullable(choice);
  }

  private static Piece now(Found found, PieceId unit) {
    return found.after().pieces().get(unit);
  }

  /// A command that would be carried out and what would come of it.
  private record Found(Command command, View after) {}

  /// The candidate, or the nearest to it that is allowed.
  private static Optional<Found> tried(Outlook outlook, Command candidate) {
    return switch (outlook.whatIf(candidate)) {
      case Forecast.Legal(View after) -> Optional.of(new Found(candidate, after));
      case Forecast.Open _ -> Optional.empty();
      case Forecast.Illegal(var refusal) ->
          refusal
              .amended()
              .flatMap(
                  nearest ->
                      outlook.whatIf(nearest) instanceof Forecast.Legal(View after)
                          ? Optional.of(new Found(nearest, after))
                          : Optional.empty());
    };
  }

  private Optional<Command> turret(Outlook outlook, View view, SideId side) {
    for (Piece unit : view.pieces()) {
      if (unit.isOf(side)
          && UnitState.of(unit).isLive()
          && setting.catalogue().unit(unit).unitClass().swings()) {
        Optional<Command> turn = turret(outlook, view, unit);
        if (turn.isPresent()) {
          return turn;
        }
      }
    }
    return Optional.empty();
  }

  /// Turns the turret to the best target, unless it can shoot at something as it stands.
  private Optional<Command> turret(Outlook outlook, View view, Piece unit) {
    if (valuing.bestTarget(outlook, view, unit).isPresent()) {
      return Optional.empty();
    }
    List<PieceId> targets = ShotOffers.targets(view);
    for (PieceId target : targets) {
      Angle to = aim.swung(unit, view.pieces().get(target));
      Piece turned = unit.with(UnitState.of(unit).aimed(to));
      if (!to.equals(UnitState.of(unit).turret())
          && valuing.chance(outlook, view, turned, view.pieces().get(target)) > 0) {
        return Optional.of(new UnitCommand.Turret(unit.id(), to));
      }
    }
    return Optional.empty();
  }
}
