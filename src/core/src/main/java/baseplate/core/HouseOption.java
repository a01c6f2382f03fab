package baseplate.core;

import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.ArrayList;
import java.util.List;

/// An open clause of a rulebook, with the readings that a table may agree on.
///
/// @param key its name in files and on the command line
/// @param values the readings; `*` among them admits any whole number from 0 to 1,000
/// @param fallback the reading when nobody says otherwise
/// @param rule the rule that leaves it open
/// @param words what the option means, for players
public record HouseOption(
    String key, List<String> values, String fallback, RuleId rule, Phrase words) {
  private static final String NUMBER = "*";
  private static final String WHOLE = "0|[1-9][0-9]{0,2}|1000";

  public HouseOption {
    values = List.copyOf(values);
  }

  /// Whether the option can have that value. `*` stands for numbers and is no value itself.
  public boolean admits(String value) {
    return !value.equals(NUMBER)
        && (values.contains(value) || values.contains(NUMBER) && value.matches(WHOLE));
  }

  /// The readings for people: each by its name, numbers in words.
  public List<Object> readings() {
    return values.stream()
        .map(value -> value.equals(NUMBER) ? Phrase.of("core.house.number") : (Object) value)
        .toList();
  }

  /// Throws [Malformed] at `/house/KEY` unless the option can have that value.
  void demand(String value) {
    if (!admits(value)) {
      throw new Malformed(
          "/house/" + key,
          Phrase.of("core.house.value", "key", key, "value", value, "values", readings()));
    }
  }

  static String check(Iterable<HouseOption> options, String key, String value) {
    List<String> keys = new ArrayList<>();
    for (HouseOption option : options) {
      if (option.key().equals(key)) {
        option.demand(value);
        return value;
      }
      keys.add(option.key());
    }
    throw new Malformed("/house/" + key, Phrase.of("core.house.key", "key", key, "keys", keys));
  }
}
