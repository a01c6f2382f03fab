package baseplate.core.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PhraseTest {
  @Test
  void arguments_keep_their_order() {
    Phrase phrase = Phrase.of("key", "zebra", 1, "ant", 2, "cow", 3).with("bee", 4);

    assertThat(phrase.args().keySet()).containsExactly("zebra", "ant", "cow", "bee");
  }

  @Test
  void phrases_are_equal_whatever_map_their_arguments_came_in() {
    Map<String, Object> args = new HashMap<>(Map.of("a", 1, "b", "two"));

    Phrase phrase = new Phrase("key", args);
    args.clear();

    assertThat(phrase).isEqualTo(Phrase.of("key", "b", "two", "a", 1L));
    assertThat(phrase).hasSameHashCodeAs(Phrase.of("key", "b", "two", "a", 1L));
    assertThat(phrase.args()).isEqualTo(Map.of("a", 1L, "b", "two"));
  }

  @Test
  void an_argument_of_the_same_name_takes_the_place_of_the_earlier() {
    assertThat(Phrase.of("key", "a", 1, "b", 2).with("a", 3))
        .isEqualTo(Phrase.of("key", "a", 3, "b", 2));
  }

  @Test
  void numbers_are_kept_plain() {
    Phrase phrase =
        Phrase.of("key", "whole", new BigDecimal("8.00"), "part", new BigDecimal("1.50"));

    assertThat(phrase.args())
        .containsEntry("whole", 8L)
        .containsEntry("part", new BigDecimal("1.5"));
    assertThat(Phrase.of("key", "many", List.of(1, 2)).args())
        .containsEntry("many", List.of(1L, 2L));
  }

  @Test
  void an_argument_that_is_not_there_is_null() {
    assertThat(Phrase.of("key", "a", 1).args().get("b")).isNull();
    assertThat(Phrase.of("key").args()).isEmpty();
  }
}
