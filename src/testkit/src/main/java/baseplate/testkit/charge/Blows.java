package baseplate.testkit.charge;

import baseplate.core.Amount;
import baseplate.core.Battle;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Reckoning;
import baseplate.core.Refusal;
import baseplate.core.Resolution;
import baseplate.core.SideId;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.core.words.Phrase;
import baseplate.geometry.Contact;
import baseplate.testkit.charge.ChargeEvent.Result;
import baseplate.testkit.charge.ChargeStep.Exchange;
import baseplate.testkit.charge.ChargeStep.Landing;
import baseplate.testkit.charge.ChargeStep.Striking;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Blows up to whether they go through.
///
/// @rule CHG-4 A piece strikes an enemy within its reach. Both exchange up to six blows, turn
///   about, while both stand and reach each other.
/// @rule CHG-5 The struck side chooses to take the blow, which then needs the ward on the attack's
///   dice, or to parry, and then the attack must be above the parry's dice. A parry that fails lets
///   the blow through with a die more.
final class Blows {
  /// The kind of the choice of a parry.
  static final String PARRY = "parry";

  private static final int MOST_BLOWS = 6;
  private static final int SIDES = 6;

  private final Stock stock;
  private final Ground ground;

  Blows(Stock stock, Ground ground) {
    this.stock = stock;
    this.ground = ground;
  }

  Resolution strike(Battle battle, SideId by, ChargeCommand.Strike strike, Hearing hearing) {
    Optional<Piece> striker = Ground.fighter(battle, strike.piece()).filter(each -> each.isOf(by));
    Optional<Piece> target =
        Ground.fighter(battle, strike.target()).filter(each -> each.isOf(by.other()));
    if (striker.isEmpty()) {
      return hearing.refuse(Turns.structure("nobody", "piece", strike.piece()));
    }
    if (target.isEmpty()) {
      return hearing.refuse(Turns.structure("no-enemy", "piece", strike.target()));
    }
    return strike(battle, striker.get(), target.get(), hearing);
  }

  private Resolution strike(Battle battle, Piece striker, Piece target, Hearing hearing) {
    Refusal struck = Turns.struck(battle, striker);
    Refusal far = outOfReach(battle, striker, target);
    if (struck != null && hearing.objects(struck) || far != null && hearing.objects(far)) {
      return Resolution.notDone();
    }
    return Resolution.then(
        List.of(new ChargeEvent.Struck(striker.id())),
        new Striking(new Exchange(striker.id(), target.id(), MOST_BLOWS, null)));
  }

  private @Nullable Refusal outOfReach(Battle battle, Piece striker, Piece target) {
    if (ground.reaches(battle, striker, target)) {
      return null;
    }
    BigDecimal distance = Contact.distance(ground.placed(striker), ground.placed(target)).inches();
    return Refusal.byRule(
        ChargeRule.STRIKING.id(),
        Phrase.of("charge.refusal.out-of-reach", "piece", striker.id(), "target", target.id())
            .with("distance", distance)
            .with("reach", ground.reach(battle, striker).inches()));
  }

  Resolution striking(Battle battle, Exchange exchange, Hearing hearing) {
    Piece striker = battle.pieces().get(exchange.striker());
    Piece target = battle.pieces().get(exchange.target());
    boolean parries = hearing.choose(ask(exchange, Ground.side(target))).equals(PARRY);
    Result result =
        parries
            ? parried(battle, striker, target, hearing)
            : taken(battle, striker, target, hearing);
    ChargeStep next =
        switch (result) {
          case MISSED, PARRIED -> ended(battle, exchange);
          case HIT, BROKE_THROUGH ->
              new Landing(exchange, weight(battle, striker, result, hearing));
        };
    return then(new ChargeEvent.Blown(striker.id(), target.id(), result), next);
  }

  private static Resolution then(ChargeEvent blown, @Nullable ChargeStep next) {
    return next == null ? Resolution.done(List.of(blown)) : Resolution.then(List.of(blown), next);
  }

  private static Request.Ask ask(Exchange exchange, SideId side) {
    Phrase question =
        Phrase.of("charge.ask.parry", "target", exchange.target(), "striker", exchange.striker());
    return new Request.Ask(
        side,
        PARRY,
        question,
        List.of(
            new Request.Way("take", Phrase.of("charge.way.take")),
            new Request.Way(PARRY, Phrase.of("charge.way.parry"))));
  }

  private Result taken(Battle battle, Piece striker, Piece target, Hearing hearing) {
    int ward = stock.kind(target).ward();
    cite(hearing, target.id(), Phrase.of("charge.needs", "need", ward));
    boolean hits = hearing.reach(Pool.of(attack(battle, striker, hearing), SIDES), ward);
    cite(hearing, target.id(), Phrase.of(hits ? "charge.hit" : "charge.missed"));
    return hits ? Result.HIT : Result.MISSED;
  }

  private Result parried(Battle battle, Piece striker, Piece target, Hearing hearing) {
    List<Amount> lines = new ArrayList<>();
    lines.add(amount("charge.parry", stock.kind(target).parry()));
    for (Stock.Gear gear : ground.gear(battle, target)) {
      add(lines, gear.parry());
    }
    int dice = summed(hearing, "charge.parry", target.id(), lines);
    cite(hearing, target.id(), Phrase.of("charge.against", "dice", dice));
    boolean through =
        hearing.exceeds(Pool.of(attack(battle, striker, hearing), SIDES), Pool.of(dice, SIDES));
    cite(hearing, target.id(), Phrase.of(through ? "charge.broke-through" : "charge.parried"));
    return through ? Result.BROKE_THROUGH : Result.PARRIED;
  }

  private int attack(Battle battle, Piece striker, Hearing hearing) {
    List<Amount> lines = new ArrayList<>();
    lines.add(amount("charge.attack", stock.kind(striker).attack()));
    for (Stock.Gear gear : ground.gear(battle, striker)) {
      add(lines, gear.attack());
    }
    return summed(hearing, "charge.attack", striker.id(), lines);
  }

  private int weight(Battle battle, Piece striker, Result result, Hearing hearing) {
    List<Amount> lines = new ArrayList<>();
    lines.add(amount("charge.weight", stock.kind(striker).weight()));
    for (Stock.Gear gear : ground.gear(battle, striker)) {
      add(lines, gear.weight());
    }
    if (result == Result.BROKE_THROUGH) {
      lines.add(new Amount(Phrase.of("charge.through"), ChargeRule.PARRYING.id(), BigDecimal.ONE));
    }
    return summed(hearing, "charge.weight", striker.id(), lines);
  }

  private static Amount amount(String what, int value) {
    return new Amount(Phrase.of(what), null, BigDecimal.valueOf(value));
  }

  /// A module's line, where it adds anything.
  private static void add(List<Amount> lines, int dice) {
    if (dice > 0) {
      BigDecimal value = BigDecimal.valueOf(dice);
      lines.add(new Amount(Phrase.of("charge.dice"), ChargeRule.JOINING.id(), value));
    }
  }

  private static int summed(Hearing hearing, String what, PieceId subject, List<Amount> lines) {
    BigDecimal total = lines.stream().map(Amount::value).reduce(BigDecimal.ZERO, BigDecimal::add);
    if (hearing.evidence().on()) {
      hearing.evidence().reckon(new Reckoning(Phrase.of(what), subject.text(), lines, total));
    }
    return total.intValueExact();
  }

  private static void cite(Hearing hearing, PieceId subject, Phrase effect) {
    hearing.evidence().rule(ChargeRule.PARRYING.id(), subject.text(), effect);
  }

  /// What follows when a blow and all that came of it are over: the next blow of an exchange, the
  /// rest of the move that was interrupted, or nothing.
  @Nullable ChargeStep ended(Battle battle, Exchange exchange) {
    ChargeStep.Moving rest = exchange.rest();
    if (rest != null) {
      return battle.pieces().find(rest.piece()).isPresent() ? rest : null;
    }
    return exchange.blows() > 1 && isAnswered(battle, exchange)
        ? new Striking(exchange.back())
        : null;
  }

  /// Whether the struck piece stands and reaches the striker.
  private boolean isAnswered(Battle battle, Exchange exchange) {
    Piece striker = battle.pieces().get(exchange.striker());
    return battle
        .pieces()
        .find(exchange.target())
        .filter(target -> ground.reaches(battle, target, striker))
        .isPresent();
  }
}
