package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.Refusal;
import baseplate.core.words.Phrase;
import baseplate.geometry.Pose;
import baseplate.geometry.path.Halt;
import baseplate.geometry.path.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a path must keep to.
///
/// @rule MBB-4
/// @rule MBB-9
/// @rule MBB-25
/// @rule MBB-39
final class MoveChecks {
  private static final List<Check> CHECKS = List.of(Check.values());

  private final Setting setting;
  private final Tariff tariff;
  private final SlowGround slow;
  private final Exits exits;
  private final Way way;
  private final MoveRefusals refusals;
  private final Shortening shortening;
  private final PutChecks puts;
  private final Flights flights;

  MoveChecks(Setting setting) {
    this.setting = setting;
    this.tariff = new Tariff(setting.readings());
    this.slow = new SlowGround(setting);
    this.exits = new Exits(setting);
    this.way = new Way(setting, exits);
    this.refusals = new MoveRefusals(setting);
    this.puts = new PutChecks(setting);
    this.shortening = new Shortening(this, tariff);
    this.flights = new Flights(setting, this);
  }

  /// What aeroplanes must fly.
  Flights flights() {
    return flights;
  }

  /// What the path costs.
  Bill bill(Battle battle, Piece unit, Path path) {
    return tariff.bill(UnitState.of(unit), path, slow.extra(battle, unit, path));
  }

  /// The unit with the path spent.
  UnitState spending(Piece unit, Path path, Bill bill) {
    long flown = flies(unit) ? bill.forward() : 0;
    return UnitState.of(unit).spending(bill.driven(), path.turned().hundredths(), flown);
  }

  /// Thousandths of a Movement Point that the unit has left.
  long left(Piece unit) {
    return Math.max(0, kind(unit).movementThousandths() - tariff.spent(UnitState.of(unit)));
  }

  /// Whether the path may be gone; where not, the refusal stands in the hearing.
  boolean stand(Battle battle, Piece unit, Path path, Bill bill, Hearing hearing) {
    if (isNothing(path)) {
      hearing.refuse(Orders.structure(Phrase.of("mbb.refused.no-move")));
      return false;
    }
    return passes(battle, unit, path, bill, hearing);
  }

  private boolean passes(Battle battle, Piece unit, Path path, Bill bill, Hearing hearing) {
    for (Check check : CHECKS) {
      Optional<Refusal> refusal = refusal(check, battle, unit, path, bill);
      if (refusal.isPresent()
          && hearing.objects(amended(check, refusal.get(), battle, unit, path))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isNothing(Path path) {
    return path.forward().thousandths() == 0
        && path.reverse().thousandths() == 0
        && path.turned().hundredths() == 0;
  }

  /// Whether the path may be gone, whatever an aeroplane must fly after it.
  boolean isLegal(Battle battle, Piece unit, Path path) {
    return !isNothing(path)
        && bill(battle, unit, path).isWithin(left(unit))
        && isLegalEnd(battle, unit, path)
        && way.halt(battle, unit, path).isEmpty();
  }

  /// Whether a path that is free and paid for ends where the unit may end.
  boolean isLegalEnd(Battle battle, Piece unit, Path path) {
    return grammar(unit, path).isEmpty()
        && (!exits.mayLeave(unit) || exits.course(battle, unit, path).isWhole())
        && end(battle, unit, path).isEmpty();
  }

  /// What is looked at, in order.
  private enum Check {
    GRAMMAR,
    POINTS,
    WAY,
    EXIT,
    END,
    FLIGHT
  }

  private Optional<Refusal> refusal(Check check, Battle battle, Piece unit, Path path, Bill bill) {
    return switch (check) {
      case GRAMMAR -> grammar(unit, path);
      case POINTS -> points(battle, unit, path, bill);
      case WAY -> way.halt(battle, unit, path).map(halt -> blocked(battle, unit, path, halt));
      case EXIT -> exit(battle, unit, path);
      case END -> end(battle, unit, path);
      case FLIGHT -> flights.wasted(battle, unit, path);
    };
  }

  private Optional<Refusal> grammar(Piece unit, Path path) {
    if (isByRadius()) {
      return Optional.of(refusals.byRadius(unit));
    }
    return flies(unit) && path.reverse().thousandths() > 0
        ? Optional.of(MoveRefusals.backwardFlight(unit))
        : Optional.empty();
  }

  private boolean isByRadius() {
    return setting.readings().movement() == Readings.Motion.SIMPLE_RADIUS;
  }

  private Optional<Refusal> points(Battle battle, Piece unit, Path path, Bill bill) {
    return bill.total() > kind(unit).movementThousandths()
        ? Optional.of(refusals.points(unit, bill, slow.agreements(battle, unit, path)))
        : Optional.empty();
  }

  private Refusal blocked(Battle battle, Piece unit, Path path, Halt halt) {
    Refusal refusal =
        way.isStoppedByExit(battle, unit, path, halt)
            ? MoveRefusals.noExit(unit, halt)
            : refusals.blocked(battle.pieces(), unit, halt);
    Path free = shortening.until(battle, unit, halt.freePart(path)).orElse(null);
    return offering(refusal, battle, unit, free);
  }

  /// The refusal with the path as what would be accepted, if it is one that an aeroplane that must
  /// fly can afford.
  ///
  /// @param legal null where there is none
  private Refusal offering(Refusal refusal, Battle battle, Piece unit, @Nullable Path legal) {
    return legal == null || flights.wasted(battle, unit, legal).isPresent()
        ? refusal
        : refusal.withNearest(new UnitCommand.Move(unit.id(), legal));
  }

  private Optional<Refusal> exit(Battle battle, Piece unit, Path path) {
    if (!exits.mayLeave(unit)) {
      return Optional.empty();
    }
    Exits.Course course = exits.course(battle, unit, path);
    if (course.standing() == Exits.Standing.HALF_OUT) {
      return Optional.of(halfOut(battle, unit, course.way()));
    }
    return Optional.ofNullable(course.following())
        .map(following -> MoveRefusals.gone(unit, course.way(), following))
        .map(gone -> offering(gone, battle, unit, course.way()));
  }

  /// @param path ends half over the edge, with a piece ahead that led there
  private Refusal halfOut(Battle battle, Piece unit, Path path) {
    Path before = Exits.beginning(path, path.segments().size() - 1);
    long needed = exits.distance(battle, unit, before.end(Board.pose(unit)));
    long left = kind(unit).movementThousandths() - bill(battle, unit, before).total();
    Path out = before.then(Shortening.forward(Math.max(0, needed)));
    Refusal refusal = MoveRefusals.halfOut(unit, needed, left);
    return offering(refusal, battle, unit, isLegal(battle, unit, out) ? out : null);
  }

  private Optional<Refusal> end(Battle battle, Piece unit, Path path) {
    boolean crossing = setting.readings().softCover() == Readings.SoftCover.DOUBLE_COST;
    return crossing || flies(unit)
        ? way.underneath(battle, unit, path.end(Board.pose(unit)))
            .map(other -> refusals.endsOnCrossed(unit, other))
        : Optional.empty();
  }

  private Refusal amended(Check check, Refusal refusal, Battle battle, Piece unit, Path path) {
    if (check == Check.WAY || refusal.amended().isPresent()) {
      return refusal;
    }
    return isByRadius()
        ? put(refusal, battle, unit, path.end(Board.pose(unit)))
        : offering(refusal, battle, unit, shortening.of(battle, unit, path).orElse(null));
  }

  private Refusal put(Refusal refusal, Battle battle, Piece unit, Pose to) {
    return puts.nearest(battle, unit, to).map(refusal::withNearest).orElse(refusal);
  }

  /// The longest beginning of the path that would be accepted, as far as it is easily found.
  Optional<Path> shortened(Battle battle, Piece unit, Path path) {
    return shortening.of(battle, unit, path);
  }

  /// The path up to what stops it.
  Path free(Battle battle, Piece unit, Path path) {
    return way.halt(battle, unit, path).map(halt -> halt.freePart(path)).orElse(path);
  }

  /// The path up to what it may not end on.
  Path clear(Battle battle, Piece unit, Path path) {
    return way.untilContact(battle, unit, path).orElse(path);
  }

  /// Whether a unit that goes the path has left the table.
  ///
  /// @rule MBB-39
  boolean leaves(Battle battle, Piece unit, Path path) {
    return exits.mayLeave(unit) && exits.isBeyond(battle, unit, path.end(Board.pose(unit)));
  }

  /// Whether the unit flies.
  boolean flies(Piece unit) {
    return kind(unit).unitClass().flies();
  }

  private UnitKind kind(Piece unit) {
    return setting.catalogue().unit(unit);
  }
}
