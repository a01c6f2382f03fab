package baseplate.table.bench;

import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/// Numbers as people type and read them.
final class Decimals {
  private static final Pattern TYPED = Pattern.compile("[-+−]?\\d{1,7}([.,]\\d{0,4})?");

  private final Texts texts;
  private final char mark;

  Decimals(Texts texts) {
    this.texts = texts;
    this.mark = read(new BigDecimal("1.5")).indexOf(',') >= 0 ? ',' : '.';
  }

  /// As it stands in a sentence.
  String read(BigDecimal number) {
    return texts.say(Phrase.of("table.named", "name", number));
  }

  /// As it stands in a field.
  String typed(BigDecimal number) {
    return number.stripTrailingZeros().toPlainString().replace('.', mark);
  }

  /// The number that a text is; empty where it is none. A point and a comma both begin the part
  /// after the whole number.
  static Optional<BigDecimal> parse(String text) {
    String bare = text.strip();
    if (!TYPED.matcher(bare).matches()) {
      return Optional.empty();
    }
    String neutral = bare.replace(',', '.').replace('−', '-').replaceAll("\\.$", "");
    return Optional.of(new BigDecimal(neutral));
  }
}
