package baseplate.core.doc;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Fills a [Doc.Obj] field by field; a name may be put once.
public final class DocBuilder {
  private final Map<String, Doc> fields = new LinkedHashMap<>();

  DocBuilder() {}

  /// Puts a value; throws IllegalStateException when the name is taken.
  public DocBuilder put(String name, Doc value) {
    if (fields.putIfAbsent(name, value) != null) {
      throw new IllegalStateException("field twice: " + name);
    }
    return this;
  }

  /// Puts a text.
  public DocBuilder put(String name, String value) {
    return put(name, Doc.of(value));
  }

  /// Puts a whole number.
  public DocBuilder put(String name, long value) {
    return put(name, Doc.of(value));
  }

  /// Puts an exact decimal.
  public DocBuilder put(String name, BigDecimal value) {
    return put(name, Doc.of(value));
  }

  /// Puts a flag.
  public DocBuilder put(String name, boolean value) {
    return put(name, Doc.of(value));
  }

  /// Puts the value unless it is null.
  public DocBuilder putUnlessNull(String name, @Nullable Doc value) {
    return value == null ? this : put(name, value);
  }

  /// The object so far.
  public Doc.Obj build() {
    return new Doc.Obj(fields);
  }
}
