package baseplate.core.doc;

import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The fields of an object in their order: an immutable map in two arrays. Most objects are small,
/// and looking through a few names is quicker than a table; large ones keep an index.
final class Members extends AbstractMap<String, Doc> {
  private static final int SMALL = 12;

  private final String[] names;
  private final Doc[] values;
  private final @Nullable Map<String, Integer> index;

  private Members(String[] names, Doc[] values, @Nullable Map<String, Integer> index) {
    this.names = names;
    this.values = values;
    this.index = index;
  }

  static Members of(Map<String, Doc> fields) {
    if (fields instanceof Members members) {
      return members;
    }
    Growing growing = new Growing();
    fields.forEach(growing::add);
    return growing.done();
  }

  /// Fields being gathered.
  static final class Growing {
    private String[] names = new String[6];
    private Doc[] values = new Doc[6];
    private int size;
    private @Nullable Map<String, Integer> index;

    /// Adds a field; false when the name is taken.
    boolean add(String name, Doc value) {
      if (find(names, size, index, name) >= 0) {
        return false;
      }
      if (size == names.length) {
        names = Arrays.copyOf(names, 2 * size);
        values = Arrays.copyOf(values, 2 * size);
      }
      names[size] = name;
      values[size] = value;
      if (size >= SMALL) {
        index().put(name, size);
      }
      size++;
      return true;
    }

    private Map<String, Integer> index() {
      @Nullable Map<String, Integer> known = index;
      if (known == null) {
        known = new HashMap<>();
        for (int i = 0; i < size; i++) {
          known.put(names[i], i);
        }
        index = known;
      }
      return known;
    }

    /// The fields so far; more may be added afterwards without changing them.
    Members done() {
      return new Members(
          Arrays.copyOf(names, size),
          Arrays.copyOf(values, size),
          index == null ? null : Map.copyOf(index));
    }
  }

  private static int find(
      String[] names, int size, @Nullable Map<String, Integer> index, String name) {
    if (index != null) {
      return index.getOrDefault(name, -1);
    }
    int hash = name.hashCode();
    for (int i = 0; i < size; i++) {
      if (names[i].hashCode() == hash && names[i].equals(name)) {
        return i;
      }
    }
    return -1;
  }

  /// The position of a field, -1 when there is none.
  int position(String name) {
    return find(names, names.length, index, name);
  }

  String name(int position) {
    return names[position];
  }

  Doc value(int position) {
    return values[position];
  }

  @Override
  public int size() {
    return names.length;
  }

  @Override
  public boolean containsKey(@Nullable Object name) {
    return name instanceof String text && position(text) >= 0;
  }

  @Override
  public @Nullable Doc get(@Nullable Object name) {
    int position = name instanceof String text ? position(text) : -1;
    return position < 0 ? null : values[position];
  }

  @Override
  public Set<Map.Entry<String, Doc>> entrySet() {
    return new Entries();
  }

  /// The fields in their order.
  private final class Entries extends AbstractSet<Map.Entry<String, Doc>> {
    @Override
    public int size() {
      return names.length;
    }

    @Override
    public Iterator<Map.Entry<String, Doc>> iterator() {
      return new AbstractList<Map.Entry<String, Doc>>() {
        @Override
        public Map.Entry<String, Doc> get(int position) {
          return Map.entry(names[position], values[position]);
        }

        @Override
        public int size() {
          return names.length;
        }
      }.iterator();
    }
  }
}
