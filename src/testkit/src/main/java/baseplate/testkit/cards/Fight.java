package baseplate.testkit.cards;

import baseplate.core.Agreements;
import baseplate.core.Amount;
import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.Reckoning;
import baseplate.core.Refusal;
import baseplate.core.Resolution;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.testkit.cards.CardStep.Attack;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// An attack from its declaration to its end.
///
/// @rule CRD-3 Once a turn a card of one's line is turned up and attacks the place opposite: a free
///   place costs the rival a heart; else the card there is turned up, the weaker card falls, and of
///   equal ones a die each decides, the attacked one standing on a tie.
/// @rule CRD-4 Before the attacked card is turned, the attacked side, then the attacker may answer
///   with one instant, which adds its lift to its own side's card.
/// @rule CRD-5 A side is asked for an instant whether or not it holds one.
final class Fight {
  static final RuleId ATTACKING = new RuleId("CRD-3");
  static final RuleId ANSWERING = new RuleId("CRD-4");
  static final RuleId ASKING = new RuleId("CRD-5");

  /// The kind of the choice of an instant.
  static final String INSTANT = "instant";

  /// The answer that plays none.
  static final String DECLINE = "decline";

  /// The agreement on who is asked.
  static final String PROMPTS = "prompts";

  /// Everybody is asked.
  static final String ALWAYS = "always";

  /// A card that one side does not know, turned where it matters.
  private static final String HIDDEN_STACK = "hidden";

  private final Deck deck;
  private final Agreements agreements;

  Fight(Deck deck, Agreements agreements) {
    this.deck = deck;
    this.agreements = agreements;
  }

  Resolution attack(Battle battle, SideId by, SlotId from, Hearing hearing) {
    Held held = new Held(deck, battle);
    if (!Slots.line(by).contains(from) || held.lying(from).isEmpty()) {
      return hearing.refuse(CardTurn.structure("nothing-there"));
    }
    Refusal again = Refusal.byRule(ATTACKING, Phrase.of("cards.refusal.once"));
    if (((CardState) battle.rules()).has(Deed.ATTACKED) && hearing.objects(again)) {
      return Resolution.notDone();
    }
    hearing.evidence().rule(ATTACKING, from.text(), Phrase.of("cards.attacked"));
    return Resolution.then(
        List.of(new CardEvent.Did(Deed.ATTACKED)), new CardStep.Showing(new Attack(from, 0, 0)));
  }

  Resolution showing(Battle battle, Attack attack, Hearing hearing) {
    List<Event> shown = turnedUp(battle, attack.from(), hearing);
    return Resolution.then(shown, asking(battle, Slots.sideOf(attack.from()).other(), attack));
  }

  Resolution meeting(Battle battle, Attack attack, Hearing hearing) {
    List<Event> shown = turnedUp(battle, Slots.opposite(attack.from()), hearing);
    return Resolution.then(shown, new CardStep.Clashing(attack));
  }

  /// Turns the card of a slot up, if one lies there.
  private List<Event> turnedUp(Battle battle, SlotId slot, Hearing hearing) {
    Held held = new Held(deck, battle);
    Optional<Piece> lying = held.lying(slot);
    if (lying.isEmpty() || Held.card(lying.get()).face() == Card.Face.UP) {
      return List.of();
    }
    Card card = Held.card(lying.get());
    String code = card.isKnown() ? card.code() : unknown(held, hearing);
    return List.of(new Event.PieceChanged(lying.get().id(), Card.open(code)));
  }

  private static String unknown(Held held, Hearing hearing) {
    List<Request.Copies> among = held.unseen();
    return among.get(hearing.outcome(new Request.Turn(HIDDEN_STACK, among))).card();
  }

  /// The step in which a side is asked for an instant.
  private CardStep asking(Battle battle, SideId side, Attack attack) {
    return new Held(deck, battle).unknown(side).isPresent()
        ? new CardStep.Looking(side, attack)
        : new CardStep.Answering(side, attack);
  }

  Resolution looking(Battle battle, CardStep.Looking step, Hearing hearing) {
    Held held = new Held(deck, battle);
    Optional<Piece> card = held.unknown(step.side());
    if (card.isEmpty()) {
      return Resolution.then(List.of(), new CardStep.Answering(step.side(), step.attack()));
    }
    String code = unknown(held, hearing);
    return Resolution.then(
        List.of(new Event.PieceRemoved(card.get().id()), held.comesToHand(step.side(), code)),
        step);
  }

  Resolution answering(Battle battle, CardStep.Answering step, Hearing hearing) {
    String answer = answer(battle, step.side(), hearing);
    if (answer.equals(DECLINE)) {
      return Resolution.then(List.of(), following(battle, step.side(), step.attack()));
    }
    Held held = new Held(deck, battle);
    Piece card = held.held(step.side(), answer).orElseThrow();
    hearing
        .evidence()
        .rule(ANSWERING, step.side().toString(), Phrase.of("cards.answered", "card", answer));
    return Resolution.then(
        held.leavesHand(card, Slots.PILE, Card.open(answer)),
        following(battle, step.side(), lifted(step, deck.kind(answer).lift())));
  }

  private String answer(Battle battle, SideId side, Hearing hearing) {
    Request.Ask ask = ask(new Held(deck, battle), side);
    if (agreements.is(PROMPTS, ALWAYS) || ask.options().size() > 1) {
      return hearing.choose(ask);
    }
    hearing.evidence().ruleAgreed(ASKING, side.toString(), Phrase.of("cards.unasked"), PROMPTS);
    return DECLINE;
  }

  /// What a side is asked: to decline, or any instant that it holds or may hold.
  static Request.Ask ask(Held held, SideId side) {
    List<Request.Way> ways = new ArrayList<>();
    ways.add(new Request.Way(DECLINE, Phrase.of("cards.decline")));
    for (Deck.Kind kind : held.instants(side)) {
      ways.add(new Request.Way(kind.code(), CardWords.card(kind.code())));
    }
    return new Request.Ask(side, INSTANT, Phrase.of("cards.ask", "side", side), ways);
  }

  private static Attack lifted(CardStep.Answering step, int by) {
    Attack attack = step.attack();
    return step.side().equals(Slots.sideOf(attack.from()))
        ? new Attack(attack.from(), by, attack.ward())
        : new Attack(attack.from(), attack.lift(), by);
  }

  /// The attacker is asked after the attacked side.
  private CardStep following(Battle battle, SideId asked, Attack attack) {
    SideId attacker = Slots.sideOf(attack.from());
    return asked.equals(attacker) ? new CardStep.Meeting(attack) : asking(battle, attacker, attack);
  }

  Resolution clashing(Battle battle, Attack attack, Hearing hearing) {
    Held held = new Held(deck, battle);
    SideId attacker = Slots.sideOf(attack.from());
    Optional<Piece> attacked = held.lying(Slots.opposite(attack.from()));
    if (attacked.isEmpty()) {
      return Resolution.done(CardTurn.hurt(battle, attacker.other()));
    }
    Piece attacking = held.lying(attack.from()).orElseThrow();
    int lead =
        force(attacking, attack.lift(), hearing) - force(attacked.get(), attack.ward(), hearing);
    if (lead == 0) {
      boolean wins = hearing.exceeds(Pool.of(1, 6), Pool.of(1, 6));
      return Resolution.done(wins ? List.of(held.falls(attacked.get())) : List.of());
    }
    return Resolution.done(List.of(held.falls(lead > 0 ? attacked.get() : attacking)));
  }

  private int force(Piece piece, int lift, Hearing hearing) {
    int base = deck.kind(Held.card(piece).code()).force();
    if (hearing.evidence().on()) {
      hearing.evidence().reckon(reckoning(piece, base, lift));
    }
    return base + lift;
  }

  private static Reckoning reckoning(Piece piece, int base, int lift) {
    List<Amount> lines = new ArrayList<>();
    lines.add(new Amount(Phrase.of("cards.force"), ATTACKING, BigDecimal.valueOf(base)));
    if (lift > 0) {
      lines.add(new Amount(Phrase.of("cards.lift"), ANSWERING, BigDecimal.valueOf(lift)));
    }
    BigDecimal total = BigDecimal.valueOf((long) base + lift);
    return new Reckoning(Phrase.of("cards.force"), piece.id().text(), lines, total);
  }
}
