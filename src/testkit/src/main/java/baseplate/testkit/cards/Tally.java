package baseplate.testkit.cards;

import baseplate.core.input.Request;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A multiset of cards that grows.
final class Tally {
  private final Map<String, Integer> counts = new TreeMap<>();

  Tally(List<Request.Copies> cards) {
    cards.forEach(copies -> counts.put(copies.card(), copies.count()));
  }

  void add(String card) {
    counts.merge(card, 1, Integer::sum);
  }

  /// Its cards by code.
  List<Request.Copies> copies() {
    return counts.entrySet().stream()
        .map(each -> new Request.Copies(each.getKey(), each.getValue()))
        .toList();
  }
}
