package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.Refusal;
import baseplate.core.words.Phrase;
import baseplate.geometry.Pose;
import baseplate.geometry.path.Halt;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import baseplate.geometry.path.Stopper;
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
      Pose end = path.end(Board.pose(unit));
      return Optional.of(
          Refusal.byRule(Rule.MBB_8, Phrase.of("mbb.refused.by-radius", "unit", unit.id()))
              .withNearest(new UnitCommand.Put(unit.id(), end)));
    }
    return kind(unit).unitClass().flies() && path.reverse().thousandths() > 0
        ? Optional.of(
            Refusal.byRule(
                Rule.MBB_25, Phrase.of("mbb.refused.backward-flight", "unit", unit.id())))
        : Optional.empty();
  }

  private Optional<Refusal> points(Piece unit, Bill bill) {
    long most = kind(unit).movementThousandths();
    if (bill.total() <= most) {
      return Optional.empty();
    }
    Phrase reason =
        Phrase.of("mbb.refused.points", "unit", unit.id())
            .with("before", Decimal.thousandths(bill.before()))
            .with("forward", Decimal.thousandths(bill.forward()))
            .with("reverse", Decimal.thousandths(bill.reverse()))
            .with("slow", Decimal.thousandths(bill.slow()))
            .with("turning", Decimal.thousandths(bill.turning()))
            .with("wanted", Decimal.thousandths(bill.total() - bill.before()))
            .with("left", Decimal.thousandths(Math.max(0, most - bill.before())))
            .with("total", Decimal.thousandths(bill.total()))
            .with("points", kind(unit).movement());
    return Optional.of(
        new Refusal(Refusal.Kind.RULE, List.of(Rule.MBB_4, Rule.MBB_5, Rule.MBB_6), reason, null));
  }

  private Refusal blocked(Battle battle, Piece unit, Path path, Halt halt) {
    Phrase at =
        Phrase.of("mbb.refused.leaves-table", "unit", unit.id())
            .with("x", Decimal.thousandths(halt.at().at().x()))
            .with("y", Decimal.thousandths(halt.at().at().y()))
            .with("segment", halt.index() + 1)
            .with("free", free(halt.free()));
    Phrase reason =
        switch (halt.by()) {
          case Stopper.TableEdge() -> at;
          case Stopper.Piece(String other) ->
              new Phrase("mbb.refused.blocked", at.args()).with("by", other);
        };
    Refusal refusal = Refusal.byRule(Rule.MBB_9, reason);
    return shortening
        .until(battle, unit, halt.freePart(path))
        .map(free -> refusal.withNearest(new UnitCommand.Move(unit.id(), free)))
        .orElse(refusal);
  }

  private static Phrase free(Segment segment) {
    return switch (segment) {
      case Segment.Forward(var length) ->
          Phrase.of("mbb.segment.forward", "length", Decimal.thousandths(length.thousandths()));
      case Segment.Reverse(var length) ->
          Phrase.of("mbb.segment.reverse", "length", Decimal.thousandths(length.thousandths()));
      case Segment.Turn(var by) ->
          Phrase.of("mbb.segment.turn", "angle", Decimal.hundredths(by.hundredths()));
    };
  }

  private Optional<Refusal> exit(Battle battle, Piece unit, Path path) {
    if (!exits.mayLeave(unit)) {
      return Optional.empty();
    }
    Pose end = path.end(Board.pose(unit));
    if (way.keepsTo(battle.table(), unit, end)
        || exits.isBeyond(battle, unit, end) && Exits.endsForward(path)) {
      return Optional.empty();
    }
    Path before = Exits.endsForward(path) ? Exits.butLast(path) : path;
    long needed = exits.distance(battle, unit, before.end(Board.pose(unit)));
    long left = kind(unit).movementThousandths() - bill(battle, unit, before).total();
    Phrase reason =
        Phrase.of("mbb.refused.half-out", "unit", unit.id())
            .with("needed", Decimal.thousandths(Math.max(0, needed)))
            .with("left", Decimal.thousandths(Math.max(0, left)));
    Refusal refusal = Refusal.byRule(Rule.MBB_39, reason);
    return Optional.of(
        needed >= 0 && needed <= left
            ? refusal.withNearest(
                new UnitCommand.Move(unit.id(), before.then(Shortening.forward(needed))))
            : refusal);
  }

  private Optional<Refusal> end(Battle battle, Piece unit, Path path) {
    boolean crossing = setting.readings().softCover() == Readings.SoftCover.DOUBLE_COST;
    if (!crossing && !kind(unit).unitClass().flies()) {
      return Optional.empty();
    }
    return way.underneath(battle, unit, path.end(Board.pose(unit)))
        .map(
            other ->
                Refusal.byRule(
                    kind(unit).unitClass().flies() ? Rule.MBB_25 : Rule.MBB_9,
                    Phrase.of("mbb.refused.ends-on", "unit", unit.id(), "other", other.id())));
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
