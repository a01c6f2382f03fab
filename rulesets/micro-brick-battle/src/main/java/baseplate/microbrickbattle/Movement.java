package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.Evidence;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.Refusal;
import baseplate.core.Resolution;
import baseplate.core.SideId;
import baseplate.core.words.Phrase;
import baseplate.geometry.Angle;
import baseplate.geometry.Pose;
import baseplate.geometry.path.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Moving units and turning turrets.
///
/// @rule MBB-4
/// @rule MBB-8
final class Movement {
  private final Setting setting;
  private final Orders orders;
  private final Exits exits;
  private final Ends ends;
  private final MoveChecks checks;
  private final PutChecks puts;
  private final MoveEvidence evidence;

  Movement(Setting setting, Ends ends) {
    this.setting = setting;
    this.orders = new Orders(setting);
    this.exits = new Exits(setting);
    this.ends = ends;
    this.checks = new MoveChecks(setting);
    this.puts = new PutChecks(setting);
    this.evidence = new MoveEvidence(setting);
  }

  /// Moves a unit along a path.
  Resolution move(Battle battle, SideId by, UnitCommand.Move command, Hearing hearing) {
    Optional<Refusal> unfit = orders.unfit(battle, by, command.piece(), Phase.MOVEMENT);
    return unfit.isPresent()
        ? hearing.refuse(unfit.get())
        : move(battle, by, battle.pieces().get(command.piece()), command.path(), hearing);
  }

  private Resolution move(Battle battle, SideId by, Piece unit, Path path, Hearing hearing) {
    Bill bill = checks.bill(battle, unit, path);
    if (!checks.stand(battle, unit, path, bill, hearing)) {
      return Resolution.notDone();
    }
    if (hearing.evidence().on()) {
      evidence.moved(battle, unit, path, bill, hearing.evidence());
    }
    Pose end = path.end(Board.pose(unit));
    return gone(battle, by, unit, end, checks.spending(unit, path, bill), hearing);
  }

  /// Puts a unit down near where it stands.
  ///
  /// @rule MBB-8
  Resolution put(Battle battle, SideId by, UnitCommand.Put command, Hearing hearing) {
    Optional<Refusal> unfit = orders.unfit(battle, by, command.piece(), Phase.MOVEMENT);
    return unfit.isPresent()
        ? hearing.refuse(unfit.get())
        : put(battle, by, battle.pieces().get(command.piece()), command.to(), hearing);
  }

  private Resolution put(Battle battle, SideId by, Piece unit, Spot spot, Hearing hearing) {
    Pose to = spot.pose(Board.pose(unit).facing());
    if (!puts.stand(battle, unit, to, hearing)) {
      return Resolution.notDone();
    }
    long distance = PutChecks.distance(Board.pose(unit), to);
    if (hearing.evidence().on()) {
      evidence.put(unit, distance, hearing.evidence());
    }
    return gone(battle, by, unit, to, spending(unit, distance), hearing);
  }

  private UnitState spending(Piece unit, long distance) {
    long flown = kind(unit).unitClass().flies() ? distance : 0;
    return UnitState.of(unit).spending(distance, 0, flown);
  }

  private UnitKind kind(Piece unit) {
    return setting.catalogue().unit(unit);
  }

  private Resolution gone(
      Battle battle, SideId by, Piece unit, Pose end, UnitState state, Hearing hearing) {
    List<Event> events = begun(battle, by, hearing);
    if (exits.mayLeave(unit) && exits.isBeyond(battle, unit, end)) {
      return left(battle, unit, events, hearing);
    }
    events.add(new Event.PieceMoved(unit.id(), new Place.OnTable(end)));
    if (!state.equals(unit.state())) {
      events.add(new Event.PieceChanged(unit.id(), state));
    }
    return Resolution.done(events);
  }

  /// What the side's order to move brings with it: in a first turn not yet named it names the
  /// phase.
  ///
  /// @rule MBB-3
  private List<Event> begun(Battle battle, SideId by, Hearing hearing) {
    if (BattleState.of(battle).scope() != TurnScope.UNNAMED) {
      return new ArrayList<>(3);
    }
    tellNamed(by, hearing.evidence());
    return new ArrayList<>(Turns.naming(battle, by, TurnScope.MOVEMENT));
  }

  private void tellNamed(SideId by, Evidence evidence) {
    Phrase effect = Phrase.of("mbb.ruling.named-by-moving");
    Agreed agreed = setting.readings().agreed();
    agreed.rule(evidence, Rule.MBB_3, by.toString(), effect, HouseOptions.FIRST_TURN);
  }

  /// @rule MBB-39
  private Resolution left(Battle battle, Piece unit, List<Event> events, Hearing hearing) {
    events.add(new Event.PieceMoved(unit.id(), new Place.Aside()));
    events.add(new Event.PieceChanged(unit.id(), UnitState.of(unit).become(Status.EXITED)));
    hearing.evidence().rule(Rule.MBB_39, unit.id().text(), Phrase.of("mbb.ruling.exited"));
    ends.now(battle.after(events), hearing).ifPresent(events::add);
    return Resolution.done(events);
  }

  /// Turns a turret.
  ///
  /// @rule MBB-7
  /// @rule MBB-41
  Resolution turret(Battle battle, SideId by, UnitCommand.Turret command, Hearing hearing) {
    Optional<Refusal> unfit = unfitToAim(battle, by, command.piece());
    if (unfit.isPresent()) {
      return hearing.refuse(unfit.get());
    }
    Piece unit = battle.pieces().get(command.piece());
    if (hearing.evidence().on()) {
      evidence.aimed(unit, command.to(), hearing.evidence());
    }
    return Resolution.done(aimed(battle, by, unit, command.to(), hearing));
  }

  private Optional<Refusal> unfitToAim(Battle battle, SideId by, PieceId id) {
    return orders
        .unfit(battle, by, id, Phase.MOVEMENT)
        .or(
            () ->
                kind(battle.pieces().get(id)).unitClass().swings()
                    ? Optional.empty()
                    : Optional.of(noTurret(id)));
  }

  private static Refusal noTurret(PieceId unit) {
    return Orders.cited(Rule.MBB_7, Phrase.of("mbb.refused.no-turret", "unit", unit));
  }

  private List<Event> aimed(Battle battle, SideId by, Piece unit, Angle to, Hearing hearing) {
    List<Event> events = begun(battle, by, hearing);
    UnitState state = UnitState.of(unit);
    if (!state.turret().equals(to)) {
      events.add(new Event.PieceChanged(unit.id(), state.aimed(to)));
    }
    return events;
  }
}
