package baseplate.core.dice;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.input.Input;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Seeds are fixed, so the figures are the same in every run.
class DiceFairnessTest {
  private static final int ROLLS = Boolean.getBoolean("baseplate.proof") ? 5_000_000 : 60_000;
  private static final Seed SEED = new Seed(20_260_101);

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8, 10, 12, 20})
  void faces_and_pairs_of_neighbours_come_equally_often(int sides) {
    int[] single = new int[sides];
    int[] together = new int[sides * sides];
    int[] following = new int[sides * sides];
    SeededDice dice = SeededDice.ofBattle(SEED, 0);
    int last = 0;
    for (int roll = 0; roll < ROLLS; roll++) {
      List<Integer> faces = two(dice, sides);
      int first = faces.get(0) - 1;
      int second = faces.get(1) - 1;
      single[first]++;
      single[second]++;
      together[first * sides + second]++;
      following[last * sides + first]++;
      last = second;
    }
    assertEven(single, 2L * ROLLS);
    assertEven(together, ROLLS);
    assertEven(following, ROLLS);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 20})
  void neighbouring_seeds_and_other_streams_have_nothing_to_do_with_each_other(int sides) {
    int[] seeds = new int[sides * sides];
    int[] streams = new int[sides * sides];
    for (int n = 0; n < ROLLS; n++) {
      int here = face(n, Stream.BATTLE, sides);
      seeds[here * sides + face(n + 1, Stream.BATTLE, sides)]++;
      streams[here * sides + face(n, Stream.player(0), sides)]++;
    }
    assertEven(seeds, ROLLS);
    assertEven(streams, ROLLS);
  }

  private static int face(long seed, Stream stream, int sides) {
    return new SeededChance(new Seed(seed), stream, 0).below(sides);
  }

  private static List<Integer> two(SeededDice dice, int sides) {
    Input input = dice.next(new Request.Sum(Pool.of(2, sides))).orElseThrow();
    return ((Input.Faces) input).faces();
  }

  private static void assertEven(int[] counts, long total) {
    assertThat(Likelihood.ofEqual(IntStream.of(counts).boxed().toList(), total))
        .isBetween(0.001, 0.999);
  }
}
