package baseplate.core.play;

import baseplate.core.Battle;
import baseplate.core.Rules;
import baseplate.core.SideId;
import java.util.Optional;

/// That a table shared by both sides must go from one to the other before anything more is shown.
///
/// @param from who has been looking
/// @param to who is to act and may see what the other may not
public record HandOver(SideId from, SideId to) {

  /// The hand-over that is due before the side to act may look; empty where the same side goes on,
  /// where the battle is over, and where both sides see all of it.
  ///
  /// @param looking who has been looking
  public static Optional<HandOver> due(Rules rules, Battle battle, SideId looking) {
    SideId next = battle.toAct();
    boolean isDue =
        !next.equals(looking)
            && battle.ending().isEmpty()
            && !(rules.seenBy(battle, looking).isOpen(battle)
                && rules.seenBy(battle, next).isOpen(battle));
    return isDue ? Optional.of(new HandOver(looking, next)) : Optional.empty();
  }
}
