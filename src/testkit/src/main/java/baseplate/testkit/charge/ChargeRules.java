package baseplate.testkit.charge;

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
import baseplate.core.play.Option;
import baseplate.core.play.Player;
import baseplate.core.play.SightReport;
import baseplate.core.play.View;
import baseplate.core.scene.Scene;
import baseplate.core.scene.Slot;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.List;
import java.util.Optional;

/// The rules of the charge with a battle's kinds and agreements.
public final class ChargeRules implements Rules {
  private static final long WON = 1_000;

  private final Moves moves;
  private final Blows blows;
  private final Wounds wounds;
  private final Throws thrown;
  private final Joints joints;
  private final Offers offers;
  private final Meadow meadow;

  ChargeRules(Stock stock, Agreements agreements) {
    Ground ground = new Ground(stock);
    this.joints = new Joints(stock, ground);
    this.moves = new Moves(stock, ground);
    this.blows = new Blows(stock, ground);
    this.wounds = new Wounds(ground, blows, agreements);
    this.thrown = new Throws(stock, ground, wounds);
    this.offers = new Offers(stock, ground, joints);
    this.meadow = new Meadow(stock, ground, joints);
  }

  @Override
  public Resolution carryOut(Battle battle, SideId by, RulesCommand command, Hearing hearing) {
    if (!battle.clock().active().equals(by)) {
      return hearing.refuse(Turns.structure("turn"));
    }
    return switch ((ChargeCommand) command) {
      case ChargeCommand.Move move -> moves.move(battle, by, move, hearing);
      case ChargeCommand.Strike strike -> blows.strike(battle, by, strike, hearing);
      case ChargeCommand.Mount mount -> joints.mount(battle, by, mount, hearing);
      case ChargeCommand.EndTurn() -> Turns.end(battle);
    };
  }

  @Override
  public Resolution proceed(Battle battle, Step step, Hearing hearing) {
    return switch ((ChargeStep) step) {
      case ChargeStep.Moving moving -> moves.moving(battle, moving, hearing);
      case ChargeStep.Meeting meeting -> moves.meeting(battle, meeting, hearing);
      case ChargeStep.Striking striking -> blows.striking(battle, striking.exchange(), hearing);
      case ChargeStep.Landing landing -> wounds.landing(battle, landing, hearing);
      case ChargeStep.Knocking knocking -> thrown.knocking(battle, knocking.exchange(), hearing);
      case ChargeStep.GoingOn goingOn -> wounds.goingOn(battle, goingOn, hearing);
      case ChargeStep.Flying flying -> thrown.flying(battle, flying, hearing);
    };
  }

  @Override
  public RuleId endingsRule() {
    return ChargeRule.ENDING.id();
  }

  @Override
  public Codec codec() {
    return new ChargeCodec();
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
  public List<Slot> slots(View view, Draft draft) {
    return meadow.slots(view, draft);
  }

  @Override
  public Phrase outcome(Battle before, Battle after) {
    return Phrase.of("charge.outcome")
        .with("first", Turns.strength(after, SideId.FIRST))
        .with("firstPieces", Ground.fighters(after, SideId.FIRST).size())
        .with("second", Turns.strength(after, SideId.SECOND))
        .with("secondPieces", Ground.fighters(after, SideId.SECOND).size());
  }

  /// A battle won or lost outweighs all; then strength counts.
  @Override
  public long worth(Battle battle, SideId side) {
    long won =
        battle.ending().flatMap(Ending::won).map(by -> by.equals(side) ? WON : -WON).orElse(0L);
    return won + Turns.strength(battle, side) - Turns.strength(battle, side.other());
  }

  @Override
  public Scene scene(View view) {
    return meadow.scene(view);
  }

  @Override
  public Optional<SightReport> sight(View view, PieceId from, PieceId to) {
    return Optional.empty();
  }

  @Override
  public List<Player> players() {
    return List.of(new Charger());
  }
}
