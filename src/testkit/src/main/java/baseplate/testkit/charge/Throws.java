package baseplate.testkit.charge;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.Resolution;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.core.words.Phrase;
import baseplate.geometry.Angle;
import baseplate.geometry.Length;
import baseplate.geometry.path.Barriers;
import baseplate.geometry.path.Shift;
import baseplate.geometry.path.Stopper;
import baseplate.geometry.path.Sweep;
import baseplate.testkit.charge.ChargeStep.Exchange;
import baseplate.testkit.charge.ChargeStep.Flying;
import java.math.BigDecimal;
import java.util.List;

/// What is thrown about: pieces that are knocked back, modules of those that fall.
///
/// @rule CHG-8 The piece at which a blow was aimed is knocked back if it was hit and stands,
///   straight away from the striker, half an inch for each by which the push's dice exceed its
///   hold's. It stops at contact and at the table's edge.
/// @rule CHG-9 The modules of a fallen piece fly off by a clock die, half an inch for each eye of
///   another die, and stop at the table's edge.
final class Throws {
  private static final int SIDES = 6;
  private static final int WAYS = 12;
  private static final long HALF_INCH = 500;

  private final Stock stock;
  private final Ground ground;
  private final Wounds wounds;

  Throws(Stock stock, Ground ground, Wounds wounds) {
    this.stock = stock;
    this.ground = ground;
    this.wounds = wounds;
  }

  private static Length halves(int count) {
    return Length.ofThousandths(HALF_INCH * count);
  }

  Resolution knocking(Battle battle, Exchange exchange, Hearing hearing) {
    Piece striker = battle.pieces().get(exchange.striker());
    Piece target = battle.pieces().get(exchange.target());
    int lead = hearing.outcome(new Request.Difference(push(striker), hold(target)));
    Shift shift = knocked(battle, exchange, target, Math.max(0, lead));
    if (shift.done().equals(Length.ZERO)) {
      return wounds.over(battle, List.of(), exchange);
    }
    hearing.evidence().rule(ChargeRule.KNOCKING.id(), target.id().text(), told(shift));
    Event moved = new Event.PieceMoved(target.id(), new Place.OnTable(shift.at()));
    return wounds.over(battle, List.of(moved), exchange.alone());
  }

  private Pool push(Piece striker) {
    return Pool.of(stock.kind(striker).push(), SIDES);
  }

  private Pool hold(Piece target) {
    return Pool.of(stock.kind(target).hold(), SIDES);
  }

  private Shift knocked(Battle battle, Exchange exchange, Piece target, int halves) {
    return Sweep.shifted(
        stock.kind(target).outline(),
        Ground.pose(target),
        Wounds.along(battle, exchange),
        halves(halves),
        ground.around(battle, target));
  }

  private static Phrase told(Shift shift) {
    Phrase free = Phrase.of("charge.knocked", "inches", shift.done().inches());
    return shift.stopper().map(by -> told(by, shift.done().inches())).orElse(free);
  }

  private static Phrase told(Stopper by, BigDecimal inches) {
    return switch (by) {
      case Stopper.Piece(String id) -> Phrase.of("charge.stopped-by", "inches", inches, "by", id);
      case Stopper.TableEdge() -> Phrase.of("charge.stopped-by-edge", "inches", inches);
    };
  }

  private Shift flown(Battle battle, Piece module, int hour, Length far) {
    return Sweep.shifted(
        stock.gear(module).outline(),
        Ground.pose(module),
        Angle.ofHundredths((long) Angle.FULL / WAYS * hour),
        far,
        Barriers.of(List.of(), Ground.table(battle)));
  }

  Resolution flying(Battle battle, Flying step, Hearing hearing) {
    Piece module = battle.pieces().get(step.modules().getFirst());
    int hour = hearing.outcome(new Request.Direction(WAYS));
    Shift shift = flown(battle, module, hour, halves(hearing.sum(Pool.of(1, SIDES))));
    Phrase flies = Phrase.of("charge.flies", "inches", shift.done().inches());
    hearing.evidence().rule(ChargeRule.FLYING.id(), module.id().text(), flies);
    Event flown = new Event.PieceMoved(module.id(), new Place.OnTable(shift.at()));
    List<PieceId> left = step.modules().subList(1, step.modules().size());
    return left.isEmpty()
        ? wounds.goesOn(battle, List.of(flown), step.exchange(), step.onward())
        : Resolution.then(List.of(flown), new Flying(step.exchange(), left, step.onward()));
  }
}
