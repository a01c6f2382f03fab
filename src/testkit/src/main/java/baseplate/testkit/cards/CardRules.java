package baseplate.testkit.cards;

import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.Codec;
import baseplate.core.Ending;
import baseplate.core.Hearing;
import baseplate.core.PieceId;
import baseplate.core.Resolution;
import baseplate.core.Rules;
import baseplate.core.RulesCommand;
import baseplate.core.SideId;
import baseplate.core.Step;
import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Happening;
import baseplate.core.play.Option;
import baseplate.core.play.Player;
import baseplate.core.play.SightReport;
import baseplate.core.play.View;
import baseplate.core.scene.Scene;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.List;
import java.util.Optional;

/// The rules of the card duel with a battle's deck and agreements.
public final class CardRules implements Rules {
  private static final long WON = 1_000;
  private static final long HEART = 10;

  private final Deck deck;
  private final CardTurn turn;
  private final Fight fight;
  private final Offers offers;

  CardRules(Deck deck, Agreements agreements) {
    this.deck = deck;
    this.turn = new CardTurn(deck);
    this.fight = new Fight(deck, agreements);
    this.offers = new Offers(deck);
  }

  /// The battle's cards.
  public Deck deck() {
    return deck;
  }

  @Override
  public Resolution carryOut(Battle battle, SideId by, RulesCommand command, Hearing hearing) {
    if (!battle.clock().active().equals(by)) {
      return hearing.refuse(CardTurn.structure("turn"));
    }
    if (battle.clock().phase().equals(CardTurn.DRAW) && !(command instanceof CardCommand.Draw)) {
      return hearing.refuse(CardTurn.structure("draw-first"));
    }
    return switch ((CardCommand) command) {
      case CardCommand.Draw() -> turn.draw(battle, by, hearing);
      case CardCommand.Lay lay -> turn.lay(battle, by, lay, hearing);
      case CardCommand.Attack attack -> fight.attack(battle, by, attack.slot(), hearing);
      case CardCommand.Discard discard -> turn.discard(battle, by, discard.card(), hearing);
      case CardCommand.HandOver() -> turn.handOver(battle);
    };
  }

  @Override
  public Resolution proceed(Battle battle, Step step, Hearing hearing) {
    return switch ((CardStep) step) {
      case CardStep.Drawing drawing -> turn.drawing(battle, drawing, hearing);
      case CardStep.Turning turning -> turn.turning(battle, turning, hearing);
      case CardStep.Showing showing -> fight.showing(battle, showing.attack(), hearing);
      case CardStep.Looking looking -> fight.looking(battle, looking, hearing);
      case CardStep.Answering answering -> fight.answering(battle, answering, hearing);
      case CardStep.Meeting meeting -> fight.meeting(battle, meeting.attack(), hearing);
      case CardStep.Clashing clashing -> fight.clashing(battle, clashing.attack(), hearing);
    };
  }

  @Override
  public RuleId endingsRule() {
    return CardTurn.ENDING;
  }

  @Override
  public Codec codec() {
    return new CardCodec();
  }

  @Override
  public View seenBy(Battle battle, SideId viewer) {
    return new Veil(deck, viewer).view(battle);
  }

  @Override
  public Happening seenBy(Happening whole, Battle before, Battle after, SideId viewer) {
    return new Veil(deck, viewer).happening(whole, before, after);
  }

  @Override
  public List<Option> options(View view) {
    return offers.options(view);
  }

  @Override
  public Drafting next(View view, Draft draft) {
    return offers.next(view, draft);
  }

  @Override
  public Phrase outcome(Battle before, Battle after) {
    return Phrase.of("cards.outcome")
        .with("first", hearts(after, SideId.FIRST))
        .with("firstLine", line(after, SideId.FIRST))
        .with("second", hearts(after, SideId.SECOND))
        .with("secondLine", line(after, SideId.SECOND));
  }

  private static int hearts(Battle battle, SideId side) {
    return ((CardState) battle.rules()).heartsOf(side);
  }

  private long line(Battle battle, SideId side) {
    Held held = new Held(deck, battle);
    return Slots.line(side).stream().filter(slot -> held.lying(slot).isPresent()).count();
  }

  @Override
  public long worth(Battle battle, SideId side) {
    long won =
        battle.ending().flatMap(Ending::won).map(by -> by.equals(side) ? WON : -WON).orElse(0L);
    return won + worthOf(battle, side) - worthOf(battle, side.other());
  }

  private long worthOf(Battle battle, SideId side) {
    int hand = new Held(deck, battle).hand(side).size();
    return hearts(battle, side) * HEART + line(battle, side) * 2 + hand;
  }

  @Override
  public Scene scene(View view) {
    return new Table(deck, view).scene();
  }

  @Override
  public Optional<SightReport> sight(View view, PieceId from, PieceId to) {
    return Optional.empty();
  }

  @Override
  public List<Player> players() {
    return List.of(new Guesser());
  }
}
