package baseplate.core;

import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import java.util.Map;
import java.util.TreeMap;

/// The chosen reading of every clause that a rulebook leaves open, by option key: complete, the
/// defaults included.
///
/// @param values chosen value by key
public record Agreements(Map<String, String> values) {
  public Agreements {
    values = java.util.Collections.unmodifiableMap(new TreeMap<>(values));
  }

  /// The chosen value; throws IllegalArgumentException when the option is unknown.
  public String value(String key) {
    String value = values.get(key);
    if (value == null) {
      throw new IllegalArgumentException("no option " + key);
    }
    return value;
  }

  /// Whether the option has that value.
  public boolean is(String key, String value) {
    return value(key).equals(value);
  }

  /// Throws [Malformed] at `/house` or `/house/KEY` unless each of the options has one of its
  /// readings. Options that there are no longer may stand beside them.
  public void demandReadings(Iterable<HouseOption> options) {
    for (HouseOption option : options) {
      String value = values.get(option.key());
      if (value == null) {
        throw new Malformed("/house", Phrase.of("core.malformed.missing", "field", option.key()));
      }
      option.demand(value);
    }
  }

  /// The defaults of the options with the given choices in place; throws [Malformed] at
  /// `/house/KEY` when a key or value is not one of them.
  public static Agreements of(Iterable<HouseOption> options, Map<String, String> chosen) {
    Map<String, String> values = new TreeMap<>();
    options.forEach(option -> values.put(option.key(), option.fallback()));
    chosen.forEach((key, value) -> values.put(key, HouseOption.check(options, key, value)));
    return new Agreements(values);
  }
}
