package baseplate.core.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.SideId;
import baseplate.core.words.Phrase;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class RequestTest {
  @Test
  void a_pool_holds_at_most_a_thousand_dice_of_at_most_a_thousand_faces() {
    assertThat(Pool.of(1_000, 1_000).size()).isEqualTo(1_000);
    refused(() -> Pool.of(1_001, 6));
    refused(() -> Pool.of(1_000_000_000, 6));
    refused(() -> Pool.of(1, 1_001));
    refused(() -> Pool.of(1, 1));
    refused(() -> Pool.of(0, 6));
    refused(() -> new Pool(List.of(new Die(600, 6), new Die(600, 6)), 0));
    refused(() -> new Pool(List.of(), 1_000_001));
    refused(() -> Pool.TWO_D6.plus(Integer.MIN_VALUE));
  }

  @Test
  void the_defender_s_dice_stand_behind_the_attacker_s() {
    List<Die> both = List.of(new Die(2, 6), new Die(1, 8));
    assertThat(new Request.Exceeds(Pool.of(2, 6), Pool.of(1, 8)).dice()).isEqualTo(both);
    assertThat(new Request.Difference(Pool.of(2, 6), Pool.of(1, 8)).dice()).isEqualTo(both);
  }

  @Test
  void a_stack_has_cards_and_a_choice_has_ways_each_named_once() {
    Request.Copies ace = new Request.Copies("ace", 1);
    Request.Way way = new Request.Way("no", Phrase.of("no"));
    refused(() -> new Request.Copies("ace", 0));
    refused(() -> new Request.Turn("draw", List.of()));
    refused(() -> new Request.Turn("draw", List.of(ace, ace)));
    refused(() -> new Request.Ask(SideId.FIRST, "k", Phrase.of("q"), List.of()));
    refused(() -> new Request.Ask(SideId.FIRST, "k", Phrase.of("q"), List.of(way, way)));
  }

  @Test
  void a_clock_die_has_12_or_24_faces() {
    assertThat(new Request.Direction(24).dice()).containsExactly(new Die(1, 24));
    refused(() -> new Request.Direction(6));
  }

  private static void refused(ThrowingCallable made) {
    assertThatThrownBy(made).isInstanceOf(IllegalArgumentException.class);
  }
}
