package baseplate.benchmarks;

import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.Rules;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Fields;
import baseplate.core.play.Player;
import baseplate.microbrickbattle.MicroBrickBattle;
import baseplate.simulation.Playout;
import baseplate.simulation.RandomLegal;
import baseplate.simulation.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Battles of Micro Brick Battle to measure on.
///
/// @param rules with the battle's data
/// @param start the battle
record Ready(Rules rules, Battle start) {
  static final Ruleset RULESET = new MicroBrickBattle();
  static final List<Player> RANDOM = List.of(new RandomLegal(), new RandomLegal());

  static Ready of(SetUp.From from, Map<String, String> house) {
    Agreements agreements = Agreements.of(RULESET.options(), house);
    Ruleset.Opening opening = RULESET.open(new SetUp(from, List.of(), agreements, List.of()));
    return new Ready(RULESET.rules(Fields.of(opening.content(), ""), agreements), opening.start());
  }

  /// Meeting Engagement, 6 v 6, before it is set up.
  static Ready meeting() {
    return of(new SetUp.Scenario("meeting-engagement"), Map.of());
  }

  /// The same battle as it stands when both sides are deployed, set up in different ways.
  List<Battle> deployed(int count) {
    List<Battle> deployed = new ArrayList<>();
    for (int seed = 0; deployed.size() < count; seed++) {
      deployed.addAll(deployedFrom(new Seed(seed)));
    }
    return deployed;
  }

  /// The battle of a seed when both sides are deployed, if it comes to that.
  private List<Battle> deployedFrom(Seed seed) {
    List<Battle> moving = new ArrayList<>();
    Watch watch =
        (before, command, verdict) -> {
          if (before.clock().turn() == 1 && moving.isEmpty()) {
            moving.add(before);
          }
        };
    new Playout(rules, RANDOM, watch).play(start, seed);
    return moving;
  }
}
