package baseplate.table.panel;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.input.Fraction;
import baseplate.core.words.Texts;
import baseplate.table.look.TableWords;
import baseplate.table.play.Totals;
import baseplate.table.play.Tries;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class LuckWordsTest {
  private static final Texts ENGLISH = new Texts(Locale.ROOT, TableWords.in(Locale.ENGLISH));

  private static Tries tries(Fraction noBetter) {
    return new Tries(9, 5, Fraction.of(38, 10), noBetter);
  }

  @Test
  void tries_are_told_with_what_was_to_be_expected() {
    assertThat(ENGLISH.say(LuckWords.of(tries(Fraction.of(84, 100)))))
        .isEqualTo("Made 5 of 9 rolls; 3.8 were to be expected: at least as lucky as 84 in 100.");
  }

  @Test
  void nearly_all_is_not_all_and_nearly_none_is_not_none() {
    assertThat(LuckWords.inHundred(Fraction.of(99_999, 100_000))).hasToString("99.9");
    assertThat(LuckWords.inHundred(Fraction.ONE)).hasToString("100");
    assertThat(LuckWords.inHundred(Fraction.of(1, 100_000))).hasToString("0.1");
    assertThat(LuckWords.inHundred(Fraction.of(1, 3))).hasToString("33");
  }

  @Test
  void where_nothing_was_rolled_there_is_no_luck() {
    Tries none = new Tries(0, 0, Fraction.ZERO, Fraction.ONE);
    assertThat(ENGLISH.say(LuckWords.of(none))).isEqualTo("No roll to succeed or fail.");
  }

  @Test
  void sums_are_told_against_their_expected_value() {
    assertThat(ENGLISH.say(LuckWords.of(new Totals(2, 16, Fraction.of(14, 1)))))
        .isEqualTo("Dice that are added: 16 in 2 rolls; 14 was to be expected.");
  }
}
