package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Hearing;
import baseplate.core.Resolution;
import baseplate.core.SideId;

/// Moving units and turning turrets.
final class Movement {
  Movement(Setting setting, Ends ends) {}

  Resolution move(Battle battle, SideId by, UnitCommand.Move command, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }

  Resolution put(Battle battle, SideId by, UnitCommand.Put command, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }

  Resolution turret(Battle battle, SideId by, UnitCommand.Turret command, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }
}
