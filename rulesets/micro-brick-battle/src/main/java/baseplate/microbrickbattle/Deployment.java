package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Event;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.Refusal;
import baseplate.core.Resolution;
import baseplate.core.SideId;
import baseplate.core.words.Phrase;
import baseplate.geometry.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Deploying units, one each in turn; who has none left is passed.
///
/// @rule MBB-27
/// @rule MBB-28
final class Deployment {
  private final DeploymentChecks checks;
  private final DeploymentPlaces places;

  Deployment(Setting setting, Sighting sighting) {
    this.checks = new DeploymentChecks(setting, sighting);
    this.places = checks.places();
  }

  /// Deploys a unit.
  Resolution deploy(Battle battle, SideId by, UnitCommand.Deploy command, Hearing hearing) {
    Optional<Refusal> unfit = unfit(battle, by, command.piece());
    if (unfit.isPresent()) {
      return hearing.refuse(unfit.get());
    }
    Piece unit = battle.pieces().get(command.piece());
    Optional<Refusal> barred = checks.unfit(battle, by, unit, command.to());
    if (barred.isPresent() && hearing.objects(barred.get())) {
      return Resolution.notDone();
    }
    if (hearing.evidence().on()) {
      hearing.evidence().rule(Rule.MBB_27, unit.id().text(), Phrase.of("mbb.ruling.deployed"));
    }
    List<Event> events = deployed(unit, command.to());
    passOn(battle.after(events), by, events);
    return Resolution.done(events);
  }

  private static List<Event> deployed(Piece unit, Pose to) {
    List<Event> events = new ArrayList<>();
    events.add(new Event.PieceMoved(unit.id(), new Place.OnTable(to)));
    events.add(new Event.PieceChanged(unit.id(), UnitState.FRESH));
    return events;
  }

  /// Deploys as a roll says: the next unit, or all that are left on both sides in turn.
  Resolution auto(Battle battle, SideId by, UnitCommand.AutoDeploy command, Hearing hearing) {
    if (!isNow(battle)) {
      return hearing.refuse(notNow());
    }
    int layout = hearing.sum(Scatter.ROLL);
    if (hearing.evidence().on()) {
      hearing
          .evidence()
          .rule(Rule.MBB_27, by.toString(), Phrase.of("mbb.ruling.layout", "number", layout));
    }
    if (command.count() == UnitCommand.Count.ALL) {
      return deployAll(battle, layout, hearing);
    }
    List<Event> events = new ArrayList<>();
    return deployNext(battle, by, layout, events)
        ? Resolution.done(events)
        : hearing.refuse(full(battle, by));
  }

  private Resolution deployAll(Battle start, int layout, Hearing hearing) {
    List<Event> events = new ArrayList<>();
    Battle battle = start;
    while (isNow(battle)) {
      int known = events.size();
      SideId side = battle.clock().active();
      if (!deployNext(battle, side, layout, events)) {
        return hearing.refuse(full(battle, side));
      }
      battle = battle.after(events.subList(known, events.size()));
    }
    return Resolution.done(events);
  }

  private boolean deployNext(Battle battle, SideId by, int layout, List<Event> events) {
    Optional<Piece> unit = reserve(battle, by);
    Optional<Pose> place = unit.flatMap(piece -> places.place(battle, by, piece, layout));
    if (unit.isEmpty() || place.isEmpty()) {
      return false;
    }
    List<Event> deployed = deployed(unit.get(), place.get());
    events.addAll(deployed);
    passOn(battle.after(deployed), by, events);
    return true;
  }

  private static void passOn(Battle battle, SideId by, List<Event> events) {
    if (reserve(battle, by.other()).isPresent()) {
      events.add(new Event.ClockMoved(new Clock(0, 0, by.other(), Phase.DEPLOYMENT.word())));
    } else if (reserve(battle, by).isEmpty()) {
      events.add(new UnitEvent.PreparationReached(Preparation.OVER));
      SideId first = BattleState.of(battle).firstSide();
      events.add(new Event.ClockMoved(new Clock(1, 1, first, Phase.MOVEMENT.word())));
    }
  }

  /// The first unit in the roster that the side has still to deploy.
  static Optional<Piece> reserve(Battle battle, SideId side) {
    for (int i = 0; i < battle.pieces().size(); i++) {
      Piece piece = battle.pieces().at(i);
      if (piece.isOf(side) && UnitState.of(piece).status() == Status.RESERVE) {
        return Optional.of(piece);
      }
    }
    return Optional.empty();
  }

  private static Optional<Refusal> unfit(Battle battle, SideId by, PieceId id) {
    if (!isNow(battle)) {
      return Optional.of(notNow());
    }
    Optional<Piece> found = battle.pieces().find(id);
    if (found.isEmpty() || TerrainState.is(found.get())) {
      return Optional.of(Orders.noUnit(id));
    }
    if (!found.get().isOf(by)) {
      return Optional.of(Orders.structure(Phrase.of("mbb.refused.not-yours", "unit", id)));
    }
    return UnitState.of(found.get()).status() == Status.RESERVE
        ? Optional.empty()
        : Optional.of(Orders.cited(Rule.MBB_27, Phrase.of("mbb.refused.deployed", "unit", id)));
  }

  private static Refusal full(Battle battle, SideId side) {
    Object unit = reserve(battle, side).map(piece -> (Object) piece.id()).orElse("");
    return Orders.cited(Rule.MBB_27, Phrase.of("mbb.refused.strip-full", "unit", unit));
  }

  private static boolean isNow(Battle battle) {
    return Phase.DEPLOYMENT.isNow(battle);
  }

  private static Refusal notNow() {
    return Orders.cited(Rule.MBB_27, Phrase.of("mbb.refused.not-now"));
  }
}
