package baseplate.testkit.charge;

import baseplate.core.PieceId;
import baseplate.core.RulesEvent;
import baseplate.core.RulesState;
import java.util.HashSet;
import java.util.Set;

/// What is remembered beside the pieces: who has done what in this turn.
///
/// @param moved the pieces that have moved
/// @param struck the pieces that have struck
public record ChargeState(Set<PieceId> moved, Set<PieceId> struck) implements RulesState {
  /// Nobody has done anything.
  static final ChargeState FRESH = new ChargeState(Set.of(), Set.of());

  public ChargeState {
    moved = Set.copyOf(moved);
    struck = Set.copyOf(struck);
  }

  @Override
  public RulesState after(RulesEvent event) {
    return switch ((ChargeEvent) event) {
      case ChargeEvent.Moved(PieceId piece) -> new ChargeState(with(moved, piece), struck);
      case ChargeEvent.Struck(PieceId piece) -> new ChargeState(moved, with(struck, piece));
      case ChargeEvent.Blown _ -> this;
      case ChargeEvent.TurnEnded() -> FRESH;
    };
  }

  private static Set<PieceId> with(Set<PieceId> some, PieceId one) {
    Set<PieceId> more = new HashSet<>(some);
    more.add(one);
    return more;
  }
}
