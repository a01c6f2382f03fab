package baseplate.core.words;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.SideId;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TextsTest {
  private static final Map<String, String> WORDS =
      Map.of("needs", "{unit} needs {mp} MP", "many", "hidden by {what}", "unit", "tank {n}");

  private final Texts neutral = new Texts(Locale.ROOT, WORDS);

  @Test
  void arguments_stand_in_their_places() {
    assertThat(neutral.say(Phrase.of("needs", "unit", "A $1\\", "mp", new BigDecimal("8.1"))))
        .isEqualTo("A $1\\ needs 8.1 MP");
  }

  @Test
  void phrases_and_lists_may_be_arguments() {
    Phrase tank = Phrase.of("unit", "n", 2);
    assertThat(neutral.say(Phrase.of("many", "what", List.of(tank, "wall"))))
        .isEqualTo("hidden by tank 2, wall");
  }

  @Test
  void screens_write_numbers_as_the_locale_does() {
    Phrase phrase = Phrase.of("needs", "unit", "A", "mp", new BigDecimal("1234.5"));
    assertThat(new Texts(Locale.GERMANY, WORDS).say(phrase)).isEqualTo("A needs 1.234,5 MP");
    assertThat(neutral.say(phrase)).isEqualTo("A needs 1234.5 MP");
  }

  @Test
  void a_sentence_that_is_missing_shows_its_key_and_arguments() {
    assertThat(neutral.say(Phrase.of("lost", "a", 1))).isEqualTo("lost {a=1}");
    assertThat(neutral.say(Phrase.of("needs", "unit", "A"))).isEqualTo("A needs {mp} MP");
  }

  @Test
  void rule_ids_are_ordered_by_book_and_number() {
    assertThat(List.of(new RuleId("MBB-10"), new RuleId("MBB-9"), new RuleId("BRK-11")))
        .isSortedAccordingTo((a, b) -> b.compareTo(a));
  }

  @Test
  void an_argument_is_shown_by_the_name_it_is_called() {
    Texts called =
        new Texts(Locale.ROOT, Map.of("turn", "{side} is to act"))
            .naming(value -> value.equals(SideId.SECOND.phrase()) ? "Red" : value);

    assertThat(called.say(Phrase.of("turn", "side", SideId.SECOND))).isEqualTo("Red is to act");
    assertThat(called.say(Phrase.of("turn", "side", 7))).isEqualTo("7 is to act");
  }

  @Test
  void an_argument_from_outside_cannot_break_the_line_or_fill_the_screen() {
    Texts texts = new Texts(Locale.ROOT, Map.of("k", "<{it}>"));
    assertThat(texts.say(Phrase.of("k", "it", "a\nb\u001b[2J\u202ec")))
        .isEqualTo("<a\ufffdb\ufffd[2J\ufffdc>");
    assertThat(texts.say(Phrase.of("k", "it", "x".repeat(1_000)))).hasSize(303);
    assertThat(texts.say(Phrase.of("no\nkey", "it", "\n"))).doesNotContain("\n");
  }
}
