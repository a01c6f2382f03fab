package baseplate.simulation;

import baseplate.core.Rules;
import baseplate.core.play.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The computer players that a ruleset can be played by.
public final class Players {
  private Players() {}

  /// The one that plays every ruleset, then those that know this one.
  public static List<Player> of(Rules rules) {
    List<Player> players = new ArrayList<>(List.of(new RandomLegal()));
    players.addAll(rules.players());
    return List.copyOf(players);
  }

  /// The player of that name, if there is one.
  public static Optional<Player> named(Rules rules, String name) {
    return of(rules).stream().filter(player -> player.name().equals(name)).findFirst();
  }
}
