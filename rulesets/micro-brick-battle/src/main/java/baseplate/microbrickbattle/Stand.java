package baseplate.microbrickbattle;

import baseplate.geometry.sight.Muzzle;
import baseplate.geometry.sight.Obstacle;
import baseplate.geometry.sight.Target;
import org.jspecify.annotations.Nullable;

/// What one piece is to sight as it stands.
///
/// @param obstacle what it puts in the way; null where it hinders nothing
/// @param target what is looked at; null for what is no unit on the table
/// @param muzzle where it looks from with its turret as it is; null likewise
record Stand(@Nullable Obstacle obstacle, @Nullable Target target, @Nullable Muzzle muzzle) {
  static final Stand NOWHERE = new Stand(null, null, null);
}
