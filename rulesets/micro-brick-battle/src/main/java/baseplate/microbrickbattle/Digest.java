package baseplate.microbrickbattle;

import baseplate.core.RuleEntry;
import baseplate.core.RuleEntry.Standing;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.ArrayList;
import java.util.List;

/// The rules in our own words, each with where it comes from.
final class Digest {
  private static final Standing BOOK = Standing.BOOK;
  private static final Standing PUBLIC = Standing.PUBLIC;
  private static final Standing HOUSE = Standing.HOUSE;
  private static final Standing BOTH = Standing.BOOK_AND_HOUSE;

  /// Of MBB-1, MBB-2 and so on.
  private static final List<Standing> STANDINGS =
      List.of(
          BOOK, BOOK, PUBLIC, BOOK, BOTH, BOTH, BOTH, PUBLIC, HOUSE, BOTH, // 1 to 10
          BOOK, BOOK, BOTH, BOTH, BOOK, BOTH, BOTH, BOTH, BOOK, BOOK, // 11 to 20
          HOUSE, BOOK, HOUSE, BOOK, BOTH, PUBLIC, HOUSE, HOUSE, HOUSE, HOUSE, // 21 to 30
          HOUSE, HOUSE, HOUSE, BOTH, HOUSE, HOUSE, HOUSE, HOUSE, HOUSE, HOUSE, HOUSE); // 31 to 41

  private Digest() {}

  static List<RuleEntry> entries() {
    List<RuleEntry> entries = new ArrayList<>();
    for (RuleId id : Rule.ALL) {
      entries.add(
          new RuleEntry(id, STANDINGS.get(entries.size()), Phrase.of("mbb.rule." + id.text())));
    }
    return List.copyOf(entries);
  }
}
