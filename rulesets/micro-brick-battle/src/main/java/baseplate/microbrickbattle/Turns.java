package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Event;
import baseplate.core.Evidence;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Refusal;
import baseplate.core.Resolution;
import baseplate.core.SideId;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Phases, turns and rounds.
///
/// @rule MBB-1
/// @rule MBB-2
/// @rule MBB-3
final class Turns {
  private final Readings readings;
  private final Orders orders;
  private final Ends ends;
  private final Flights flights;

  Turns(Setting setting, Ends ends) {
    this.readings = setting.readings();
    this.orders = new Orders(setting);
    this.ends = ends;
    this.flights = new MoveChecks(setting).flights();
  }

  /// Ends the phase under way.
  Resolution endPhase(Battle battle, SideId by, Hearing hearing) {
    return switch (Phase.of(battle.clock())) {
      case MOVEMENT -> endMovement(battle, by, hearing);
      case DECLARATION -> endDeclaration(battle, hearing);
      case SHOOTING -> endShooting(battle, hearing);
      case SET_UP, DEPLOYMENT ->
          hearing.refuse(Orders.cited(Rule.MBB_27, Phrase.of("mbb.refused.still-setting-up")));
    };
  }

  private Resolution endMovement(Battle battle, SideId by, Hearing hearing) {
    if (BattleState.of(battle).scope() == TurnScope.UNNAMED) {
      return hearing.refuse(
          orders
              .firstTurn("mbb.refused.unnamed")
              .withNearest(new UnitCommand.FirstTurn(TurnScope.MOVEMENT)));
    }
    return endNamedMovement(battle, by, hearing);
  }

  private Resolution endNamedMovement(Battle battle, SideId by, Hearing hearing) {
    Optional<Refusal> unflown = flights.unflown(battle, by);
    if (unflown.isEmpty() && hearing.evidence().on()) {
      flights.tellResting(battle, by, hearing.evidence());
    }
    return unflown.isPresent() && hearing.objects(unflown.get())
        ? Resolution.notDone()
        : afterMovement(battle, by, hearing);
  }

  private Resolution afterMovement(Battle battle, SideId by, Hearing hearing) {
    List<Event> events = new ArrayList<>();
    rest(battle, by, events);
    if (BattleState.of(battle).scope() == TurnScope.MOVEMENT) {
      tellFirst(by, Phrase.of("mbb.ruling.only-movement"), hearing.evidence());
      return nextTurn(battle, events, hearing);
    }
    beginDeclaration(battle, by, events);
    return Resolution.done(events);
  }

  /// Unspent and spent Movement Points alike are forgotten.
  ///
  /// @rule MBB-30
  private static void rest(Battle battle, SideId by, List<Event> events) {
    for (int i = 0; i < battle.pieces().size(); i++) {
      Piece piece = battle.pieces().at(i);
      if (piece.isOf(by)) {
        rest(piece, events);
      }
    }
  }

  private static void rest(Piece unit, List<Event> events) {
    UnitState state = UnitState.of(unit);
    UnitState rested = state.rested();
    if (!rested.equals(state)) {
      events.add(new Event.PieceChanged(unit.id(), rested));
    }
  }

  private static void beginDeclaration(Battle battle, SideId by, List<Event> events) {
    events.add(new Event.ClockMoved(at(battle.clock(), Phase.DECLARATION)));
    events.add(new UnitEvent.DeclarationBegun(leftmostFirst(battle, by)));
  }

  private Resolution endDeclaration(Battle battle, Hearing hearing) {
    if (hearing.evidence().on()) {
      tellDeclared(battle, hearing.evidence());
    }
    return Resolution.done(
        List.of(
            new UnitEvent.DeclarationClosed(),
            new Event.ClockMoved(at(battle.clock(), Phase.SHOOTING))));
  }

  private static void tellDeclared(Battle battle, Evidence evidence) {
    int shots = BattleState.of(battle).shots().size();
    evidence.rule(
        Rule.MBB_34,
        battle.clock().active().toString(),
        Phrase.of("mbb.ruling.declared", "shots", shots));
  }

  private Resolution endShooting(Battle battle, Hearing hearing) {
    int left = BattleState.of(battle).shots().size();
    if (left > 0) {
      return hearing.refuse(
          Orders.cited(Rule.MBB_12, Phrase.of("mbb.refused.shots-left", "left", left))
              .withNearest(new UnitCommand.Shoot(UnitCommand.Count.NEXT)));
    }
    return nextTurn(battle, new ArrayList<>(), hearing);
  }

  private Resolution nextTurn(Battle battle, List<Event> events, Hearing hearing) {
    if (BattleState.of(battle).scope() != TurnScope.WHOLE) {
      events.add(new UnitEvent.FirstTurnOver());
    }
    Optional<Event> end =
        isLastOfRound(battle) ? ends.afterRound(battle, hearing) : Optional.empty();
    events.add(end.orElseGet(() -> passing(battle)));
    return Resolution.done(events);
  }

  private static boolean isLastOfRound(Battle battle) {
    return battle.clock().active().other().equals(BattleState.of(battle).firstSide());
  }

  /// The turn passes to the other side; after the last of a round the next round begins.
  private static Event passing(Battle battle) {
    Clock clock = battle.clock();
    int round = isLastOfRound(battle) ? clock.round() + 1 : clock.round();
    SideId next = clock.active().other();
    return new Event.ClockMoved(new Clock(round, clock.turn() + 1, next, Phase.MOVEMENT.word()));
  }

  /// Names the one phase of the first turn.
  ///
  /// @rule MBB-3
  Resolution nameFirst(Battle battle, SideId by, UnitCommand.FirstTurn first, Hearing hearing) {
    if (!Phase.MOVEMENT.isNow(battle) || BattleState.of(battle).scope() != TurnScope.UNNAMED) {
      return hearing.refuse(orders.firstTurn("mbb.refused.not-first"));
    }
    Phrase phase = Orders.phase(phase(first.take()).word());
    tellFirst(by, Phrase.of("mbb.ruling.named", "phase", phase), hearing.evidence());
    return Resolution.done(naming(battle, by, first.take()));
  }

  private void tellFirst(SideId by, Phrase effect, Evidence evidence) {
    readings.agreed().rule(evidence, Rule.MBB_3, by.toString(), effect, HouseOptions.FIRST_TURN);
  }

  private static Phase phase(TurnScope take) {
    return take == TurnScope.SHOOTING ? Phase.SHOOTING : Phase.MOVEMENT;
  }

  /// The facts of naming the first turn's phase; for orders given before it was named, too.
  static List<Event> naming(Battle battle, SideId by, TurnScope take) {
    List<Event> events = new ArrayList<>();
    events.add(new UnitEvent.FirstTurnNamed(take));
    if (take == TurnScope.SHOOTING) {
      beginDeclaration(battle, by, events);
    }
    return events;
  }

  /// How the first turn of a battle starts.
  static TurnScope firstScope(Readings readings) {
    return readings.firstTurn().isOn() ? TurnScope.UNNAMED : TurnScope.WHOLE;
  }

  /// The side's live units as it sees them from its own edge: leftmost first, then the nearer to
  /// that edge, then by roster.
  ///
  /// @rule MBB-10
  /// @rule MBB-34
  static List<PieceId> leftmostFirst(Battle battle, SideId side) {
    TableEdge edge = BattleState.of(battle).edge(side);
    List<Piece> units = new ArrayList<>();
    for (int i = 0; i < battle.pieces().size(); i++) {
      Piece piece = battle.pieces().at(i);
      if (piece.isOf(side) && UnitState.of(piece).isLive()) {
        insert(units, piece, edge, battle);
      }
    }
    return ids(units);
  }

  private static List<PieceId> ids(List<Piece> units) {
    List<PieceId> ids = new ArrayList<>(units.size());
    units.forEach(unit -> ids.add(unit.id()));
    return ids;
  }

  private static void insert(List<Piece> units, Piece unit, TableEdge edge, Battle battle) {
    int position = units.size();
    while (position > 0 && isLeftOf(unit, units.get(position - 1), edge, battle)) {
      position--;
    }
    units.add(position, unit);
  }

  private static boolean isLeftOf(Piece unit, Piece other, TableEdge edge, Battle battle) {
    var at = Board.pose(unit).at();
    var otherAt = Board.pose(other).at();
    int sideways = Long.compare(edge.rightward(at), edge.rightward(otherAt));
    return sideways != 0
        ? sideways < 0
        : edge.distance(at, battle.table()) < edge.distance(otherAt, battle.table());
  }

  private static Clock at(Clock clock, Phase phase) {
    return new Clock(clock.round(), clock.turn(), clock.active(), phase.word());
  }
}
