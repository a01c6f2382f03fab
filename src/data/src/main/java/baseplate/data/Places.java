package baseplate.data;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/// Where the values of a thing and the keys in front of them stand in its text, by JSON pointer.
final class Places {
  private final Map<String, String> values = new HashMap<>();
  private final Map<String, String> keys = new HashMap<>();
  private final Deque<String> within = new ArrayDeque<>();

  Places() {
    within.push("");
  }

  /// Goes into a field of the value at hand.
  ///
  /// @param place of its key
  void enter(String key, String place) {
    String pointer = pointer(within.element(), key);
    keys.putIfAbsent(pointer, place);
    within.push(pointer);
  }

  /// Goes into an item of the list at hand.
  void enter(int item) {
    within.push(within.element() + "/" + item);
  }

  /// The value at hand begins here.
  void begins(String place) {
    values.putIfAbsent(within.element(), place);
  }

  /// Goes back to what holds the value at hand.
  void leave() {
    within.pop();
  }

  /// The place of a value, or of the nearest that holds it.
  String value(String pointer) {
    String at = pointer;
    while (!values.containsKey(at) && !at.isEmpty()) {
      at = at.substring(0, at.lastIndexOf('/'));
    }
    return values.getOrDefault(at, "1:1");
  }

  /// The place of a field's key, else of the value that would hold it.
  String key(String pointer, String field) {
    return keys.getOrDefault(pointer(pointer, field), value(pointer));
  }

  private static String pointer(String within, String key) {
    return within + "/" + key.replace("~", "~0").replace("/", "~1");
  }
}
