package baseplate.testkit.cards;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Ending;
import baseplate.core.Event;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.Refusal;
import baseplate.core.Resolution;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.input.Request;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a side does in its turn beside attacking.
///
/// @rule CRD-1 Turns alternate; each begins with a draw: a full hand in a side's first turn, then
///   one card while the deck lasts.
/// @rule CRD-2 Once a turn a card is laid face down in a free place of one's own line.
/// @rule CRD-6 Once a turn a card is discarded openly and the top card of the deck is turned onto
///   the pile; where both are the same the rival loses a heart.
/// @rule CRD-7 Who has no hearts left loses. After round 8 the side with more hearts wins.
final class CardTurn {
  static final RuleId DRAWING = new RuleId("CRD-1");
  static final RuleId LAYING = new RuleId("CRD-2");
  static final RuleId DISCARDING = new RuleId("CRD-6");
  static final RuleId ENDING = new RuleId("CRD-7");

  static final String DRAW = "draw";
  static final String PLAY = "play";

  private static final int FIRST_HAND = 3;
  private static final int LAST_ROUND = 8;

  private final Deck deck;

  CardTurn(Deck deck) {
    this.deck = deck;
  }

  Resolution draw(Battle battle, SideId by, Hearing hearing) {
    if (!battle.clock().phase().equals(DRAW)) {
      return hearing.refuse(structure("drawn"));
    }
    int cards = battle.clock().round() == 1 ? FIRST_HAND : 1;
    return drawing(battle, new CardStep.Drawing(by, cards), hearing);
  }

  Resolution drawing(Battle battle, CardStep.Drawing step, Hearing hearing) {
    Held held = new Held(deck, battle);
    if (step.left() == 0 || held.left() == 0) {
      Clock now = battle.clock();
      Clock next = new Clock(now.round(), now.turn(), now.active(), PLAY);
      return Resolution.done(List.of(new Event.ClockMoved(next)));
    }
    String card = turned(hearing, held);
    hearing.evidence().rule(DRAWING, step.side().toString(), Phrase.of("cards.drew"));
    return Resolution.then(
        List.of(new CardEvent.Drew(step.side()), held.comesToHand(step.side(), card)),
        new CardStep.Drawing(step.side(), step.left() - 1));
  }

  /// The top card of the deck.
  private static String turned(Hearing hearing, Held held) {
    List<Request.Copies> left = held.unseen();
    return left.get(hearing.outcome(new Request.Turn(Deck.STACK, left))).card();
  }

  Resolution lay(Battle battle, SideId by, CardCommand.Lay lay, Hearing hearing) {
    Held held = new Held(deck, battle);
    Optional<Piece> card = held.held(by, lay.card());
    if (card.isEmpty() || !Slots.line(by).contains(lay.slot())) {
      return hearing.refuse(structure(card.isEmpty() ? "not-held" : "not-yours"));
    }
    Refusal refusal = unlaid(battle, held, lay.slot());
    if (refusal != null && (held.lying(lay.slot()).isPresent() || hearing.objects(refusal))) {
      return hearing.refuse(refusal);
    }
    hearing.evidence().rule(LAYING, lay.slot().text(), Phrase.of("cards.laid"));
    List<Event> events = new ArrayList<>(List.of(new CardEvent.Did(Deed.LAID)));
    Card face = new Card(lay.card(), Card.Face.DOWN);
    events.addAll(held.leavesHand(card.get(), lay.slot(), face));
    return Resolution.done(events);
  }

  private static @Nullable Refusal unlaid(Battle battle, Held held, SlotId slot) {
    if (held.lying(slot).isPresent()) {
      return structure("taken");
    }
    return ((CardState) battle.rules()).has(Deed.LAID)
        ? Refusal.byRule(LAYING, Phrase.of("cards.refusal.once"))
        : null;
  }

  Resolution discard(Battle battle, SideId by, String code, Hearing hearing) {
    Held held = new Held(deck, battle);
    Optional<Piece> card = held.held(by, code);
    if (card.isEmpty()) {
      return hearing.refuse(structure("not-held"));
    }
    Refusal again = Refusal.byRule(DISCARDING, Phrase.of("cards.refusal.once"));
    if (((CardState) battle.rules()).has(Deed.DISCARDED) && hearing.objects(again)) {
      return Resolution.notDone();
    }
    List<Event> events = new ArrayList<>(List.of(new CardEvent.Did(Deed.DISCARDED)));
    events.addAll(held.leavesHand(card.get(), Slots.PILE, Card.open(code)));
    return held.left() == 0
        ? Resolution.done(events)
        : Resolution.then(events, new CardStep.Turning(by, code));
  }

  Resolution turning(Battle battle, CardStep.Turning step, Hearing hearing) {
    Held held = new Held(deck, battle);
    String top = turned(hearing, held);
    List<Event> events = new ArrayList<>(List.of(held.goesToPile(step.side(), top)));
    boolean same = top.equals(step.card());
    String effect = same ? "cards.matched" : "cards.unmatched";
    hearing.evidence().rule(DISCARDING, step.side().toString(), Phrase.of(effect, "card", top));
    if (same) {
      events.addAll(hurt(battle, step.side().other()));
    }
    return Resolution.done(events);
  }

  /// That a side loses a heart, and the battle with its last.
  static List<Event> hurt(Battle battle, SideId side) {
    List<Event> events = new ArrayList<>(List.of(new CardEvent.Hurt(side)));
    if (((CardState) battle.rules()).heartsOf(side) == 1) {
      events.add(ended(side.other(), "cards.won"));
    }
    return events;
  }

  private static Event ended(@Nullable SideId winner, String how) {
    return new Event.BattleEnded(new Ending(winner, ENDING, Phrase.of(how)));
  }

  Resolution handOver(Battle battle) {
    Clock now = battle.clock();
    int round = now.turn() / 2 + 1;
    if (round > LAST_ROUND) {
      return Resolution.done(List.of(decided((CardState) battle.rules())));
    }
    Clock next = new Clock(round, now.turn() + 1, now.active().other(), DRAW);
    return Resolution.done(List.of(new CardEvent.HandedOver(), new Event.ClockMoved(next)));
  }

  private static Event decided(CardState state) {
    int lead = state.heartsOf(SideId.FIRST) - state.heartsOf(SideId.SECOND);
    if (lead == 0) {
      return ended(null, "cards.drawn");
    }
    return ended(lead > 0 ? SideId.FIRST : SideId.SECOND, "cards.outlasted");
  }

  static Refusal structure(String why) {
    return Refusal.byStructure(Phrase.of("cards.refusal." + why));
  }
}
