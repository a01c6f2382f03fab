package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Hearing;
import baseplate.core.Resolution;
import baseplate.core.SideId;

/// Deploying units.
///
/// @rule MBB-27
/// @rule MBB-28
final class Deployment {
  Deployment(Setting setting, Sighting sighting) {}

  Resolution deploy(Battle battle, SideId by, UnitCommand.Deploy command, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }

  Resolution auto(Battle battle, SideId by, UnitCommand.AutoDeploy command, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }

  Resolution deployOn(Battle battle, UnitStep.DeployOn step, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }
}
