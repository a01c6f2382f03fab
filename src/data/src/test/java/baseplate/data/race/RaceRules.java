package baseplate.data.race;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Codec;
import baseplate.core.Ending;
import baseplate.core.Event;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Place;
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
import baseplate.core.play.Player;
import baseplate.core.play.SightReport;
import baseplate.core.play.View;
import baseplate.core.scene.Scene;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.data.race.RaceValues.Runner;
import baseplate.data.race.RaceValues.SecondWind;
import baseplate.data.race.RaceValues.Stepped;
import baseplate.data.race.RaceValues.Tally;
import baseplate.data.race.RaceValues.Turned;
import baseplate.geometry.Pose;
import java.util.List;
import java.util.Optional;

/// The rules of a race, in the stride that its data gives.
final class RaceRules implements Rules {
  static final RuleId STRIDE = new RuleId("RAC-1");
  private static final RuleId GOAL = new RuleId("RAC-2");
  private static final RuleId ENDS = new RuleId("RAC-3");
  private static final int ROUNDS = 1_000_000;

  private final int stride;

  RaceRules(int stride) {
    this.stride = stride;
  }

  @Override
  public Resolution carryOut(Battle battle, SideId by, RulesCommand command, Hearing hearing) {
    return switch ((RaceCommand) command) {
      case RaceCommand.Step(PieceId runner, int inches) ->
          inches > stride && hearing.objects(tooFar(runner, inches))
              ? Resolution.notDone()
              : Resolution.done(stepped(battle, runner, inches));
      case RaceCommand.Sprint(PieceId runner) ->
          Resolution.done(stepped(battle, runner, hearing.reach(Pool.TWO_D6, 7) ? stride : 0));
      case RaceCommand.Dash(PieceId runner) ->
          Resolution.then(
              stepped(battle, runner, hearing.sum(Pool.of(1, 3))),
              new SecondWind(runner, hearing.reach(Pool.of(3, 8), 12)));
      case RaceCommand.Draw(PieceId runner) -> drawn(battle, runner, hearing);
      case RaceCommand.Ponder(PieceId runner) ->
          Resolution.done(
              stepped(battle, runner, hearing.choose(ask(by, "way")).equals("yes") ? 1 : -1));
      case RaceCommand.Pass() -> Resolution.done(passed(battle));
    };
  }

  private Refusal tooFar(PieceId runner, int inches) {
    return Refusal.byRule(STRIDE, Phrase.of("race.stride", "inches", inches, "stride", stride))
        .withNearest(new RaceCommand.Step(runner, stride));
  }

  private static List<Event> stepped(Battle battle, PieceId runner, int inches) {
    Piece piece = battle.pieces().get(runner);
    Pose pose = ((Place.OnTable) piece.place()).pose();
    return List.of(
        new Event.PieceMoved(runner, new Place.OnTable(pose.ahead(inches * 1000L))),
        new Stepped(inches));
  }

  private static Resolution drawn(Battle battle, PieceId runner, Hearing hearing) {
    int left = 20 - ((Tally) battle.rules()).cards();
    if (left <= 0) {
      return hearing.refuse(Refusal.byStructure(Phrase.of("race.no-cards")));
    }
    int card = hearing.outcome(turn(left));
    return Resolution.done(
        List.of(
            new Turned(card == 0 ? "rain" : "sun"),
            new Event.PieceChanged(runner, new Runner(card, "tab\t\"é\u2028"))));
  }

  private static Request.Turn turn(int left) {
    return new Request.Turn(
        "race", List.of(new Request.Copies("rain", 1), new Request.Copies("sun", left)));
  }

  private static List<Event> passed(Battle battle) {
    Clock now = battle.clock();
    Clock next =
        new Clock(now.round() + now.active().number(), now.turn() + 1, now.active().other(), "run");
    Event moved = new Event.ClockMoved(next);
    return next.round() < ROUNDS
        ? List.of(moved)
        : List.of(moved, new Event.BattleEnded(new Ending(null, GOAL, Phrase.of("race.over"))));
  }

  static Request.Ask ask(SideId side, String kind) {
    return new Request.Ask(
        side,
        kind,
        Phrase.of("race.ask", "kind", kind, "left", 2),
        List.of(
            new Request.Way("no", Phrase.of("race.no")),
            new Request.Way("yes", Phrase.of("race.yes"))));
  }

  @Override
  public Resolution proceed(Battle battle, Step step, Hearing hearing) {
    SecondWind wind = (SecondWind) step;
    int first = hearing.highest(Pool.of(2, 4));
    boolean tripped = hearing.choose(ask(battle.clock().active().other(), "trip")).equals("yes");
    if (tripped && hearing.exceeds(Pool.of(1, 6), Pool.TWO_D6)) {
      return Resolution.done(
          List.of(new Event.PieceChanged(wind.runner(), new Runner(first, "tripped"))));
    }
    return Resolution.done(stepped(battle, wind.runner(), wind.first() ? first : 0));
  }

  @Override
  public RuleId endingsRule() {
    return ENDS;
  }

  @Override
  public Codec codec() {
    return new RaceCodec();
  }

  @Override
  public List<Option> options(View view) {
    return List.of();
  }

  @Override
  public Drafting next(View view, Draft draft) {
    throw new UnsupportedOperationException("no drafts in a race");
  }

  @Override
  public Phrase outcome(Battle before, Battle after) {
    return Phrase.of("race.outcome");
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
    return List.of();
  }
}
