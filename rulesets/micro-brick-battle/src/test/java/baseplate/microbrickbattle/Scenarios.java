package baseplate.microbrickbattle;

import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.Rules;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Fields;
import baseplate.core.play.Player;
import baseplate.simulation.Played;
import baseplate.simulation.Players;
import baseplate.simulation.Playout;
import baseplate.simulation.Watch;
import java.util.List;
import java.util.Map;

/// Ready battles played by computer players.
record Scenarios(Rules rules, Battle start) {
  static Scenarios of(String scenario, Map<String, String> house) {
    Ruleset ruleset = new MicroBrickBattle();
    Agreements agreements = Agreements.of(ruleset.options(), house);
    Ruleset.Opening opening =
        ruleset.open(new SetUp(new SetUp.Scenario(scenario), List.of(), agreements, List.of()));
    return new Scenarios(
        ruleset.rules(Fields.of(opening.content(), ""), agreements), opening.start());
  }

  Player player(String name) {
    return Players.named(rules, name).orElseThrow();
  }

  Played played(String first, String second, long seed) {
    return new Playout(rules, List.of(player(first), player(second)), Watch.NOBODY)
        .play(start, new Seed(seed));
  }
}
