package baseplate.core.dice;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.input.Input;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ShuffleTest {
  private static final List<String> CARDS = List.of("ace", "king", "ace", "queen", "jack", "ace");

  @Test
  void the_order_does_not_depend_on_how_the_cards_were_listed() {
    List<String> other = new ArrayList<>(CARDS).reversed();
    Seed seed = new Seed(11);
    assertThat(Shuffle.order(seed, "draw", other)).isEqualTo(Shuffle.order(seed, "draw", CARDS));
  }

  @Test
  void cards_turned_one_by_one_with_rolls_in_between_come_in_the_order_of_the_stack() {
    for (int n = 0; n < 200; n++) {
      Seed seed = new Seed(n);
      SeededDice dice = SeededDice.ofBattle(seed, n);
      assertThat(turnedBetweenRolls(dice)).isEqualTo(Shuffle.order(seed, "draw", CARDS));
      assertThat(dice.nextRoll()).isEqualTo(n + CARDS.size());
    }
  }

  private static List<String> turnedBetweenRolls(SeededDice dice) {
    List<String> left = new ArrayList<>(CARDS);
    List<String> turned = new ArrayList<>();
    while (!left.isEmpty()) {
      dice.next(new Request.Sum(Pool.TWO_D6));
      Input.Card card = (Input.Card) dice.next(turn("draw", left)).orElseThrow();
      left.remove(card.card());
      turned.add(card.card());
    }
    return turned;
  }

  private static Request.Turn turn(String stack, List<String> left) {
    Map<String, Integer> counts = new TreeMap<>();
    left.forEach(card -> counts.merge(card, 1, Integer::sum));
    return new Request.Turn(
        stack,
        counts.entrySet().stream()
            .map(entry -> new Request.Copies(entry.getKey(), entry.getValue()))
            .toList()
            .reversed());
  }

  @Test
  void stacks_of_other_names_lie_in_orders_of_their_own() {
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < 52; i++) {
      cards.add("card " + i);
    }
    assertThat(Shuffle.order(new Seed(1), "draw", cards))
        .hasSameElementsAs(cards)
        .isNotEqualTo(Shuffle.order(new Seed(1), "draw 2", cards))
        .isNotEqualTo(Shuffle.order(new Seed(2), "draw", cards));
  }

  @Test
  void every_order_of_four_cards_is_equally_likely() {
    Map<List<String>, Integer> counts = new HashMap<>();
    int shuffles = 24_000;
    for (int n = 0; n < shuffles; n++) {
      counts.merge(
          Shuffle.order(new Seed(n), "draw", List.of("a", "b", "c", "d")), 1, Integer::sum);
    }
    assertThat(counts).hasSize(24);
    assertThat(Likelihood.ofEqual(counts.values(), shuffles)).isBetween(0.001, 0.999);
  }

  @Test
  void a_card_of_another_stream_is_any_of_the_unseen_and_takes_a_roll_number() {
    SeededDice dice = SeededDice.ofStream(new Seed(5), Stream.SAMPLING, 0);
    Map<String, Integer> counts = new TreeMap<>();
    for (int n = 0; n < 6_000; n++) {
      Input.Card card = (Input.Card) dice.next(turn("draw", CARDS)).orElseThrow();
      counts.merge(card.card(), 1, Integer::sum);
    }
    assertThat(dice.nextRoll()).isEqualTo(6_000);
    assertThat(counts.get("ace")).isBetween(2_850, 3_150);
    assertThat(counts.get("jack")).isBetween(870, 1_130);
  }
}
