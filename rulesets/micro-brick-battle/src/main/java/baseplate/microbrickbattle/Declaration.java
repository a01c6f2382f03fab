package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Hearing;
import baseplate.core.Resolution;
import baseplate.core.SideId;

/// Declaring targets.
final class Declaration {
  Declaration(Setting setting, Sighting sighting) {}

  Resolution declare(Battle battle, SideId by, UnitCommand.Declare command, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }

  Resolution withdraw(Battle battle, SideId by, UnitCommand.Withdraw command, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }

  Resolution passOver(Battle battle, SideId by, UnitCommand.NoShot command, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }
}
