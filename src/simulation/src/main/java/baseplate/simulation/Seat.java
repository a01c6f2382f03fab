package baseplate.simulation;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Judge;
import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.input.Distributions;
import baseplate.core.input.Inputs;
import baseplate.core.input.Request;
import baseplate.core.play.Chance;
import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Drawn;
import baseplate.core.play.Forecast;
import baseplate.core.play.Option;
import baseplate.core.play.Outlook;
import baseplate.core.play.SightReport;
import baseplate.core.play.View;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/// What a computer player on one side may know of one moment of a battle.
///
/// It remembers the last verdict, so that a command which was just tried is not judged twice.
public final class Seat implements Outlook {
  private final Judge judge;
  private final Battle battle;
  private final View view;
  private final Distributions distributions;
  private @Nullable Command tried;
  private @Nullable Verdict said;
  private int judged;

  /// @param judge should enforce the rules and build no evidence
  /// @param battle the whole battle, which the player does not see
  /// @param side whose view it is
  /// @param distributions chances worked out before
  public Seat(Judge judge, Battle battle, SideId side, Distributions distributions) {
    this.judge = judge;
    this.distributions = distributions;
    this.battle = battle;
    this.view = judge.rules().seenBy(battle, side);
  }

  @Override
  public View view() {
    return view;
  }

  @Override
  public List<Option> options() {
    return judge.rules().options(view);
  }

  @Override
  public Drafting next(Draft draft) {
    return judge.rules().next(view, draft);
  }

  @Override
  public Forecast whatIf(Command command) {
    Verdict verdict = judge.judge(view.world(), command, Inputs.NONE);
    judged++;
    tried = command;
    said = verdict;
    return forecast(verdict);
  }

  private Forecast forecast(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Accepted accepted -> new Forecast.Legal(seen(accepted.after()));
      case Verdict.Awaiting awaiting ->
          new Forecast.Open(awaiting.request(), seen(awaiting.after()));
      case Verdict.Refused refused -> new Forecast.Illegal(refused.refusal());
    };
  }

  @Override
  public Optional<View> sample(Command command, Chance stream) {
    judged++;
    return switch (judge.judge(view.world(), command, new Drawn(stream))) {
      case Verdict.Accepted accepted -> Optional.of(seen(accepted.after()));
      case Verdict.Awaiting awaiting -> Optional.of(seen(awaiting.after()));
      case Verdict.Refused _ -> Optional.empty();
    };
  }

  private View seen(Battle after) {
    return judge.rules().seenBy(after, view.viewer());
  }

  @Override
  public Optional<SightReport> sight(PieceId from, PieceId to) {
    return judge.rules().sight(view, from, to);
  }

  @Override
  public OptionalDouble chance(Request request, int outcome) {
    return distributions.chance(request, outcome);
  }

  /// How many commands were judged for the player.
  public int judged() {
    return judged;
  }

  /// The verdict of a command that was tried last and needs no input, if the player saw the whole
  /// battle when it was judged.
  Optional<Verdict> settled(Command command) {
    boolean holds =
        command.equals(tried) && view.world().equals(battle) && said instanceof Verdict.Accepted;
    return holds ? Optional.ofNullable(said) : Optional.empty();
  }
}
