package baseplate.microbrickbattle;

import baseplate.geometry.Placed;
import baseplate.geometry.sight.Muzzle;
import baseplate.geometry.sight.Obstacle;
import baseplate.geometry.sight.Target;
import org.jspecify.annotations.Nullable;

/// What one piece is as it stands: the ground it covers, and what it is to sight.
///
/// @param placed its outline where it stands; null for what is not on the table
/// @param obstacle what it puts in the way; null where it hinders nothing
/// @param target what is looked at; null for what is no unit on the table
/// @param muzzle where it looks from with its turret as it is; null likewise
record Stand(
    @Nullable Placed placed,
    @Nullable Obstacle obstacle,
    @Nullable Target target,
    @Nullable Muzzle muzzle) {
  static final Stand NOWHERE = new Stand(null, null, null, null);
}
