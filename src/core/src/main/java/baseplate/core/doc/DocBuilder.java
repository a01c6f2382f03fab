package baseplate.core.doc;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// Fills a [Doc.Obj] field by field; a name may be put once.
public final class DocBuilder {
  private final Members.Growing fields = new Members.Growing();

  DocBuilder() {}

  /// Puts a value; throws IllegalStateException when the name is taken.
  public DocBuilder put(String name, Doc value) {
    if (!fields.add(name, value)) {
      throw new IllegalStateException("field twice: " + name);
    }
    return this;
  }

  /// Puts a value unless the name is taken; whether it did.
  public boolean putIfFree(String name, Doc value) {
    return fields.add(name, value);
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
    return new Doc.Obj(fields.done());
  }
}
