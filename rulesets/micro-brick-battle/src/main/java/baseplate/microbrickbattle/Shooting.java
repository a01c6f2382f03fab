package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Hearing;
import baseplate.core.Resolution;
import baseplate.core.SideId;
import baseplate.core.words.Phrase;

/// Resolving declared shots.
final class Shooting {
  Shooting(Setting setting, Sighting sighting, Ends ends) {}

  Resolution shoot(Battle battle, SideId by, UnitCommand.Shoot command, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }

  Resolution shootOn(Battle battle, Hearing hearing) {
    return Unwritten.refuse(hearing);
  }

  Phrase outcome(Battle before, Battle after) {
    return Phrase.of("mbb.outcome.nothing");
  }
}
