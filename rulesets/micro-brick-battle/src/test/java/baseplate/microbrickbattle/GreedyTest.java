package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Ending;
import baseplate.core.SideId;
import baseplate.simulation.Played;
import baseplate.testkit.Cases;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GreedyTest {
  private static void assertEndsByTheRules(Scenarios battle, int seed) {
    Played played = battle.played("greedy", "greedy", seed);
    Optional<Ending> ending = played.ending();
    assertThat(ending).as("seed %d", seed).isPresent();
    assertThat(ending.get().how().key()).as("seed %d", seed).startsWith("mbb.end.");
    assertThat(played.refused()).as("seed %d", seed).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"skirmish", "meeting-engagement", "breakthrough", "crossroads"})
  void every_battle_of_greedy_players_ends_by_the_rules_and_nothing_they_want_is_refused(
      String scenario) {
    Scenarios battle = Scenarios.of(scenario, Map.of());
    for (int seed = 0; seed < Cases.count(1, 200); seed++) {
      assertEndsByTheRules(battle, seed);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "movement, simple-radius",
    "turret-swing, off",
    "turning, pro-rata-45",
    "fixed-arc, 0",
    "wholly-hidden, not-legal",
    "first-turn-limited, off",
    "last-round, 0",
    "terrain-setup, halves",
    "opening, scenario",
  })
  void they_get_on_with_every_agreement(String key, String value) {
    assertEndsByTheRules(Scenarios.of("skirmish", Map.of(key, value)), 1);
  }

  @Test
  void greed_beats_chance() {
    Scenarios battle = Scenarios.of("skirmish", Map.of());
    long wins =
        IntStream.range(0, 6)
            .mapToObj(seed -> battle.played("greedy", "random", seed))
            .filter(GreedyTest::isWonByTheFirst)
            .count();
    assertThat(wins).isGreaterThanOrEqualTo(5);
  }

  private static boolean isWonByTheFirst(Played played) {
    return played.ending().flatMap(Ending::won).filter(SideId.FIRST::equals).isPresent();
  }

  @Test
  void the_same_seed_gives_the_same_battle() {
    Scenarios battle = Scenarios.of("skirmish", Map.of());
    assertThat(battle.played("greedy", "greedy", 5))
        .isEqualTo(battle.played("greedy", "greedy", 5));
  }
}
