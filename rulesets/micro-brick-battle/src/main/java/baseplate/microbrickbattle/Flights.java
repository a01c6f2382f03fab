package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Refusal;
import baseplate.core.SideId;
import java.util.Optional;

/// What aeroplanes must fly.
///
/// @rule MBB-25
final class Flights {
  private final Setting setting;

  Flights(Setting setting) {
    this.setting = setting;
  }

  /// Why the side may not end its movement: an aeroplane that has not flown far enough and could.
  Optional<Refusal> unflown(Battle battle, SideId by) {
    return Optional.empty();
  }
}
