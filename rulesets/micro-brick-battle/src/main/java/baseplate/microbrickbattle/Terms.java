package baseplate.microbrickbattle;

import baseplate.core.SideId;
import baseplate.geometry.Circle;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a battle is fought for beside destruction, and where it is set up.
///
/// @param lastRound after which MBB-29 counts; 0 for never
/// @param stripDepth depth of the deployment strips in thousandths
/// @param terrainLeast how many terrain pieces must be set up
/// @param exit an edge to leave by, null without one
/// @param hold a circle to hold, null without one
/// @rule MBB-29
/// @rule MBB-40
record Terms(
    int lastRound, long stripDepth, int terrainLeast, @Nullable Exit exit, @Nullable Hold hold) {

  /// An attacker that wants to leave by the edge opposite to its own.
  ///
  /// @param attacker which side
  /// @param wanted how many exits win
  /// @rule MBB-39
  /// @rule MBB-40
  record Exit(SideId attacker, int wanted) {}

  /// A circle to be held alone.
  ///
  /// @param circle where
  /// @param afterRound when it is looked at
  /// @rule MBB-40
  record Hold(Circle circle, int afterRound) {}

  Optional<Exit> exiting() {
    return Optional.ofNullable(exit);
  }

  Optional<Hold> holding() {
    return Optional.ofNullable(hold);
  }
}
