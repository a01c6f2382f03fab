package baseplate.microbrickbattle;

import baseplate.core.play.Player;
import java.util.List;

/// The computer players that know these rules.
final class Players {
  private Players() {}

  static List<Player> all(Setting setting, Sighting sighting) {
    return List.of(new Greedy(setting, sighting));
  }
}
