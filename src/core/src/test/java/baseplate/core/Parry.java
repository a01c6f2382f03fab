package baseplate.core;

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
import baseplate.geometry.Length;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/// A tiny rulebook for judging the judge: a strike of some blows, each rolled, each of which the
/// other side may parry; a strike of more than three blows is against the rules.
final class Parry implements Rules {
  static final RuleId MOST_BLOWS = new RuleId("PAR-1");

  record Strike(int blows) implements RulesCommand {}

  record Landed(int wounds) implements RulesEvent {}

  record Wounds(int total) implements RulesState {
    @Override
    public RulesState after(RulesEvent event) {
      return event instanceof Landed(int wounds) ? new Wounds(total + wounds) : this;
    }
  }

  record Blow(int left) implements Step {}

  static Battle battle() {
    Length side = Length.ofInches(10);
    return new Battle(
        new TableSize(side, side),
        Pieces.NONE,
        new Clock(1, 1, SideId.FIRST, "fight"),
        new Wounds(0));
  }

  @Override
  public Resolution carryOut(Battle battle, SideId by, RulesCommand command, Hearing hearing) {
    int blows = ((Strike) command).blows();
    hearing.evidence().reckon(reckoned(by, blows));
    if (blows > 3 && hearing.objects(tooMany(blows))) {
      return Resolution.notDone();
    }
    return Resolution.then(List.of(), new Blow(blows));
  }

  private static Reckoning reckoned(SideId by, int blows) {
    return new Reckoning(
        Phrase.of("blows"),
        by.toString(),
        List.of(new Amount(Phrase.of("asked"), null, BigDecimal.valueOf(blows))),
        BigDecimal.valueOf(blows));
  }

  private static Refusal tooMany(int blows) {
    return Refusal.byRule(MOST_BLOWS, Phrase.of("too-many", "blows", blows))
        .withNearest(new Strike(3));
  }

  @Override
  public Resolution proceed(Battle battle, Step step, Hearing hearing) {
    int left = ((Blow) step).left();
    boolean hit = hearing.reach(Pool.TWO_D6, 7);
    boolean parried = hit && hearing.choose(parry(battle)).equals("parry");
    hearing.evidence().rule(MOST_BLOWS, "blow", Phrase.of(hit ? "hit" : "miss"));
    List<Event> events = List.of(new Landed(hit && !parried ? 1 : 0));
    return left == 1 ? Resolution.done(events) : Resolution.then(events, new Blow(left - 1));
  }

  private static Request.Ask parry(Battle battle) {
    return new Request.Ask(
        battle.clock().active().other(),
        "parry",
        Phrase.of("parry?"),
        List.of(
            new Request.Way("take", Phrase.of("take")),
            new Request.Way("parry", Phrase.of("parry"))));
  }

  @Override
  public RuleId endingsRule() {
    return new RuleId("PAR-2");
  }

  @Override
  public Codec codec() {
    throw new UnsupportedOperationException("nothing of this rulebook is written");
  }

  @Override
  public List<Option> options(View view) {
    return List.of(new Option.Ready(Phrase.of("strike"), new Strike(1)));
  }

  @Override
  public Drafting next(View view, Draft draft) {
    return new Drafting.Ready(new Strike(1));
  }

  @Override
  public Phrase outcome(Battle before, Battle after) {
    return Phrase.of("wounds", "n", ((Wounds) after.rules()).total());
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
