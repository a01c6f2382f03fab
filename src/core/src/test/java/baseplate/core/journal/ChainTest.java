package baseplate.core.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChainTest {
  @Test
  void a_link_is_the_sha_256_of_the_link_before_and_the_bytes() {
    byte[] bytes = "{\"entry\":1}".getBytes(StandardCharsets.US_ASCII);
    Digest first = Chain.next(Chain.START, bytes);
    assertThat(first.hex())
        .isEqualTo("21e539f469d3ba2c3600085ba7a0ef3cd90fd176aedbc6d301b695bb2417fdca");
    assertThat(Chain.next(first, bytes).hex())
        .isEqualTo("dfc8075a48208f8a984b5843e4ca778118c8fa3a0db82866ce8b8b0935e4c22d");
  }

  @Test
  void a_digest_is_that_of_the_standard() {
    assertThat(Digest.of("abc".getBytes(StandardCharsets.US_ASCII)).hex())
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "ba78",
        "BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD",
        "ga7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad0"
      })
  void a_digest_has_one_spelling(String text) {
    assertThatThrownBy(() -> new Digest(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
