package baseplate.core.doc;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class CanonicalTest {
  @Test
  void keys_keep_the_order_in_which_they_were_put() {
    Doc doc = Doc.object().put("b", 1).put("a", "x").build();
    assertThat(Canonical.text(doc)).isEqualTo("{\"b\":1,\"a\":\"x\"}");
  }

  @Test
  void numbers_are_plain_decimals_without_trailing_zeros() {
    Doc doc =
        new Doc.Items(
            List.of(
                Doc.scaled(1_500, 3),
                Doc.of(new BigDecimal("1E+3")),
                Doc.of(new BigDecimal("-0.000")),
                Doc.of(Long.MIN_VALUE)));
    assertThat(Canonical.text(doc)).isEqualTo("[1.5,1000,0,-9223372036854775808]");
  }

  @Test
  void everything_outside_printable_ascii_is_escaped() {
    assertThat(Canonical.text(Doc.of("a\"\\\n\u00e9\ud83d\ude00")))
        .isEqualTo("\"a\\\"\\\\\\u000a\\u00e9\\ud83d\\ude00\"");
    assertThat(Canonical.bytes(Doc.of("\u0131")))
        .containsOnly("\"\\u0131\"".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
  }

  @Test
  void the_text_does_not_depend_on_the_locale() {
    Locale before = Locale.getDefault();
    try {
      for (String tag : List.of("de", "fr", "tr", "ar-EG-u-nu-arab")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(Canonical.text(Doc.scaled(-1_234_567, 3))).isEqualTo("-1234.567");
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void numbers_are_equal_by_value() {
    assertThat(Doc.of(new BigDecimal("2.50"))).isEqualTo(Doc.scaled(25, 1));
    assertThat(Doc.of(new BigDecimal("100"))).isEqualTo(Doc.of(100));
  }
}
