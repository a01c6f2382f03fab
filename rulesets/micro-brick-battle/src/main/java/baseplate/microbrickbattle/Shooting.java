package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.Place;
import baseplate.core.Resolution;
import baseplate.core.SideId;
import baseplate.core.input.Pool;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Resolving declared shots, one at a time.
///
/// @rule MBB-12
/// @rule MBB-20
/// @rule MBB-22
/// @rule MBB-33
final class Shooting {
  private final Orders orders;
  private final Catalogue catalogue;
  private final Sighting sighting;
  private final Strikes strikes;
  private final Ends ends;
  private final StrikeEvidence evidence;

  Shooting(Setting setting, Sighting sighting, Ends ends) {
    this.orders = new Orders(setting);
    this.catalogue = setting.catalogue();
    this.sighting = sighting;
    this.strikes = new Strikes(setting);
    this.ends = ends;
    this.evidence = new StrikeEvidence(setting, sighting);
  }

  /// Resolves the next shot, or begins with all that are left.
  Resolution shoot(Battle battle, SideId by, UnitCommand.Shoot command, Hearing hearing) {
    if (!Phase.SHOOTING.isNow(battle)) {
      return hearing.refuse(orders.otherPhase(battle, Phase.SHOOTING));
    }
    if (BattleState.of(battle).shots().isEmpty()) {
      return hearing.refuse(
          Orders.cited(Rule.MBB_12, Phrase.of("mbb.refused.no-shots"))
              .withNearest(new UnitCommand.EndPhase()));
    }
    return resolve(battle, command.count(), hearing);
  }

  /// Resolves the next of all shots that are left.
  Resolution shootOn(Battle battle, Hearing hearing) {
    return resolve(battle, UnitCommand.Count.ALL, hearing);
  }

  private Resolution resolve(Battle battle, UnitCommand.Count count, Hearing hearing) {
    List<Shot> shots = BattleState.of(battle).shots();
    List<Event> events = new ArrayList<>(4);
    boolean over = resolve(battle, shots.getFirst(), events, hearing);
    return !over && count == UnitCommand.Count.ALL && shots.size() > 1
        ? Resolution.then(events, new UnitStep.ShootOn())
        : Resolution.done(events);
  }

  /// Resolves one shot; true when it ends the battle.
  private boolean resolve(Battle battle, Shot shot, List<Event> events, Hearing hearing) {
    UnitEvent.ShotResult result = result(battle, shot, hearing);
    events.add(new UnitEvent.ShotResolved(shot.shooter(), shot.target(), result));
    if (result != UnitEvent.ShotResult.HIT) {
      return false;
    }
    destroy(battle.pieces().get(shot.target()), events, hearing);
    Optional<Event> end = ends.now(battle.after(events), hearing);
    end.ifPresent(events::add);
    return end.isPresent();
  }

  private UnitEvent.ShotResult result(Battle battle, Shot shot, Hearing hearing) {
    Piece shooter = battle.pieces().get(shot.shooter());
    Piece target = battle.pieces().get(shot.target());
    if (!UnitState.of(target).isLive() || !UnitState.of(shooter).isLive()) {
      return voided(shot, hearing);
    }
    return hits(battle, shooter, target, hearing)
        ? UnitEvent.ShotResult.HIT
        : UnitEvent.ShotResult.MISSED;
  }

  private UnitEvent.ShotResult voided(Shot shot, Hearing hearing) {
    if (hearing.evidence().on()) {
      evidence.voided(shot, hearing.evidence());
    }
    return UnitEvent.ShotResult.VOID;
  }

  private boolean hits(Battle battle, Piece shooter, Piece target, Hearing hearing) {
    Sightline line = sighting.line(battle, shooter, UnitState.of(shooter).turret(), target);
    Strike strike = strikes.of(line);
    if (hearing.evidence().on()) {
      evidence.reckoned(battle, line, strike, hearing.evidence());
    }
    boolean hits = hearing.reach(Pool.TWO_D6, strike.need());
    if (hearing.evidence().on()) {
      String shot = hits ? "hit" : "missed";
      evidence.rolled(line, strike, shot, hearing);
    }
    return hits;
  }

  /// Lays a ground unit on its side, takes an aeroplane off the table.
  ///
  /// @rule MBB-22
  /// @rule MBB-25
  private void destroy(Piece target, List<Event> events, Hearing hearing) {
    boolean flies = catalogue.unit(target).unitClass().flies();
    Status fate = flies ? Status.SHOT_DOWN : Status.WRECK;
    events.add(new Event.PieceChanged(target.id(), UnitState.of(target).become(fate)));
    if (flies) {
      events.add(new Event.PieceMoved(target.id(), new Place.Aside()));
    }
    if (hearing.evidence().on()) {
      evidence.destroyed(target.id(), fate, hearing.evidence());
    }
  }

  Phrase outcome(Battle before, Battle after) {
    return Outcome.of(before, after);
  }
}
