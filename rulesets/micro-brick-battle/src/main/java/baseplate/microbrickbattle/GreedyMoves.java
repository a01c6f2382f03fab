package baseplate.microbrickbattle;

import baseplate.core.Command;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.play.Chance;
import baseplate.core.play.Forecast;
import baseplate.core.play.Outlook;
import baseplate.core.play.View;
import baseplate.geometry.Angle;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

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
    Optional<Command> move =
        first(view, this::isWaiting, unit -> best(outlook, view, unit, stream));
    return move.isPresent() || setting.readings().turretSwing().isOn()
        ? move
        : first(view, this::swings, unit -> turret(outlook, view, unit));
  }

  /// The first command found for any of those units of the side whose turn it is.
  private static Optional<Command> first(
      View view, Predicate<Piece> units, Function<Piece, Optional<Command>> found) {
    return view.pieces().list().stream()
        .filter(piece -> piece.isOf(view.clock().active()) && units.test(piece))
        .flatMap(unit -> found.apply(unit).stream())
        .findFirst();
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
    Best best = new Best(null, leastValue(outlook, view, unit));
    for (Command candidate : routes.of(view, unit, stream)) {
      Optional<Found> found = tried(outlook, candidate);
      if (found.isPresent()) {
        double value = valuing.place(outlook, found.get().after(), now(found.get(), unit.id()));
        best = best.or(found.get().command(), value);
      }
    }
    return Optional.ofNullable(best.command());
  }

  /// What a move must be worth more than; aeroplanes go in any case.
  private double leastValue(Outlook outlook, View view, Piece unit) {
    boolean flies = setting.catalogue().unit(unit).unitClass().flies();
    return flies ? -Double.MAX_VALUE : valuing.place(outlook, view, unit) + WORTHWHILE;
  }

  /// The best so far.
  ///
  /// @param command null for none yet
  private record Best(@Nullable Command command, double value) {
    Best or(Command other, double worth) {
      return worth > value ? new Best(other, worth) : this;
    }
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
          refusal.amended().flatMap(nearest -> legal(outlook, nearest));
    };
  }

  private static Optional<Found> legal(Outlook outlook, Command command) {
    return outlook.whatIf(command) instanceof Forecast.Legal(View after)
        ? Optional.of(new Found(command, after))
        : Optional.empty();
  }

  private boolean swings(Piece unit) {
    return UnitState.of(unit).isLive() && setting.catalogue().unit(unit).unitClass().swings();
  }

  /// Turns the turret to the best target, unless it can shoot at something as it stands.
  private Optional<Command> turret(Outlook outlook, View view, Piece unit) {
    return valuing.bestTarget(outlook, view, unit).isPresent()
        ? Optional.empty()
        : ShotOffers.targets(view).stream()
            .map(target -> view.pieces().get(target))
            .filter(target -> hitsOnceSwung(outlook, view, unit, target))
            .map(target -> swing(unit, target))
            .findFirst();
  }

  private boolean hitsOnceSwung(Outlook outlook, View view, Piece unit, Piece target) {
    UnitState state = UnitState.of(unit);
    Angle to = aim.swung(unit, target);
    return !to.equals(state.turret())
        && valuing.chance(outlook, view, unit.with(state.aimed(to)), target) > 0;
  }

  private Command swing(Piece unit, Piece target) {
    return new UnitCommand.Turret(unit.id(), aim.swung(unit, target));
  }
}
