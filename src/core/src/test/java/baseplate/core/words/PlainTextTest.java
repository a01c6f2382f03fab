package baseplate.core.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.PieceId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainTextTest {
  @ParameterizedTest
  @ValueSource(strings = {"a", "Blue 2", "m4-sherman", "\u00dcb\u00fcng", "\u8eca", "\ud83d\ude9c"})
  void a_name_may_be_of_any_letters(String text) {
    assertThat(PlainText.isName(text, 64)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        " a",
        "a ",
        "a\n",
        "a\tb",
        "\u0000",
        "a\u0085b",
        "\ud800",
        "a\udc00b",
        "a\u2028b",
        "a\u202eb",
        "a\u2066b",
        "\u200fa",
        "a\u061cb"
      })
  void a_name_reads_as_it_stands(String text) {
    assertThat(PlainText.isName(text, 64)).isFalse();
    assertThatThrownBy(() -> new PieceId(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_name_has_an_end() {
    assertThat(PlainText.isName("x".repeat(64), 64)).isTrue();
    assertThat(PlainText.isName("x".repeat(65), 64)).isFalse();
  }
}
