package baseplate.app.desktop;

import baseplate.core.Enforcement;
import baseplate.core.Ruleset;
import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.journal.Header;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is chosen for a new battle, until it begins.
final class NewBattle {
  private Ruleset ruleset;
  private String scenario;
  private final List<String> names = new ArrayList<>();
  private final Map<SideId, String> players = new HashMap<>();
  private final Map<String, String> house = new HashMap<>();
  private Seed seed = new Seed(new SecureRandom().nextLong());
  private boolean typed;
  private Enforcement enforcement = Enforcement.ENFORCE;

  /// @param names the sides' names to begin with
  NewBattle(Ruleset ruleset, List<String> names) {
    this.ruleset = ruleset;
    this.scenario = ruleset.scenarios().getFirst().id();
    this.names.addAll(names);
  }

  Ruleset ruleset() {
    return ruleset;
  }

  /// Chooses other rules; what was agreed of the others is forgotten.
  void play(Ruleset other) {
    ruleset = other;
    scenario = other.scenarios().getFirst().id();
    house.clear();
    players.clear();
  }

  String scenario() {
    return scenario;
  }

  void scenario(String id) {
    scenario = id;
  }

  List<String> names() {
    return List.copyOf(names);
  }

  void name(int side, String name) {
    names.set(side, name);
  }

  /// The computer player of a side; empty where a person plays it.
  Optional<String> player(int side) {
    return Optional.ofNullable(players.get(new SideId(side)));
  }

  Map<SideId, String> players() {
    return Map.copyOf(players);
  }

  /// Seats a computer player, or a person where the name is empty.
  void seat(int side, String player) {
    if (player.isEmpty()) {
      players.remove(new SideId(side));
    } else {
      players.put(new SideId(side), player);
    }
  }

  Seed seed() {
    return seed;
  }

  void seed(Seed other) {
    seed = other;
  }

  void typed(boolean other) {
    typed = other;
  }

  void enforcement(Enforcement other) {
    enforcement = other;
  }

  /// The reading of an option.
  String reading(String key, String fallback) {
    return house.getOrDefault(key, fallback);
  }

  void agree(String key, String value) {
    house.put(key, value);
  }

  Library.Wish wish() {
    return new Library.Wish(
        scenario, names, typed ? new Header.Typed() : new Header.Seeded(seed), house, enforcement);
  }
}
