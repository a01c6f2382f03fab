package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Pieces;
import baseplate.core.Refusal;
import baseplate.core.TableSize;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.geometry.Pose;
import baseplate.geometry.path.Halt;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import baseplate.geometry.path.Stopper;
import java.util.ArrayList;
import java.util.List;

/// What is said of a move that may not be made.
final class MoveRefusals {
  private final Readings readings;
  private final Catalogue catalogue;

  MoveRefusals(Setting setting) {
    this.readings = setting.readings();
    this.catalogue = setting.catalogue();
  }

  /// The table moves by radius.
  Refusal byRadius(Piece unit) {
    return byMotion("mbb.refused.by-radius", unit);
  }

  /// The table moves by paths.
  Refusal byPath(Piece unit) {
    return byMotion("mbb.refused.by-path", unit);
  }

  private Refusal byMotion(String key, Piece unit) {
    Phrase reason = Phrase.of(key, "unit", unit.id());
    return Refusal.byRule(Rule.MBB_8, readings.agreed().in(reason, HouseOptions.MOVEMENT));
  }

  /// The place is further off than the unit's points go.
  Refusal tooFar(Piece unit, long wanted, long left) {
    Phrase reason =
        Phrase.of("mbb.refused.too-far", "unit", unit.id())
            .with("wanted", Decimal.thousandths(wanted))
            .with("left", Decimal.thousandths(left));
    return Refusal.byRule(Rule.MBB_8, readings.agreed().in(reason, HouseOptions.MOVEMENT));
  }

  static Refusal backwardFlight(Piece unit) {
    return Refusal.byRule(Rule.MBB_25, Phrase.of("mbb.refused.backward-flight", "unit", unit.id()));
  }

  /// The bill is more than the unit can pay.
  ///
  /// @param slowBy the agreements by which slow ground is charged
  Refusal points(Piece unit, Bill bill, List<String> slowBy) {
    UnitKind kind = catalogue.unit(unit);
    long left = Math.max(0, kind.movementThousandths() - bill.before());
    Phrase reason =
        itemised(Phrase.of("mbb.refused.points", "unit", unit.id()), bill)
            .with("wanted", Decimal.thousandths(bill.total() - bill.before()))
            .with("left", Decimal.thousandths(left))
            .with("total", Decimal.thousandths(bill.total()))
            .with("points", kind.movement());
    List<RuleId> rules = List.of(Rule.MBB_4, Rule.MBB_5, Rule.MBB_6);
    return new Refusal(Refusal.Kind.RULE, rules, agreed(reason, bill, slowBy), null);
  }

  private Phrase agreed(Phrase reason, Bill bill, List<String> slowBy) {
    List<String> keys = new ArrayList<>(slowBy);
    if (bill.turning() > 0) {
      keys.addFirst(HouseOptions.TURNING);
    }
    return readings.agreed().in(reason, keys);
  }

  private static Phrase itemised(Phrase reason, Bill bill) {
    return reason
        .with("before", Decimal.thousandths(bill.before()))
        .with("forward", Decimal.thousandths(bill.forward()))
        .with("reverse", Decimal.thousandths(bill.reverse()))
        .with("slow", Decimal.thousandths(bill.slow()))
        .with("turning", Decimal.thousandths(bill.turning()));
  }

  /// Something stops the unit on its way.
  Refusal blocked(Pieces pieces, Piece unit, Halt halt) {
    return switch (halt.by()) {
      case Stopper.TableEdge() ->
          Refusal.byRule(Rule.MBB_9, stopped("mbb.refused.leaves-table", unit, halt));
      case Stopper.Piece(String other) ->
          Refusal.byRule(Rule.MBB_9, blocked(pieces.get(new PieceId(other)), unit, halt));
    };
  }

  private Phrase blocked(Piece other, Piece unit, Halt halt) {
    Phrase reason = stopped("mbb.refused.blocked", unit, halt).with("by", other.id());
    return isLow(other)
        ? readings.agreed().in(reason, HouseOptions.SOFT_COVER)
        : Agreed.none(reason);
  }

  /// Whether an agreement could open the way through it.
  ///
  /// @rule MBB-9
  private boolean isLow(Piece other) {
    return TerrainState.is(other)
        && catalogue.terrain(other).entry() == TerrainKind.Entry.CROSSABLE;
  }

  /// The exit edge stops the unit, which does not go ahead.
  static Refusal noExit(Piece unit, Halt halt) {
    return new Refusal(
        Refusal.Kind.RULE,
        List.of(Rule.MBB_39, Rule.MBB_9),
        stopped("mbb.refused.no-exit", unit, halt),
        null);
  }

  private static Phrase stopped(String key, Piece unit, Halt halt) {
    return Phrase.of(key, "unit", unit.id())
        .with("x", Decimal.thousandths(halt.at().at().x()))
        .with("y", Decimal.thousandths(halt.at().at().y()))
        .with("segment", halt.index() + 1)
        .with("free", told(halt.free()));
  }

  private static Phrase told(Segment segment) {
    return switch (segment) {
      case Segment.Forward(var length) ->
          Phrase.of("mbb.segment.forward", "length", Decimal.thousandths(length.thousandths()));
      case Segment.Reverse(var length) ->
          Phrase.of("mbb.segment.reverse", "length", Decimal.thousandths(length.thousandths()));
      case Segment.Turn(var by) ->
          Phrase.of("mbb.segment.turn", "angle", Decimal.hundredths(by.hundredths()));
    };
  }

  /// The unit would stand neither wholly on the table nor wholly beyond the exit edge.
  ///
  /// @param needed how far ahead it would be out, in thousandths; negative where it never is
  /// @param left what it could still go, in thousandths
  static Refusal halfOut(Piece unit, long needed, long left) {
    if (needed < 0) {
      return Refusal.byRule(Rule.MBB_39, Phrase.of("mbb.refused.never-out", "unit", unit.id()));
    }
    return Refusal.byRule(
        Rule.MBB_39,
        Phrase.of("mbb.refused.half-out", "unit", unit.id())
            .with("needed", Decimal.thousandths(needed))
            .with("left", Decimal.thousandths(Math.max(0, left))));
  }

  /// The path goes on where the unit has left.
  static Refusal gone(Piece unit, Path way, Segment following) {
    return Refusal.byRule(
        Rule.MBB_39,
        Phrase.of("mbb.refused.gone", "unit", unit.id())
            .with("parts", way.segments().size())
            .with("following", told(following)));
  }

  /// The unit would not stand wholly on the table.
  static Refusal offTable(Piece unit, Pose to, TableSize table) {
    return Refusal.byRule(
        Rule.MBB_9,
        Phrase.of("mbb.refused.off-table", "unit", unit.id())
            .with("x", Decimal.thousandths(to.at().x()))
            .with("y", Decimal.thousandths(to.at().y()))
            .with("width", table.width().decimal())
            .with("depth", table.depth().decimal()));
  }

  /// The unit would end in what it may not end in.
  static Refusal endsOn(RuleId rule, Piece unit, Piece other) {
    Phrase reason = Phrase.of("mbb.refused.ends-on", "unit", unit.id(), "other", other.id());
    return Refusal.byRule(rule, Agreed.none(reason));
  }

  /// The same of a unit that moves.
  Refusal endsOn(Piece unit, Piece other) {
    boolean flies = catalogue.unit(unit).unitClass().flies();
    return endsOn(flies ? Rule.MBB_25 : Rule.MBB_9, unit, other);
  }

  /// The same of a unit whose path leads over low obstacles by agreement.
  Refusal endsOnCrossed(Piece unit, Piece other) {
    Refusal refusal = endsOn(unit, other);
    return isLow(other)
        ? new Refusal(
            refusal.kind(),
            refusal.rules(),
            readings.agreed().in(refusal.reason(), HouseOptions.SOFT_COVER),
            null)
        : refusal;
  }
}
