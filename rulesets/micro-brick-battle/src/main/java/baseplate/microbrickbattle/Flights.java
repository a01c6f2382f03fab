package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.Evidence;
import baseplate.core.Piece;
import baseplate.core.Place;
import baseplate.core.Refusal;
import baseplate.core.SideId;
import baseplate.core.words.Phrase;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What aeroplanes must fly: in each own Movement Phase at least half their Movement Points
/// forward, where any legal flight does so. A move that would leave them without one is refused, so
/// that the obligation stands from the start of the phase to its end.
///
/// A flight is looked for straight ahead and after a turn in steps of 15 degrees, at once or after
/// some way in whole inches; where none is found the aeroplane may stay.
///
/// @rule MBB-25
final class Flights {
  private static final int TURN = 15;
  private static final long STEP = 1000;

  private final Setting setting;
  private final boolean obliged;
  private final MoveChecks checks;
  private final PutFlights puts;

  Flights(Setting setting, MoveChecks checks) {
    this.setting = setting;
    this.checks = checks;
    this.puts = new PutFlights(setting);
    this.obliged =
        setting.readings().aeroplanes() == Readings.Flight.MUST_FLY
            && setting.catalogue().units().values().stream()
                .anyMatch(kind -> kind.unitClass().flies());
  }

  /// Why the side may not end its movement: an aeroplane that has not flown far enough and could.
  Optional<Refusal> unflown(Battle battle, SideId by) {
    if (!obliged) {
      return Optional.empty();
    }
    return battle.pieces().list().stream()
        .filter(piece -> piece.isOf(by) && missing(piece) > 0)
        .flatMap(piece -> unflown(battle, piece).stream())
        .findFirst();
  }

  private Optional<Refusal> unflown(Battle battle, Piece unit) {
    return flight(battle, unit).map(flight -> refusal(unit).withNearest(flight));
  }

  /// Why an aeroplane may not go the path: after it no legal flight would go as far as it must,
  /// while one does now.
  Optional<Refusal> wasted(Battle battle, Piece unit, Path path) {
    if (!obliged || !checks.flies(unit) || checks.leaves(battle, unit, path)) {
      return Optional.empty();
    }
    UnitState state = checks.spending(unit, path, checks.bill(battle, unit, path));
    return missing(unit, state) == 0
        ? Optional.empty()
        : wasted(battle, unit, path.end(Board.pose(unit)), state);
  }

  private Optional<Refusal> wasted(Battle battle, Piece unit, Pose end, UnitState state) {
    Battle later =
        battle.after(
            List.of(
                new Event.PieceMoved(unit.id(), new Place.OnTable(end)),
                new Event.PieceChanged(unit.id(), state)));
    Piece after = later.pieces().get(unit.id());
    return flight(later, after).isPresent()
        ? Optional.empty()
        : flight(battle, unit).map(flight -> wasting(after).withNearest(flight));
  }

  private Refusal wasting(Piece after) {
    Phrase reason =
        told("mbb.refused.wasted-flight", after)
            .with("left", Decimal.thousandths(checks.left(after)));
    return Refusal.byRule(Rule.MBB_25, agreed(reason));
  }

  private Phrase agreed(Phrase phrase) {
    return setting.readings().agreed().in(phrase, HouseOptions.AEROPLANES);
  }

  /// How far it has flown and how far it must.
  private Phrase told(String key, Piece unit) {
    return Phrase.of(key, "unit", unit.id())
        .with("flown", Decimal.thousandths(UnitState.of(unit).flown()))
        .with("least", Decimal.thousandths(least(setting.catalogue().unit(unit))));
  }

  /// Says of each of the side's aeroplanes that has not flown far enough why it may rest.
  void tellResting(Battle battle, SideId by, Evidence evidence) {
    for (Piece unit : battle.pieces()) {
      if (unit.isOf(by) && missing(unit) > 0) {
        String key = obliged ? "mbb.ruling.no-flight" : "mbb.ruling.not-flown";
        setting
            .readings()
            .agreed()
            .rule(
                evidence, Rule.MBB_25, unit.id().text(), told(key, unit), HouseOptions.AEROPLANES);
      }
    }
  }

  /// How much further a unit must fly, in thousandths of an inch.
  private long missing(Piece unit) {
    return missing(unit, UnitState.of(unit));
  }

  private long missing(Piece unit, UnitState state) {
    UnitKind kind = setting.catalogue().unit(unit);
    return state.isLive() && kind.unitClass().flies()
        ? Math.max(0, least(kind) - state.flown())
        : 0;
  }

  private static long least(UnitKind kind) {
    return (kind.movementThousandths() + 1) / 2;
  }

  private Refusal refusal(Piece unit) {
    return Refusal.byRule(Rule.MBB_25, agreed(told("mbb.refused.unflown", unit)));
  }

  private Optional<UnitCommand> flight(Battle battle, Piece unit) {
    if (setting.readings().movement() == Readings.Motion.SIMPLE_RADIUS) {
      return puts.flight(battle, unit, missing(unit));
    }
    return path(battle, unit, missing(unit)).map(path -> new UnitCommand.Move(unit.id(), path));
  }

  private Optional<Path> path(Battle battle, Piece unit, long wanted) {
    for (long before = 0; before <= wanted; before += STEP) {
      for (int turn : turns()) {
        Path path = path(before, turn, wanted - before);
        if (checks.isLegal(battle, unit, path)) {
          return Optional.of(path);
        }
      }
    }
    return Optional.empty();
  }

  /// To both sides alternately, the smaller first.
  static List<Integer> turns() {
    List<Integer> turns = new ArrayList<>();
    turns.add(0);
    for (int turn = TURN; turn <= 180; turn += TURN) {
      turns.add(turn);
      turns.add(-turn);
    }
    return turns;
  }

  private static Path path(long before, int turn, long after) {
    List<Segment> segments = new ArrayList<>(forward(before));
    if (turn != 0) {
      segments.add(new Segment.Turn(Rotation.ofDegrees(turn)));
    }
    segments.addAll(forward(after));
    return new Path(segments);
  }

  private static List<Segment> forward(long way) {
    return way > 0 ? List.of(Shortening.forward(way)) : List.of();
  }
}
