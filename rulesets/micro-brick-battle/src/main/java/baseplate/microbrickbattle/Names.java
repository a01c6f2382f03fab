package baseplate.microbrickbattle;

import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Names of constants in files: lower case with dashes.
final class Names {
  private Names() {}

  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static List<String> words(Enum<?>[] constants) {
    List<String> words = new ArrayList<>();
    for (Enum<?> constant : constants) {
      words.add(word(constant));
    }
    return words;
  }

  /// The constant that the field names; throws [baseplate.core.doc.Malformed] naming all of them.
  static <E extends Enum<E>> E read(Fields fields, String field, E[] constants) {
    if (!fields.has(field)) {
      throw new Malformed(
          fields.pointer(),
          Phrase.of("mbb.malformed.missing", "field", field, "words", words(constants)));
    }
    String text = fields.text(field);
    for (E constant : constants) {
      if (word(constant).equals(text)) {
        return constant;
      }
    }
    throw fields.fault(
        field, Phrase.of("mbb.malformed.word", "value", text, "words", words(constants)));
  }
}
