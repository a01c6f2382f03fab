package baseplate.core.dice;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.SideId;
import baseplate.core.input.Die;
import baseplate.core.input.Input;
import baseplate.core.input.Outcomes;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class SeededDiceTest {
  private static final Request TWO_D6 = new Request.Sum(Pool.TWO_D6);
  private static final Seed SEED = new Seed(42);

  private static List<Integer> faces(SeededDice dice, Request request) {
    return ((Input.Faces) dice.next(request).orElseThrow()).faces();
  }

  /// These faces never change: old battle files are checked against them.
  @Test
  void the_faces_of_a_seed_are_frozen() {
    SeededDice dice = SeededDice.ofBattle(SEED, 0);
    assertThat(faces(dice, new Request.Sum(Pool.of(10, 6))))
        .containsExactly(5, 4, 2, 6, 5, 2, 2, 6, 1, 1);
    assertThat(faces(dice, new Request.Sum(Pool.of(10, 20))))
        .containsExactly(2, 20, 13, 16, 3, 5, 7, 16, 7, 4);
    assertThat(faces(SeededDice.ofBattle(SEED, 1_000_000), new Request.Sum(Pool.of(5, 1_000))))
        .containsExactly(226, 253, 293, 434, 617);
    assertThat(
            faces(SeededDice.ofStream(SEED, Stream.player(1), 0), new Request.Sum(Pool.of(8, 6))))
        .containsExactly(6, 3, 4, 2, 4, 5, 4, 5);
    assertThat(Shuffle.order(SEED, "draw", List.of("a", "b", "c", "d", "e", "f")))
        .containsExactly("d", "a", "c", "f", "b", "e");
    assertThat(SEED.child(3)).hasToString("5305028006411763319");
  }

  @Test
  void each_request_takes_one_roll_number_however_many_dice_it_has() {
    SeededDice dice = SeededDice.ofBattle(SEED, 7);
    faces(dice, TWO_D6);
    faces(dice, new Request.Exceeds(Pool.of(3, 6), Pool.of(2, 8)));
    faces(dice, new Request.Chain(Pool.of(40, 4), 100));
    assertThat(dice.nextRoll()).isEqualTo(10);
  }

  @Test
  void made_with_an_earlier_number_they_show_the_same_faces_again() {
    SeededDice dice = SeededDice.ofBattle(SEED, 0);
    List<List<Integer>> first = new ArrayList<>();
    for (int roll = 0; roll < 50; roll++) {
      first.add(faces(dice, TWO_D6));
    }
    for (int roll = 49; roll >= 0; roll--) {
      assertThat(faces(SeededDice.ofBattle(SEED, roll), TWO_D6)).isEqualTo(first.get(roll));
    }
    assertThat(Set.copyOf(first)).hasSizeGreaterThan(20);
  }

  @Test
  void every_kind_of_roll_gets_faces_that_fit_it() {
    Pool mixed = new Pool(List.of(new Die(3, 4), new Die(1, 20), new Die(2, 6)), 5);
    SeededDice dice = SeededDice.ofBattle(SEED, 0);
    for (int i = 0; i < 200; i++) {
      for (Request request :
          List.of(
              new Request.Reach(mixed, 20),
              new Request.Exceeds(mixed, Pool.TWO_D6),
              new Request.Difference(Pool.TWO_D6, mixed),
              new Request.Count(mixed, 3),
              new Request.Highest(mixed),
              new Request.Chain(mixed, 30),
              new Request.Direction(24))) {
        assertThat(Outcomes.unfit(request, dice.next(request).orElseThrow())).isEmpty();
      }
    }
  }

  @Test
  void a_choice_is_left_to_the_side_and_takes_no_roll_number() {
    SeededDice dice = SeededDice.ofBattle(SEED, 0);
    Request ask =
        new Request.Ask(
            SideId.FIRST,
            "parry",
            Phrase.of("parry?"),
            List.of(new Request.Way("no", Phrase.of("no"))));
    assertThat(dice.next(ask)).isEmpty();
    assertThat(dice.nextRoll()).isZero();
  }

  @Test
  void the_chance_of_a_decision_is_the_same_each_time() {
    SeededChance chance = new SeededChance(SEED, Stream.player(0), 12);
    SeededChance again = new SeededChance(SEED, Stream.player(0), 12);
    Set<Integer> seen = new TreeSet<>();
    for (int i = 0; i < 100; i++) {
      int drawn = chance.below(7);
      assertThat(again.below(7)).isEqualTo(drawn);
      seen.add(drawn);
    }
    assertThat(seen).containsExactly(0, 1, 2, 3, 4, 5, 6);
  }

  @Test
  void the_chance_of_a_decision_leaves_the_dice_alone() {
    SeededDice dice = SeededDice.ofBattle(SEED, 3);
    SeededChance chance = new SeededChance(SEED, Stream.player(0), 12);
    for (int i = 0; i < 100; i++) {
      chance.below(7);
    }
    assertThat(faces(dice, TWO_D6)).isEqualTo(faces(SeededDice.ofBattle(SEED, 3), TWO_D6));
  }
}
