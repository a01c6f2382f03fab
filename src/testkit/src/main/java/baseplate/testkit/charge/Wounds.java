package baseplate.testkit.charge;

import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Resolution;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.geometry.Angle;
import baseplate.geometry.Bearing;
import baseplate.testkit.charge.ChargeStep.Exchange;
import baseplate.testkit.charge.ChargeStep.Flying;
import baseplate.testkit.charge.ChargeStep.GoingOn;
import baseplate.testkit.charge.ChargeStep.Knocking;
import baseplate.testkit.charge.ChargeStep.Landing;
import baseplate.testkit.charge.ChargeStep.Onward;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Blows that go through, and where they go on.
///
/// @rule CHG-6 A blow that goes through costs as much strength as its dice show; each six is rolled
///   again and added. A piece without strength falls.
/// @rule CHG-7 What is left of a blow that fells goes on along its line to the next piece within
///   four inches, less a die.
final class Wounds {
  /// The agreement on whom a blow that goes on may hit.
  static final String CARRY = "carry";

  /// Whoever stands in its line.
  static final String ANYONE = "anyone";

  private static final int SIDES = 6;

  private final Ground ground;
  private final Blows blows;
  private final Agreements agreements;

  Wounds(Ground ground, Blows blows, Agreements agreements) {
    this.ground = ground;
    this.blows = blows;
    this.agreements = agreements;
  }

  Resolution landing(Battle battle, Landing step, Hearing hearing) {
    Exchange exchange = step.exchange();
    Piece target = battle.pieces().get(exchange.target());
    Angle along = along(battle, exchange);
    int cap = felling(battle, target, exchange, along);
    int force = hearing.outcome(new Request.Chain(Pool.of(step.dice(), SIDES), cap));
    return hurt(battle, exchange, new Onward(along, target.id(), force), hearing);
  }

  /// The direction of a blow.
  static Angle along(Battle battle, Exchange exchange) {
    return Bearing.of(
        Ground.pose(battle.pieces().get(exchange.striker())).at(),
        Ground.pose(battle.pieces().get(exchange.target())).at());
  }

  /// The least force that fells a piece and, whatever the dice say, everybody behind it: more makes
  /// no difference, so no more is asked.
  private int felling(Battle battle, Piece target, Exchange exchange, Angle along) {
    int force = Ground.strength(target);
    for (Piece piece : behind(battle, target, exchange, along)) {
      force += SIDES + (mayHit(battle, exchange, piece) ? Ground.strength(piece) : 0);
    }
    return force;
  }

  private List<Piece> behind(Battle battle, Piece struck, Exchange exchange, Angle along) {
    Piece striker = battle.pieces().get(exchange.striker());
    return ground.behind(battle, struck, new Ground.Line(Ground.pose(striker).at(), along));
  }

  private boolean mayHit(Battle battle, Exchange exchange, Piece piece) {
    return agreements.is(CARRY, ANYONE)
        || !piece.isOf(Ground.side(battle.pieces().get(exchange.striker())));
  }

  Resolution goingOn(Battle battle, GoingOn step, Hearing hearing) {
    Onward onward = step.onward();
    int left = onward.force() - hearing.sum(Pool.of(1, SIDES));
    return left > 0
        ? hurt(battle, step.exchange(), onward.with(left), hearing)
        : over(battle, List.of(), step.exchange());
  }

  /// What force does to the piece that it reaches.
  private Resolution hurt(Battle battle, Exchange exchange, Onward blow, Hearing hearing) {
    Piece piece = battle.pieces().get(blow.next());
    int left = Ground.strength(piece) - blow.force();
    if (left <= 0) {
      return fallen(battle, exchange, blow, hearing);
    }
    cite(hearing, ChargeRule.WOUNDING, piece, Phrase.of("charge.loses", "strength", blow.force()));
    List<Event> hurt = List.of(new Event.PieceChanged(piece.id(), new Body.Fighter(left)));
    return piece.id().equals(exchange.target())
        ? Resolution.then(hurt, new Knocking(exchange))
        : over(battle, hurt, exchange);
  }

  private Resolution fallen(Battle battle, Exchange exchange, Onward blow, Hearing hearing) {
    Piece piece = battle.pieces().get(blow.next());
    cite(hearing, ChargeRule.WOUNDING, piece, Phrase.of("charge.falls"));
    List<PieceId> modules = ground.borne(battle, piece).stream().map(Piece::id).toList();
    List<Event> events = new ArrayList<>();
    modules.forEach(module -> events.add(new Event.PieceMoved(module, piece.place())));
    events.add(new Event.PieceRemoved(piece.id()));
    Optional<Event> won = Turns.won(battle.after(events), Ground.side(piece));
    if (won.isPresent()) {
      events.add(won.get());
      return Resolution.done(events);
    }
    Onward onward = onward(battle, exchange, blow, hearing);
    return modules.isEmpty()
        ? goesOn(battle, events, exchange, onward)
        : Resolution.then(events, new Flying(exchange, modules, onward));
  }

  /// Where what is left of a blow that fells goes; null where nothing is left or nobody is there.
  private @Nullable Onward onward(Battle battle, Exchange exchange, Onward blow, Hearing hearing) {
    Piece fallen = battle.pieces().get(blow.next());
    int left = blow.force() - Ground.strength(fallen);
    List<Piece> behind = behind(battle, fallen, exchange, blow.along());
    if (left <= 0 || behind.isEmpty()) {
      return null;
    }
    Piece next = behind.getFirst();
    if (!mayHit(battle, exchange, next)) {
      spare(next.id(), hearing);
      return null;
    }
    Phrase effect = Phrase.of("charge.goes-on", "force", left, "next", next.id());
    cite(hearing, ChargeRule.GOING_ON, fallen, effect);
    return new Onward(blow.along(), next.id(), left);
  }

  private static void spare(PieceId piece, Hearing hearing) {
    Phrase spared = Phrase.of("charge.spares", "piece", piece);
    hearing.evidence().ruleAgreed(ChargeRule.GOING_ON.id(), piece.text(), spared, CARRY);
  }

  /// That a blow goes on where there is anywhere to go, and is over else.
  Resolution goesOn(Battle battle, List<Event> events, Exchange exchange, @Nullable Onward onward) {
    return onward == null
        ? over(battle, events, exchange)
        : Resolution.then(events, new GoingOn(exchange, onward));
  }

  /// That a blow is over with these events.
  Resolution over(Battle battle, List<Event> events, Exchange exchange) {
    ChargeStep next = blows.ended(battle.after(events), exchange);
    return next == null ? Resolution.done(events) : Resolution.then(events, next);
  }

  private static void cite(Hearing hearing, ChargeRule rule, Piece subject, Phrase effect) {
    RuleId id = rule.id();
    hearing.evidence().rule(id, subject.id().text(), effect);
  }
}
