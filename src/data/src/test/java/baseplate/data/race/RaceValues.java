package baseplate.data.race;

import baseplate.core.PieceId;
import baseplate.core.PieceState;
import baseplate.core.RulesEvent;
import baseplate.core.RulesState;
import baseplate.core.Step;

/// The other values of a race.
public final class RaceValues {
  private RaceValues() {}

  /// How often a runner was tripped up, and a remark.
  public record Runner(int trips, String remark) implements PieceState {}

  /// What has been done so far.
  public record Tally(int steps, int cards) implements RulesState {
    @Override
    public RulesState after(RulesEvent event) {
      return switch ((RaceEvent) event) {
        case Stepped(int inches) -> new Tally(Math.addExact(steps, inches), cards);
        case Turned _ -> new Tally(steps, cards + 1);
      };
    }
  }

  /// What happens in a race.
  public sealed interface RaceEvent extends RulesEvent {}

  /// A runner went some inches.
  public record Stepped(int inches) implements RaceEvent {}

  /// A card was turned.
  public record Turned(String card) implements RaceEvent {}

  /// The second half of a dash.
  public record SecondWind(PieceId runner, boolean first) implements Step {}
}
