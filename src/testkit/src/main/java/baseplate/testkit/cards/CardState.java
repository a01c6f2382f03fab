package baseplate.testkit.cards;

import baseplate.core.RulesEvent;
import baseplate.core.RulesState;
import baseplate.core.SideId;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// What is remembered beside the cards.
///
/// @param hearts the hearts left by side
/// @param deeds what was done in this turn
public record CardState(List<Integer> hearts, Set<Deed> deeds) implements RulesState {
  public CardState {
    hearts = List.copyOf(hearts);
    deeds = Set.copyOf(deeds);
  }

  /// The hearts of a side.
  public int heartsOf(SideId side) {
    return hearts.get(side.number());
  }

  /// Whether that was done in this turn.
  public boolean has(Deed deed) {
    return deeds.contains(deed);
  }

  @Override
  public RulesState after(RulesEvent event) {
    return switch ((CardEvent) event) {
      case CardEvent.Drew _ -> this;
      case CardEvent.Did(Deed deed) -> with(deed);
      case CardEvent.Hurt(SideId side) -> hurt(side);
      case CardEvent.HandedOver() -> new CardState(hearts, Set.of());
    };
  }

  private CardState with(Deed deed) {
    Set<Deed> more = new TreeSet<>(deeds);
    more.add(deed);
    return new CardState(hearts, more);
  }

  private CardState hurt(SideId side) {
    List<Integer> left = new ArrayList<>(hearts);
    left.set(side.number(), heartsOf(side) - 1);
    return new CardState(left, deeds);
  }
}
