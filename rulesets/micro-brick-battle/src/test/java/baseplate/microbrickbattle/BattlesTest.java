package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.HouseOption;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.Verdict;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Fields;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Sink;
import baseplate.core.journal.Terms;
import baseplate.core.journal.Verification;
import baseplate.core.journal.Verifier;
import baseplate.core.play.Player;
import baseplate.simulation.Played;
import baseplate.simulation.Players;
import baseplate.simulation.Playout;
import baseplate.testkit.Case;
import baseplate.testkit.Cases;
import baseplate.testkit.Covers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Whole battles by computer players: nothing is broken on the way, and the record of each, given
/// command by command, leads to the same battle and verifies.
@Covers({"MBB-1", "MBB-2", "MBB-4", "MBB-9", "MBB-10", "MBB-30"})
class BattlesTest {
  private static final Ruleset RULESET = new MicroBrickBattle();
  private static final List<String> SCENARIOS =
      RULESET.scenarios().stream().map(Ruleset.ScenarioInfo::id).toList();

  @Test
  void random_battles_in_every_scenario_break_nothing_and_verify() {
    Cases.of(1, Cases.count(700, 100_000))
        .keptIn("random-battles")
        .each(one -> fight(one, Map.of(), List.of("random", "random")));
  }

  @Test
  void random_battles_under_any_agreements_break_nothing_and_verify() {
    Cases.of(2, Cases.count(300, 100_000))
        .keptIn("agreed-battles")
        .each(one -> fight(one, agreed(one), List.of("random", "random")));
  }

  @Test
  void battles_of_those_who_fight_in_earnest_break_nothing_and_verify() {
    Cases.of(3, Cases.count(20, 2_000))
        .keptIn("greedy-battles")
        .each(
            one ->
                fight(one, agreed(one), List.of("greedy", one.oneOf(List.of("greedy", "random")))));
  }

  private static Map<String, String> agreed(Case one) {
    Map<String, String> house = new HashMap<>();
    for (HouseOption option : RULESET.options()) {
      List<String> values = new ArrayList<>(option.values());
      values.remove("*");
      house.put(option.key(), one.oneOf(values));
    }
    return house;
  }

  private static void fight(Case one, Map<String, String> house, List<String> names) {
    Agreements agreements = Agreements.of(RULESET.options(), house);
    String scenario = one.oneOf(SCENARIOS);
    SetUp setUp = new SetUp(new SetUp.Scenario(scenario), List.of(), agreements, List.of());
    Ruleset.Opening opening = RULESET.open(setUp);
    Seed seed = new Seed(one.bits());
    Terms terms =
        new Terms(
            "test",
            List.of("red", "blue"),
            new Header.Seeded(seed),
            agreements,
            Enforcement.ENFORCE);
    Setting setting = Setting.fresh(RULESET, opening, terms);
    List<Player> players =
        names.stream().map(name -> Players.named(setting.rules(), name).orElseThrow()).toList();
    List<Command> commands = new ArrayList<>();
    Invariants invariants = new Invariants(setting(opening, agreements));

    Played played =
        new Playout(
                setting.rules(),
                players,
                (before, command, verdict) -> {
                  invariants.judged(before, command, verdict);
                  commands.add(command);
                })
            .play(opening.start(), seed);

    assertThat(played.ending()).as("ends of %s", scenario).isPresent();
    recordLeadsThere(setting, commands, played.end());
  }

  private static baseplate.microbrickbattle.Setting setting(
      Ruleset.Opening opening, Agreements agreements) {
    Content content = Content.read(Fields.of(opening.content(), ""));
    return baseplate.microbrickbattle.Setting.of(
        content.catalogue(), content.terms(), Readings.of(agreements));
  }

  private static void recordLeadsThere(Setting setting, List<Command> commands, Battle end) {
    Session session = new Session(new Journal(setting), Sink.NONE);
    for (Command command : commands) {
      assertThat(session.submit(command)).isNotInstanceOf(Verdict.Refused.class);
    }
    assertThat(session.battle()).isEqualTo(end);
    assertThat(setting.digest(session.battle())).isEqualTo(setting.digest(end));
    Verification verification = Verifier.verify(session.journal());
    assertThat(verification.valid()).as(verification.toString()).isTrue();
  }
}
