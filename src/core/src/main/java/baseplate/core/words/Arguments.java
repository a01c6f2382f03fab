package baseplate.core.words;

import java.math.BigDecimal;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The arguments of a [Phrase] in their order: a map that never changes, kept as names and values
/// in turn, since phrases have few and are made often.
final class Arguments extends AbstractMap<String, Object> {
  static final Arguments NONE = new Arguments(new Object[0]);

  private final Object[] pairs;

  private Arguments(Object[] pairs) {
    this.pairs = pairs;
  }

  /// The arguments in plain values.
  static Arguments of(Map<String, Object> args) {
    if (args instanceof Arguments known) {
      return known;
    }
    Object[] pairs = new Object[2 * args.size()];
    int size = 0;
    for (Map.Entry<String, Object> entry : args.entrySet()) {
      pairs[size++] = entry.getKey();
      pairs[size++] = plain(entry.getValue());
    }
    return new Arguments(pairs);
  }

  /// These and one more, which takes the place of one with its name.
  Arguments with(String name, Object value) {
    int at = position(name);
    Object[] more = Arrays.copyOf(pairs, Math.max(pairs.length, at + 2));
    more[at] = name;
    more[at + 1] = plain(value);
    return new Arguments(more);
  }

  /// Where the name stands, or would.
  private int position(Object name) {
    int at = 0;
    while (at < pairs.length && !pairs[at].equals(name)) {
      at += 2;
    }
    return at;
  }

  private static Object plain(Object value) {
    return switch (value) {
      case String text -> text;
      case Phrase phrase -> phrase;
      case Sayable named -> named.phrase();
      case Integer whole -> whole.longValue();
      case Long whole -> whole;
      case BigDecimal number -> plain(number);
      case Collection<?> many -> many.stream().map(Arguments::plain).toList();
      default -> value.toString();
    };
  }

  private static Object plain(BigDecimal number) {
    BigDecimal stripped = number.stripTrailingZeros();
    boolean whole = stripped.scale() <= 0 && stripped.precision() - stripped.scale() <= 18;
    return whole ? (Object) stripped.longValueExact() : stripped;
  }

  @Override
  public int size() {
    return pairs.length / 2;
  }

  @Override
  public @Nullable Object get(@Nullable Object name) {
    int at = name == null ? pairs.length : position(name);
    return at < pairs.length ? pairs[at + 1] : null;
  }

  @Override
  public boolean containsKey(@Nullable Object name) {
    return name != null && position(name) < pairs.length;
  }

  @Override
  public Set<Map.Entry<String, Object>> entrySet() {
    return new Entries();
  }

  private final class Entries extends AbstractSet<Map.Entry<String, Object>> {
    @Override
    public int size() {
      return Arguments.this.size();
    }

    @Override
    public Iterator<Map.Entry<String, Object>> iterator() {
      return new Walk();
    }
  }

  private final class Walk implements Iterator<Map.Entry<String, Object>> {
    private int at;

    @Override
    public boolean hasNext() {
      return at < pairs.length;
    }

    @Override
    public Map.Entry<String, Object> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      at += 2;
      return Map.entry((String) pairs[at - 2], pairs[at - 1]);
    }
  }
}
