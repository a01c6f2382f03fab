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
  private final Shortening shortening;

  MoveChecks(Setting setting) {
    this.setting = setting;
    this.tariff = new Tariff(setting.readings());
    this.slow = new SlowGround(setting);
    this.exits = new Exits(setting);
    this.way = new Way(setting, exits);
    this.shortening = new Shortening(this, tariff);
  }

  /// What the path costs.
  Bill bill(Battle battle, Piece unit, Path path) {
    return tariff.bill(UnitState.of(unit), path, slow.extra(battle, unit, path));
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

  /// Whether the path may be gone.
  boolean isLegal(Battle battle, Piece unit, Path path) {
    return !isNothing(path)
        && bill(battle, unit, path).isWithin(left(unit))
        && isLegalEnd(battle, unit, path)
        && way.halt(battle, unit, path).isEmpty();
  }

  /// Whether a path that is free and paid for ends where the unit may end.
  boolean isLegalEnd(Battle battle, Piece unit, Path path) {
    return grammar(unit, path).isEmpty()
        && exit(battle, unit, path).isEmpty()
        && end(battle, unit, path).isEmpty();
  }

  /// What is looked at, in order.
  private enum Check {
    GRAMMAR,
    POINTS,
    WAY,
    EXIT,
    END
  }

  private Optional<Refusal> refusal(Check check, Battle battle, Piece unit, Path path, Bill bill) {
    return switch (check) {
      case GRAMMAR -> grammar(unit, path);
      case POINTS -> points(unit, bill);
      case WAY -> way.halt(battle, unit, path).map(halt -> blocked(battle, unit, path, halt));
      case EXIT -> exit(battle, unit, path);
      case END -> end(battle, unit, path);
    };
  }

  private Optional<Refusal> grammar(Piece unit, Path path) {
    if (setting.readings().movement() == Readings.Motion.SIMPLE_RADIUS) {
      return Optional.of(MoveRefusals.byRadius(unit, path));
    }
    return flies(unit) && path.reverse().thousandths() > 0
        ? Optional.of(MoveRefusals.backwardFlight(unit))
        : Optional.empty();
  }

  private Optional<Refusal> points(Piece unit, Bill bill) {
    UnitKind kind = kind(unit);
    return bill.total() > kind.movementThousandths()
        ? Optional.of(MoveRefusals.points(unit, kind, bill))
        : Optional.empty();
  }

  private Refusal blocked(Battle battle, Piece unit, Path path, Halt halt) {
    Refusal refusal = MoveRefusals.blocked(unit, halt);
    return shortening
        .until(battle, unit, halt.freePart(path))
        .map(free -> refusal.withNearest(new UnitCommand.Move(unit.id(), free)))
        .orElse(refusal);
  }

  private Optional<Refusal> exit(Battle battle, Piece unit, Path path) {
    return !exits.mayLeave(unit) || isWhollyInOrOut(battle, unit, path)
        ? Optional.empty()
        : Optional.of(halfOut(battle, unit, path));
  }

  private boolean isWhollyInOrOut(Battle battle, Piece unit, Path path) {
    Pose end = path.end(Board.pose(unit));
    return way.keepsTo(battle.table(), unit, end)
        || exits.isBeyond(battle, unit, end) && Exits.endsForward(path);
  }

  private Refusal halfOut(Battle battle, Piece unit, Path path) {
    Path before = Exits.endsForward(path) ? Exits.butLast(path) : path;
    long needed = exits.distance(battle, unit, before.end(Board.pose(unit)));
    long left = kind(unit).movementThousandths() - bill(battle, unit, before).total();
    Refusal refusal = MoveRefusals.halfOut(unit, needed, left);
    if (needed < 0 || needed > left) {
      return refusal;
    }
    Path out = before.then(Shortening.forward(needed));
    return refusal.withNearest(new UnitCommand.Move(unit.id(), out));
  }

  private Optional<Refusal> end(Battle battle, Piece unit, Path path) {
    boolean crossing = setting.readings().softCover() == Readings.SoftCover.DOUBLE_COST;
    return crossing || flies(unit)
        ? way.underneath(battle, unit, path.end(Board.pose(unit)))
            .map(other -> MoveRefusals.endsOn(unit, kind(unit), other))
        : Optional.empty();
  }

  private Refusal amended(Check check, Refusal refusal, Battle battle, Piece unit, Path path) {
    if (check == Check.WAY || refusal.amended().isPresent()) {
      return refusal;
    }
    return shortening
        .of(battle, unit, path)
        .map(legal -> refusal.withNearest(new UnitCommand.Move(unit.id(), legal)))
        .orElse(refusal);
  }

  /// The path up to what stops it.
  Path free(Battle battle, Piece unit, Path path) {
    return way.halt(battle, unit, path).map(halt -> halt.freePart(path)).orElse(path);
  }

  /// The path up to what it may not end on.
  Path clear(Battle battle, Piece unit, Path path) {
    return way.untilContact(battle, unit, path).orElse(path);
  }

  /// Whether the unit flies.
  boolean flies(Piece unit) {
    return kind(unit).unitClass().flies();
  }

  private UnitKind kind(Piece unit) {
    return setting.catalogue().unit(unit);
  }
}
