package baseplate.testkit.cards;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Event;
import baseplate.core.Judge;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.Verdict;
import baseplate.core.input.Inputs;
import baseplate.testkit.Script;

/// A battle put together card by card: hands, lines, whose turn it is.
final class Hands {
  static final CardRules RULES = Cards.rules();
  static final Judge JUDGE = new Judge(RULES, Enforcement.ENFORCE, Judge.Showing.EVIDENCE);

  private final Battle battle;

  private Hands(Battle battle) {
    this.battle = battle;
  }

  /// Nobody holds anything; the first side is to play.
  static Hands empty() {
    Clock clock = new Clock(2, 3, SideId.FIRST, CardTurn.PLAY);
    return new Hands(Cards.fresh().after(new Event.ClockMoved(clock)));
  }

  /// The side holds these cards too.
  Hands holds(SideId side, String... codes) {
    Battle more = battle;
    for (String code : codes) {
      more = more.after(new Held(RULES.deck(), more).comesToHand(side, code));
    }
    return new Hands(more);
  }

  /// A card of the side lies face down in its line.
  Hands lies(SideId side, String code, String spot) {
    Battle held = battle.after(new Held(RULES.deck(), battle).comesToHand(side, code));
    Held cards = new Held(RULES.deck(), held);
    return new Hands(
        held.after(
            cards.leavesHand(
                cards.held(side, code).orElseThrow(),
                new SlotId(Slots.name(side) + "-" + spot),
                new Card(code, Card.Face.DOWN))));
  }

  Battle battle() {
    return battle;
  }

  /// What the judge says with the answers of a script.
  Verdict says(Command command, Script script) {
    return script.run(inputs -> JUDGE.judge(battle, command, inputs));
  }

  /// What the judge says where nothing is answered.
  Verdict says(Command command) {
    return JUDGE.judge(battle, command, Inputs.NONE);
  }

  static CardCommand attack(String slot) {
    return new CardCommand.Attack(new SlotId(slot));
  }

  static CardCommand lay(String card, String slot) {
    return new CardCommand.Lay(card, new SlotId(slot));
  }
}
