package baseplate.core;

import java.util.Optional;

/// What can be asked of a battle, or of what one side sees of it.
public interface Situation {
  /// The table's size.
  TableSize table();

  /// The pieces in roster order.
  Pieces pieces();

  /// Round, turn, active side and phase.
  Clock clock();

  /// The resolution that waits for an input, if any.
  Optional<Pending> pending();

  /// What the ruleset remembers.
  RulesState rules();

  /// How it ended, if it did.
  Optional<Ending> ending();

  /// The side that is to act: the one that is asked, else the one whose turn it is.
  default SideId toAct() {
    Optional<Pending> waiting = pending();
    return waiting.isEmpty()
        ? clock().active()
        : waiting.get().awaited().asked().orElse(clock().active());
  }
}
