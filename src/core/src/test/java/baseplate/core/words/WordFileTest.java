package baseplate.core.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class WordFileTest {
  private static final Map<String, String> FILES =
      Map.of(
          "words.properties", "# remark\n\na = one\nb = two\n",
          "words_de.properties", "a = eins\n");

  private static @Nullable InputStream open(String name) {
    String text = FILES.get(name);
    return text == null ? null : stream(text);
  }

  private static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void a_language_with_a_file_says_what_it_can_and_english_the_rest() {
    assertThat(WordFile.in(Locale.of("de", "CH"), WordFileTest::open))
        .isEqualTo(Map.of("a", "eins", "b", "two"));
  }

  @Test
  void a_language_without_a_file_and_no_language_are_english() {
    Map<String, String> english = Map.of("a", "one", "b", "two");
    assertThat(WordFile.in(Locale.FRENCH, WordFileTest::open)).isEqualTo(english);
    assertThat(WordFile.in(Locale.ROOT, WordFileTest::open)).isEqualTo(english);
  }

  @Test
  void a_line_that_is_no_sentence_or_a_key_that_stands_twice_is_a_fault() {
    assertThatThrownBy(() -> WordFile.read(stream("a")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("not a sentence: a");
    assertThatThrownBy(() -> WordFile.read(stream("a = 1\na = 2")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("sentence twice: a");
  }
}
