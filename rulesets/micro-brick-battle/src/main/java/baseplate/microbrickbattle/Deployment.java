package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Clock;
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
    return unfit.isPresent()
        ? hearing.refuse(unfit.get())
        : deploy(battle, by, battle.pieces().get(command.piece()), command.to(), hearing);
  }

  private Resolution deploy(Battle battle, SideId by, Piece unit, Spot spot, Hearing hearing) {
    Pose to = spot.pose(BattleState.of(battle).edge(by).ahead());
    Optional<Refusal> barred = checks.unfit(battle, by, unit, to);
    if (barred.isPresent() && hearing.objects(barred.get())) {
      return Resolution.notDone();
    }
    if (hearing.evidence().on()) {
      tell(battle, by, unit, to, hearing.evidence());
    }
    return Resolution.done(deployed(battle, by, unit, to));
  }

  private void tell(Battle battle, SideId by, Piece unit, Pose to, Evidence evidence) {
    evidence.rule(Rule.MBB_27, unit.id().text(), Phrase.of("mbb.ruling.deployed"));
    checks.tellSight(battle, by, unit, to, evidence);
  }

  /// The unit stands, and the turn passes on.
  private static List<Event> deployed(Battle battle, SideId by, Piece unit, Pose to) {
    List<Event> events = new ArrayList<>();
    events.add(new Event.PieceMoved(unit.id(), new Place.OnTable(to)));
    events.add(new Event.PieceChanged(unit.id(), UnitState.FRESH));
    passOn(battle.after(events), by, events);
    return events;
  }

  /// Deploys as a roll says: the next unit, or all that are left on both sides in turn.
  Resolution auto(Battle battle, SideId by, UnitCommand.AutoDeploy command, Hearing hearing) {
    if (!isNow(battle)) {
      return hearing.refuse(Preparation.notNow(battle));
    }
    int layout = layout(by, hearing);
    checks.tellLooking(by, hearing.evidence());
    return command.count() == UnitCommand.Count.ALL
        ? deployAll(battle, layout, hearing)
        : deployOne(battle, by, layout, hearing);
  }

  private static int layout(SideId by, Hearing hearing) {
    int layout = hearing.sum(Scatter.ROLL);
    if (hearing.evidence().on()) {
      Phrase effect = Phrase.of("mbb.ruling.layout", "number", layout);
      hearing.evidence().rule(Rule.MBB_27, by.toString(), effect);
    }
    return layout;
  }

  private Resolution deployOne(Battle battle, SideId by, int layout, Hearing hearing) {
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
    events.addAll(deployed(battle, by, unit.get(), place.get()));
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
      return Optional.of(Preparation.notNow(battle));
    }
    Optional<Piece> unit = Orders.unit(battle, id);
    return unit.isEmpty() ? Optional.of(Orders.noUnit(id)) : unfit(unit.get(), by);
  }

  private static Optional<Refusal> unfit(Piece unit, SideId by) {
    if (!unit.isOf(by)) {
      return Optional.of(Orders.notYours(unit));
    }
    return UnitState.of(unit).status() == Status.RESERVE
        ? Optional.empty()
        : Optional.of(
            Orders.cited(Rule.MBB_27, Phrase.of("mbb.refused.deployed", "unit", unit.id())));
  }

  private static Refusal full(Battle battle, SideId side) {
    Object unit = reserve(battle, side).map(piece -> (Object) piece.id()).orElse("");
    return Orders.cited(Rule.MBB_27, Phrase.of("mbb.refused.strip-full", "unit", unit));
  }

  private static boolean isNow(Battle battle) {
    return Phase.DEPLOYMENT.isNow(battle);
  }
}
