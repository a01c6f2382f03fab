package baseplate.simulation.proving;

import baseplate.core.Agreements;
import baseplate.core.Enforcement;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Sink;
import baseplate.core.journal.Terms;
import baseplate.core.play.Player;
import baseplate.simulation.Carry;
import baseplate.simulation.Players;
import baseplate.simulation.RandomLegal;
import baseplate.testkit.cards.Cards;
import baseplate.testkit.charge.Charge;
import java.util.List;
import java.util.Map;

/// The rulesets that the core's promises are proved on.
enum Proving {
  /// Hidden hands, instants.
  CARDS("evening", "random"),
  /// Interrupts, chained steps, joints; its own player seeks the fight.
  CHARGE("meadow", "charger");

  private final String scenario;
  private final String eager;

  Proving(String scenario, String eager) {
    this.scenario = scenario;
    this.eager = eager;
  }

  Ruleset ruleset() {
    return switch (this) {
      case CARDS -> new Cards();
      case CHARGE -> new Charge();
    };
  }

  Setting setting(Header.Origin dice) {
    Ruleset ruleset = ruleset();
    Agreements house = Agreements.of(ruleset.options(), Map.of());
    SetUp setUp = new SetUp(new SetUp.Scenario(scenario), List.of(), house, List.of());
    Terms terms = new Terms("test", List.of("Ann", "Bob"), dice, house, Enforcement.ENFORCE);
    return Setting.fresh(ruleset, ruleset.open(setUp), terms);
  }

  Session fresh(Seed seed) {
    return new Session(new Journal(setting(new Header.Seeded(seed))), Sink.NONE);
  }

  /// A player that makes much happen.
  Player eager() {
    return Players.named(setting(new Header.Typed()).rules(), eager).orElseThrow();
  }

  /// Plays a session on, an eager player against a random one.
  void carryOn(Session session, Seed seed, int entries) {
    Player eager = eager();
    Player random = new RandomLegal();
    boolean first = seed.bits() % 2 == 0;
    Map<SideId, Player> players =
        Map.of(SideId.FIRST, first ? eager : random, SideId.SECOND, first ? random : eager);
    new Carry(session, players, seed).on(entries);
  }

  /// A whole battle.
  Session played(Seed seed) {
    Session session = fresh(seed);
    carryOn(session, seed, 1_000);
    return session;
  }
}
