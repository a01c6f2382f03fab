package baseplate.core.doc;

import baseplate.geometry.Point;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A neutral tree of values: what files hold, before any ruleset reads a meaning into it.
///
/// Keys keep the order in which they were put. Equality is by value; two numbers are equal when
/// their stripped decimals are.
public sealed interface Doc {

  /// Named values in a fixed order.
  ///
  /// @param fields the values by name
  record Obj(Map<String, Doc> fields) implements Doc {
    public Obj {
      fields = Members.of(fields);
    }

    Members members() {
      return (Members) fields;
    }
  }

  /// Values in a row.
  ///
  /// @param items the values
  record Items(List<Doc> items) implements Doc {
    public Items {
      items = List.copyOf(items);
    }
  }

  /// A text.
  ///
  /// @param value the text
  record Text(String value) implements Doc {}

  /// An exact decimal, kept without trailing zeros.
  ///
  /// @param value the number
  record Num(BigDecimal value) implements Doc {
    public Num {
      value = value.signum() == 0 ? BigDecimal.ZERO : plain(value);
    }

    private static BigDecimal plain(BigDecimal value) {
      if (value.scale() == 0) {
        return value;
      }
      BigDecimal stripped = value.stripTrailingZeros();
      return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }
  }

  /// Yes or no.
  ///
  /// @param value which
  record Flag(boolean value) implements Doc {}

  /// An explicit null.
  record Nothing() implements Doc {}

  /// A text value.
  static Doc of(String value) {
    return new Text(value);
  }

  /// A whole number.
  static Doc of(long value) {
    return new Num(BigDecimal.valueOf(value));
  }

  /// An exact decimal.
  static Doc of(BigDecimal value) {
    return new Num(value);
  }

  /// A flag.
  static Doc of(boolean value) {
    return new Flag(value);
  }

  /// `unscaled` divided by ten to the power of `places`: 1500 with 3 places is 1.5.
  static Doc scaled(long unscaled, int places) {
    return new Num(BigDecimal.valueOf(unscaled, places));
  }

  /// A point as `[x, y]` in inches.
  static Doc of(Point point) {
    return new Items(List.of(scaled(point.x(), 3), scaled(point.y(), 3)));
  }

  /// A list of the mapped items.
  static <T> Doc list(
      Iterable<T> items, java.util.function.Function<? super T, ? extends Doc> each) {
    List<Doc> docs = new ArrayList<>();
    items.forEach(item -> docs.add(each.apply(item)));
    return new Items(docs);
  }

  /// An empty object to fill.
  static DocBuilder object() {
    return new DocBuilder();
  }
}
