package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.Refusal;
import baseplate.core.words.Phrase;
import baseplate.geometry.path.Halt;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import baseplate.geometry.path.Stopper;
import java.util.List;

/// What is said of a path that may not be gone.
final class MoveRefusals {
  private MoveRefusals() {}

  /// The table moves by radius.
  static Refusal byRadius(Piece unit, Path path) {
    UnitCommand.Put nearest = new UnitCommand.Put(unit.id(), path.end(Board.pose(unit)));
    return Refusal.byRule(Rule.MBB_8, Phrase.of("mbb.refused.by-radius", "unit", unit.id()))
        .withNearest(nearest);
  }

  static Refusal backwardFlight(Piece unit) {
    return Refusal.byRule(Rule.MBB_25, Phrase.of("mbb.refused.backward-flight", "unit", unit.id()));
  }

  /// The bill is more than the unit can pay.
  static Refusal points(Piece unit, UnitKind kind, Bill bill) {
    long left = Math.max(0, kind.movementThousandths() - bill.before());
    Phrase reason =
        itemised(Phrase.of("mbb.refused.points", "unit", unit.id()), bill)
            .with("wanted", Decimal.thousandths(bill.total() - bill.before()))
            .with("left", Decimal.thousandths(left))
            .with("total", Decimal.thousandths(bill.total()))
            .with("points", kind.movement());
    return new Refusal(
        Refusal.Kind.RULE, List.of(Rule.MBB_4, Rule.MBB_5, Rule.MBB_6), reason, null);
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
  static Refusal blocked(Piece unit, Halt halt) {
    Phrase reason =
        switch (halt.by()) {
          case Stopper.TableEdge() -> stopped("mbb.refused.leaves-table", unit, halt);
          case Stopper.Piece(String other) ->
              stopped("mbb.refused.blocked", unit, halt).with("by", other);
        };
    return Refusal.byRule(Rule.MBB_9, reason);
  }

  private static Phrase stopped(String key, Piece unit, Halt halt) {
    return Phrase.of(key, "unit", unit.id())
        .with("x", Decimal.thousandths(halt.at().at().x()))
        .with("y", Decimal.thousandths(halt.at().at().y()))
        .with("segment", halt.index() + 1)
        .with("free", free(halt.free()));
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

  /// The unit would end neither wholly on the table nor wholly beyond the exit edge.
  ///
  /// @param needed how far ahead it would be out, in thousandths; negative where it never is
  /// @param left what it could still go, in thousandths
  static Refusal halfOut(Piece unit, long needed, long left) {
    return Refusal.byRule(
        Rule.MBB_39,
        Phrase.of("mbb.refused.half-out", "unit", unit.id())
            .with("needed", Decimal.thousandths(Math.max(0, needed)))
            .with("left", Decimal.thousandths(Math.max(0, left))));
  }

  /// The unit would end in what it may not end in.
  static Refusal endsOn(Piece unit, UnitKind kind, Piece other) {
    return Refusal.byRule(
        kind.unitClass().flies() ? Rule.MBB_25 : Rule.MBB_9,
        Phrase.of("mbb.refused.ends-on", "unit", unit.id(), "other", other.id()));
  }
}
