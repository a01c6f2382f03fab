package baseplate.microbrickbattle;

import baseplate.testkit.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Two whole battles, kept as commands and as what they led to. `-Dbaseplate.golden=write` tells
/// them anew, to be reviewed as a diff; where the commands of one are taken away it also has the
/// computer players fight it anew.
class PlaythroughTest {
  @ParameterizedTest
  @CsvSource({"skirmish, 11, greedy, greedy", "meeting-engagement, 12, greedy, random"})
  void a_kept_battle_goes_as_it_always_went(String scenario, long seed, String first, String second)
      throws IOException {
    Path commands = Path.of("src", "test", "golden", scenario + ".commands.jsonl");
    if (!Files.exists(commands) && Golden.isRewriting()) {
      Golden.at(commands).matches(new Playthrough(scenario, seed).fought(first, second));
    }

    String told = new Playthrough(scenario, seed).told(Files.readString(commands));

    Golden.of(scenario + ".txt").matches(told);
  }
}
