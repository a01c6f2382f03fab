package baseplate.core.words;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
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
    Map<String, Object> plain = LinkedHashMap.newLinkedHashMap(args.size());
    args.forEach((name, value) -> plain.put(name, plain(value)));
    args = Collections.unmodifiableMap(plain);
  }

  private static Object plain(Object value) {
    return switch (value) {
      case String text -> text;
      case Phrase phrase -> phrase;
      case Sayable named -> named.phrase();
      case Integer whole -> whole.longValue();
      case Long whole -> whole;
      case BigDecimal number -> plain(number);
      case Collection<?> many -> many.stream().map(Phrase::plain).toList();
      default -> value.toString();
    };
  }

  private static Object plain(BigDecimal number) {
    BigDecimal stripped = number.stripTrailingZeros();
    boolean whole = stripped.scale() <= 0 && stripped.precision() - stripped.scale() <= 18;
    return whole ? (Object) stripped.longValueExact() : stripped;
  }

  /// A sentence without arguments.
  public static Phrase of(String key) {
    return new Phrase(key, Map.of());
  }

  /// A sentence with one argument.
  public static Phrase of(String key, String name, Object value) {
    return new Phrase(key, Map.of(name, value));
  }

  /// A sentence with two arguments.
  public static Phrase of(String key, String name1, Object value1, String name2, Object value2) {
    Map<String, Object> args = LinkedHashMap.newLinkedHashMap(2);
    args.put(name1, value1);
    args.put(name2, value2);
    return new Phrase(key, args);
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
    Map<String, Object> args = LinkedHashMap.newLinkedHashMap(3);
    args.put(name1, value1);
    args.put(name2, value2);
    args.put(name3, value3);
    return new Phrase(key, args);
  }

  /// The same sentence with one more argument.
  public Phrase with(String name, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(args);
    more.put(name, value);
    return new Phrase(key, more);
  }
}
