package baseplate.core.words;

import java.util.Map;

/// A sentence not yet in any language: a key and its named arguments.
///
/// Arguments are texts, whole or decimal numbers, ids (by their text), other phrases, or lists of
/// these. They are kept as texts, `Long`, `BigDecimal` without trailing zeros, phrases and lists,
/// so that a phrase read from a file equals the one written. [Texts] turns it into a sentence.
///
/// @param key the key of the sentence in the word files
/// @param args arguments by name, in order
public record Phrase(String key, Map<String, Object> args) {
  public Phrase {
    args = Arguments.of(args);
  }

  /// A sentence without arguments.
  public static Phrase of(String key) {
    return new Phrase(key, Arguments.NONE);
  }

  /// A sentence with one argument.
  public static Phrase of(String key, String name, Object value) {
    return new Phrase(key, Arguments.NONE.with(name, value));
  }

  /// A sentence with two arguments.
  public static Phrase of(String key, String name1, Object value1, String name2, Object value2) {
    return of(key, name1, value1).with(name2, value2);
  }

  /// A sentence with three arguments.
  public static Phrase of(
      String key,
      String name1,
      Object value1,
      String name2,
      Object value2,
      String name3,
      Object value3) {
    return of(key, name1, value1, name2, value2).with(name3, value3);
  }

  /// The same sentence with one more argument.
  public Phrase with(String name, Object value) {
    return new Phrase(key, Arguments.of(args).with(name, value));
  }
}
