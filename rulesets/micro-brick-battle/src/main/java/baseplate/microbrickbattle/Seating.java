package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Hearing;
import baseplate.core.Resolution;
import baseplate.core.SideId;

/// Who sits at which edge and takes the first turn.
///
/// @rule MBB-27
final class Seating {
  Seating(Setting setting) {}

  Resolution rollOff(Battle battle, SideId by, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }

  Resolution rollAgain(Hearing hearing) {
    return Unwritten.refuse(hearing);
  }

  Resolution choose(Battle battle, SideId by, UnitCommand.ChooseEdge command, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }
}
