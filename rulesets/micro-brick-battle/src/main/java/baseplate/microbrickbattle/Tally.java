package baseplate.microbrickbattle;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// How many of each kind a list holds, and the list with other counts: what stays keeps its order
/// and what it was given, what goes is the last of its kind.
final class Tally {
  /// How items name their kinds.
  private final Function<Doc, String> kind;

  /// What is added for a kind.
  private final Function<String, Doc> made;

  Tally(Function<Doc, String> kind, Function<String, Doc> made) {
    this.kind = kind;
    this.made = made;
  }

  /// The kinds in the order of the list with their counts.
  Map<String, Integer> counts(List<Doc> items) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    items.forEach(item -> counts.merge(kind.apply(item), 1, Integer::sum));
    return counts;
  }

  /// The list with the counts that are given; other kinds stay as they are.
  ///
  /// @param given counts by kind
  /// @param most how many of a kind there may be
  Doc counted(List<Doc> items, Fields given, int most) {
    List<Doc> counted = new ArrayList<>(items);
    for (String name : given.names()) {
      bring(counted, name, given.count(name, 0, most));
    }
    return new Doc.Items(counted);
  }

  private void bring(List<Doc> items, String name, int wanted) {
    int now = counts(items).getOrDefault(name, 0);
    for (int i = items.size() - 1; i >= 0 && now > wanted; i--) {
      if (kind.apply(items.get(i)).equals(name)) {
        items.remove(i);
        now--;
      }
    }
    for (; now < wanted; now++) {
      items.add(made.apply(name));
    }
  }
}
