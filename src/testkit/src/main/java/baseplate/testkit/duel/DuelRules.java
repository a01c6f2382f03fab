package baseplate.testkit.duel;

import baseplate.core.Agreements;
import baseplate.core.Amount;
import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Codec;
import baseplate.core.Ending;
import baseplate.core.Event;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Reckoning;
import baseplate.core.Refusal;
import baseplate.core.Resolution;
import baseplate.core.Rules;
import baseplate.core.RulesCommand;
import baseplate.core.SideId;
import baseplate.core.Step;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Option;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.core.play.Player;
import baseplate.core.play.SightReport;
import baseplate.core.play.View;
import baseplate.core.scene.Scene;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The rules of the duel.
///
/// DUE-1: turns alternate. DUE-2: a blow needs 8 less its force on two dice, or, where its target
/// parries, one die above the target's. DUE-3: a parried blow that misses may be answered at once.
/// DUE-4: who has no hearts left loses; after round 6 it is a draw. DUE-5: a force above 3 is
/// refused.
public final class DuelRules implements Rules {
  static final int MOST_FORCE = 3;
  private static final int LAST_ROUND = 6;
  private static final int NEED = 8;
  private static final RuleId BLOW = new RuleId("DUE-2");
  private static final RuleId END = new RuleId("DUE-4");
  private static final RuleId FORCE = new RuleId("DUE-5");

  private final Agreements agreements;

  DuelRules(Agreements agreements) {
    this.agreements = agreements;
  }

  @Override
  public Resolution carryOut(Battle battle, SideId by, RulesCommand command, Hearing hearing) {
    if (!battle.clock().active().equals(by)) {
      return hearing.refuse(Refusal.byStructure(Phrase.of("duel.turn")));
    }
    return switch ((DuelCommand) command) {
      case DuelCommand.Rest() -> Resolution.done(turned(battle, new ArrayList<>()));
      case DuelCommand.Strike(int force) -> strike(battle, by, force, hearing);
    };
  }

  private Resolution strike(Battle battle, SideId by, int force, Hearing hearing) {
    if ((force < 0 || force > MOST_FORCE) && hearing.objects(tooStrong(force))) {
      return Resolution.notDone();
    }
    List<Event> events = new ArrayList<>(List.of(new DuelEvent.Struck(by)));
    boolean parries = hearing.choose(parry(by.other())).equals("parry");
    boolean hits =
        parries
            ? hearing.exceeds(Pool.of(1, 6), Pool.of(1, 6))
            : hearing.reach(Pool.TWO_D6, need(force, hearing));
    if (hits) {
      return Resolution.done(hit(battle, by.other(), events));
    }
    return parries && agreements.is("riposte", "on")
        ? Resolution.then(events, new DuelStep.Riposte(by.other(), force))
        : Resolution.done(turned(battle, events));
  }

  private static Refusal tooStrong(int force) {
    return Refusal.byRule(FORCE, Phrase.of("duel.force", "force", force, "most", MOST_FORCE))
        .withNearest(new DuelCommand.Strike(MOST_FORCE));
  }

  private static int need(int force, Hearing hearing) {
    int need = NEED - force;
    hearing.evidence().rule(BLOW, "blow", Phrase.of("duel.need", "need", need));
    if (hearing.evidence().on()) {
      hearing.evidence().reckon(reckoning(force, need));
    }
    return need;
  }

  private static Reckoning reckoning(int force, int need) {
    Amount base = new Amount(Phrase.of("duel.base"), null, BigDecimal.valueOf(NEED));
    Amount less = new Amount(Phrase.of("duel.less"), BLOW, BigDecimal.valueOf(-force));
    return new Reckoning(
        Phrase.of("duel.needed"), "blow", List.of(base, less), BigDecimal.valueOf(need));
  }

  private static Request.Ask parry(SideId side) {
    return new Request.Ask(
        side,
        "parry",
        Phrase.of("duel.parry"),
        List.of(
            new Request.Way("take", Phrase.of("duel.take")),
            new Request.Way("parry", Phrase.of("duel.parry"))));
  }

  @Override
  public Resolution proceed(Battle battle, Step step, Hearing hearing) {
    DuelStep.Riposte riposte = (DuelStep.Riposte) step;
    List<Event> events = new ArrayList<>();
    Request.Ask ask =
        new Request.Ask(
            riposte.by(),
            "riposte",
            Phrase.of("duel.riposte"),
            List.of(
                new Request.Way("decline", Phrase.of("duel.decline")),
                new Request.Way("riposte", Phrase.of("duel.riposte"))));
    if (hearing.choose(ask).equals("riposte")
        && hearing.reach(Pool.TWO_D6, NEED - riposte.force())) {
      return Resolution.done(hit(battle, riposte.by().other(), events));
    }
    return Resolution.done(turned(battle, events));
  }

  private static List<Event> hit(Battle battle, SideId whom, List<Event> events) {
    Piece fighter = fighter(battle, whom);
    int left = ((Duellist) fighter.state()).hearts() - 1;
    events.add(new Event.PieceChanged(fighter.id(), new Duellist(left)));
    if (left == 0) {
      events.add(ended(whom.other(), "duel.won"));
      return events;
    }
    return turned(battle, events);
  }

  private static List<Event> turned(Battle battle, List<Event> events) {
    Clock now = battle.clock();
    int round = now.turn() / 2 + 1;
    if (round > LAST_ROUND) {
      events.add(new Event.BattleEnded(new Ending(null, END, Phrase.of("duel.drawn"))));
      return events;
    }
    Clock next = new Clock(round, now.turn() + 1, now.active().other(), now.phase());
    events.add(new Event.ClockMoved(next));
    return events;
  }

  private static Event ended(SideId winner, String key) {
    return new Event.BattleEnded(new Ending(winner, END, Phrase.of(key)));
  }

  private static Piece fighter(Battle battle, SideId side) {
    return battle.pieces().at(side.number());
  }

  @Override
  public RuleId endingsRule() {
    return END;
  }

  @Override
  public Codec codec() {
    return new DuelCodec();
  }

  @Override
  public List<Option> options(View view) {
    if (!view.viewer().equals(view.toAct()) || view.pending().isPresent()) {
      return List.of();
    }
    return List.of(
        new Option.Ready(Phrase.of("duel.rest"), new DuelCommand.Rest()),
        new Option.Drafted(
            Phrase.of("duel.strike"), new Draft("strike", List.of()), new Pick.Number(0, 5)));
  }

  @Override
  public Drafting next(View view, Draft draft) {
    return draft.picked().isEmpty()
        ? new Drafting.Needs(new Pick.Number(0, 5))
        : new Drafting.Ready(
            new DuelCommand.Strike((int) ((Picked.Number) draft.picked().getFirst()).value()));
  }

  @Override
  public Phrase outcome(Battle before, Battle after) {
    return Phrase.of(
        "duel.hearts",
        "first",
        hearts(after, SideId.FIRST),
        "second",
        hearts(after, SideId.SECOND));
  }

  private static int hearts(Battle battle, SideId side) {
    return ((Duellist) fighter(battle, side).state()).hearts();
  }

  @Override
  public Scene scene(View view) {
    return new Scene(view.table(), List.of(), List.of(), List.of());
  }

  @Override
  public Optional<SightReport> sight(View view, PieceId from, PieceId to) {
    return Optional.empty();
  }

  @Override
  public List<Player> players() {
    return List.of(new Striker());
  }
}
