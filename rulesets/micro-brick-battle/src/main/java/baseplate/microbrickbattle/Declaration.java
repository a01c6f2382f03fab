package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Refusal;
import baseplate.core.Resolution;
import baseplate.core.SideId;
import baseplate.core.words.Phrase;
import baseplate.geometry.Angle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Declaring targets.
///
/// @rule MBB-7
/// @rule MBB-10
/// @rule MBB-11
/// @rule MBB-34
final class Declaration {
  private final Orders orders;
  private final Sighting sighting;
  private final Aim aim;
  private final Lines lines;

  Declaration(Setting setting, Sighting sighting) {
    this.orders = new Orders(setting);
    this.sighting = sighting;
    this.aim = new Aim(setting);
    this.lines = new Lines(setting);
  }

  /// A unit declares a target; those on its left that are still due are passed over.
  Resolution declare(Battle battle, SideId by, UnitCommand.Declare command, Hearing hearing) {
    Optional<Refusal> unfit = unfit(battle, by, command);
    if (unfit.isPresent()) {
      return hearing.refuse(unfit.get());
    }
    Piece shooter = battle.pieces().get(command.shooter());
    Piece target = battle.pieces().get(command.target());
    return isBarred(battle, shooter, target, hearing)
        ? Resolution.notDone()
        : Resolution.done(declared(battle, shooter, target, hearing));
  }

  /// Why the one cannot shoot or the other be shot at, whatever is between them.
  private Optional<Refusal> unfit(Battle battle, SideId by, UnitCommand.Declare command) {
    return unfit(battle, by, command.shooter()).or(() -> noTarget(battle, by, command.target()));
  }

  private boolean isBarred(Battle battle, Piece shooter, Piece target, Hearing hearing) {
    return objects(tooLate(BattleState.of(battle), shooter.id()).orElse(null), hearing)
        || objects(aim.off(shooter, target).orElse(null), hearing)
        || isOutOfSight(battle, shooter, target, hearing);
  }

  private static boolean objects(@Nullable Refusal refusal, Hearing hearing) {
    return refusal != null && hearing.objects(refusal);
  }

  private boolean isOutOfSight(Battle battle, Piece shooter, Piece target, Hearing hearing) {
    Sightline line = sighting.line(battle, shooter, aim.declared(shooter, target), target);
    if (objects(lines.illegal(battle, line).orElse(null), hearing)) {
      return true;
    }
    if (hearing.evidence().on()) {
      lines.declared(line, hearing.evidence());
      aim.tellBearing(shooter, target, hearing.evidence());
    }
    return false;
  }

  private List<Event> declared(Battle battle, Piece shooter, Piece target, Hearing hearing) {
    List<Event> events = new ArrayList<>(3);
    passOverLeftOf(BattleState.of(battle), shooter.id(), events);
    events.add(new UnitEvent.TargetDeclared(shooter.id(), target.id()));
    Angle aimed = aim.declared(shooter, target);
    if (!aimed.equals(UnitState.of(shooter).turret())) {
      events.add(swung(shooter, target, aimed, hearing));
    }
    return events;
  }

  private Event swung(Piece shooter, Piece target, Angle aimed, Hearing hearing) {
    if (hearing.evidence().on()) {
      lines.swung(shooter.id(), target.id(), aimed, hearing.evidence());
    }
    return new Event.PieceChanged(shooter.id(), UnitState.of(shooter).aimed(aimed));
  }

  private static void passOverLeftOf(BattleState state, PieceId shooter, List<Event> events) {
    for (PieceId unit : state.order()) {
      if (unit.equals(shooter)) {
        return;
      }
      if (state.shotOf(unit).isEmpty() && !state.passed().contains(unit)) {
        events.add(new UnitEvent.UnitPassedOver(unit));
      }
    }
  }

  /// Takes a declaration back. The barrel stays where it swung.
  ///
  /// @rule MBB-34
  Resolution withdraw(Battle battle, SideId by, UnitCommand.Withdraw command, Hearing hearing) {
    PieceId shooter = command.shooter();
    Optional<Refusal> unfit =
        unfit(battle, by, shooter).or(() -> undeclared(BattleState.of(battle), shooter));
    if (unfit.isPresent()) {
      return hearing.refuse(unfit.get());
    }
    rule("mbb.ruling.withdrawn", shooter, hearing);
    return Resolution.done(List.of(new UnitEvent.DeclarationWithdrawn(shooter)));
  }

  private static Optional<Refusal> undeclared(BattleState state, PieceId shooter) {
    return state.shotOf(shooter).isPresent()
        ? Optional.empty()
        : Optional.of(
            Orders.cited(Rule.MBB_34, Phrase.of("mbb.refused.not-declared", "unit", shooter)));
  }

  /// Passes a unit over, with those on its left that are still due; one that has declared takes
  /// that back.
  ///
  /// @rule MBB-34
  Resolution passOver(Battle battle, SideId by, UnitCommand.NoShot command, Hearing hearing) {
    Optional<Refusal> unfit = unfit(battle, by, command.shooter());
    if (unfit.isPresent()) {
      return hearing.refuse(unfit.get());
    }
    List<Event> events = new ArrayList<>(1);
    passOverLeftOf(BattleState.of(battle), command.shooter(), events);
    events.add(new UnitEvent.UnitPassedOver(command.shooter()));
    rule("mbb.ruling.passed-over", command.shooter(), hearing);
    return Resolution.done(events);
  }

  private static void rule(String effect, PieceId shooter, Hearing hearing) {
    if (hearing.evidence().on()) {
      hearing.evidence().rule(Rule.MBB_34, shooter.text(), Phrase.of(effect, "unit", shooter));
    }
  }

  private Optional<Refusal> unfit(Battle battle, SideId by, PieceId shooter) {
    TurnScope scope = BattleState.of(battle).scope();
    return Phase.MOVEMENT.isNow(battle) && scope != TurnScope.WHOLE
        ? Optional.of(firstTurn(scope))
        : orders.unfit(battle, by, shooter, Phase.DECLARATION);
  }

  /// @rule MBB-3
  private Refusal firstTurn(TurnScope scope) {
    return scope == TurnScope.UNNAMED
        ? orders
            .firstTurn("mbb.refused.unnamed")
            .withNearest(new UnitCommand.FirstTurn(TurnScope.SHOOTING))
        : orders.firstTurn("mbb.refused.movement-only");
  }

  private static Optional<Refusal> noTarget(Battle battle, SideId by, PieceId id) {
    Optional<Piece> unit = Orders.unit(battle, id);
    return unit.isEmpty() ? Optional.of(Orders.noUnit(id)) : noTarget(unit.get(), by);
  }

  private static Optional<Refusal> noTarget(Piece unit, SideId by) {
    return unit.isOf(by)
        ? Optional.of(ownTarget(unit))
        : Orders.notLive("mbb.refused.no-target", unit);
  }

  /// @rule MBB-10 Why a unit cannot be the target of another of its side.
  static Refusal ownTarget(Piece unit) {
    return Orders.cited(Rule.MBB_10, Phrase.of("mbb.refused.own-target", "target", unit.id()));
  }

  private static Optional<Refusal> tooLate(BattleState state, PieceId shooter) {
    return later(state, shooter)
        .map(
            right ->
                Refusal.byRule(
                    Rule.MBB_10,
                    Phrase.of("mbb.refused.passed-over", "unit", shooter, "by", right)));
  }

  /// What bars a unit that was passed over from declaring: a unit on its right that has declared.
  ///
  /// @rule MBB-10
  static Optional<PieceId> later(BattleState state, PieceId shooter) {
    if (!state.passed().contains(shooter)) {
      return Optional.empty();
    }
    List<PieceId> order = state.order();
    return order.subList(order.indexOf(shooter) + 1, order.size()).stream()
        .filter(unit -> state.shotOf(unit).isPresent())
        .findFirst();
  }
}
