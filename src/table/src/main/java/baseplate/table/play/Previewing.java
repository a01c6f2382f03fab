package baseplate.table.play;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Judge;
import baseplate.core.Verdict;
import baseplate.core.input.Inputs;
import baseplate.core.play.View;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Scene;
import java.util.List;
import java.util.Optional;

/// Judges commands that are only looked at. Pure: it may run on any thread.
final class Previewing {
  private final Judge judge;

  Previewing(Judge judge) {
    this.judge = judge;
  }

  /// @param view what the side that would give the command sees
  /// @param now what is drawn now
  Preview of(View view, Scene now, Command command) {
    Verdict verdict = judge(view, command);
    Optional<Command> nearest =
        verdict instanceof Verdict.Refused refused ? refused.refusal().amended() : Optional.empty();
    boolean isRefused = verdict instanceof Verdict.Refused;
    Verdict drawn = nearest.map(other -> judge(view, other)).orElse(verdict);
    Command best = isRefused ? nearest.orElse(null) : command;
    return new Preview(
        best,
        verdict,
        changed(view, now, drawn),
        judge.rules().marks(view, command, verdict),
        isRefused);
  }

  private Verdict judge(View view, Command command) {
    return judge.judge(view.world(), command, Inputs.NONE);
  }

  /// The figures that would stand otherwise than now.
  private List<Figure> changed(View view, Scene now, Verdict verdict) {
    return switch (verdict) {
      case Verdict.Accepted accepted -> changed(view, now, accepted.after());
      case Verdict.Awaiting awaiting -> changed(view, now, awaiting.after());
      case Verdict.Refused _ -> List.of();
    };
  }

  private List<Figure> changed(View view, Scene now, Battle after) {
    Scene then = judge.rules().scene(judge.rules().seenBy(after, view.viewer()));
    return then.figures().stream()
        .filter(figure -> now.figures().stream().noneMatch(same -> isAsDrawn(figure, same)))
        .toList();
  }

  private static boolean isAsDrawn(Figure a, Figure b) {
    return a.piece().equals(b.piece()) && a.parts().equals(b.parts());
  }
}
