package baseplate.core.odds;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Codec;
import baseplate.core.Enforcement;
import baseplate.core.Judge;
import baseplate.core.PieceId;
import baseplate.core.Pieces;
import baseplate.core.Rules;
import baseplate.core.RulesState;
import baseplate.core.SideId;
import baseplate.core.TableSize;
import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Option;
import baseplate.core.play.Player;
import baseplate.core.play.SightReport;
import baseplate.core.play.View;
import baseplate.core.scene.Scene;
import baseplate.core.words.RuleId;
import baseplate.geometry.Length;
import java.util.List;
import java.util.Optional;

/// Rulebooks that are only judged: nothing is drawn, listed or written.
abstract class PlainRules implements Rules {
  static Battle battle(RulesState state) {
    Length side = Length.ofInches(10);
    Clock clock = new Clock(1, 1, SideId.FIRST, "test");
    return new Battle(new TableSize(side, side), Pieces.NONE, clock, state);
  }

  Judge judge() {
    return new Judge(this, Enforcement.ENFORCE, Judge.Showing.RESULT_ONLY);
  }

  @Override
  public RuleId endingsRule() {
    return new RuleId("TST-1");
  }

  @Override
  public Codec codec() {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<Option> options(View view) {
    return List.of();
  }

  @Override
  public Drafting next(View view, Draft draft) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Scene scene(View view) {
    throw new UnsupportedOperationException();
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
