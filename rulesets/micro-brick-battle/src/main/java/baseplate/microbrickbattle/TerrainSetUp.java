package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Hearing;
import baseplate.core.Resolution;
import baseplate.core.SideId;

/// Setting up terrain.
///
/// @rule MBB-24
final class TerrainSetUp {
  TerrainSetUp(Setting setting) {}

  Resolution place(Battle battle, SideId by, UnitCommand.PlaceTerrain command, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }

  Resolution remove(Battle battle, SideId by, UnitCommand.RemoveTerrain command, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }

  Resolution finish(Battle battle, SideId by, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }

  Resolution layOut(Battle battle, SideId by, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }
}
